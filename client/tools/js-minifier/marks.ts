import type { TreeNode } from './tree.ts';

/** Characters that the source does not contain, used in place of what Terser must not see. */
export class Marks {
  readonly #source: string;
  readonly #marks = new Map<string, string>();
  /** Private use characters, and letters of the Yi script, which are allowed in names. */
  #next = { text: 0xe000, name: 0xa000 };

  constructor(source: string) {
    this.#source = source;
  }

  /** Hides a text behind a mark of the same length. `shown` takes its place in the output. */
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
