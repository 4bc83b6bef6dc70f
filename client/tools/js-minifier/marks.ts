import type { TreeNode } from './tree.ts';

/** Letters that the source does not have, which stand for what Terser must not see. */
export class Marks {
  readonly #source: string;
  readonly #marks = new Map<string, string>();
  /** For private use, and of the Yi script, which names may hold. */
  #next = { text: 0xe000, name: 0xa000 };

  constructor(source: string) {
    this.#source = source;
  }

  /** Returns a text of the same length. `shown` is what comes back in its place. */
  hide(text: string, shown = text): string {
    return this.#mark(text.length, shown, 'text');
  }

  hideName(name: string, { start, end }: TreeNode): string {
    return this.#mark(name.length, name, 'name').padEnd(end - start);
  }

  /** Returns a name; a space comes back in its place. */
  hideSpace(): string {
    return this.#mark(1, ' ', 'name');
  }

  restore(code: string): string {
    let restored = code;
    for (const [text, mark] of this.#marks) restored = restored.replaceAll(mark, () => text);
    return restored;
  }

  #mark(length: number, shown: string, kind: 'text' | 'name'): string {
    while (this.#source.includes(String.fromCharCode(this.#next[kind]))) this.#next[kind] += 1;
    const mark = this.#marks.get(shown) ?? String.fromCharCode(this.#next[kind]++).repeat(length);
    this.#marks.set(shown, mark);
    return mark;
  }
}
