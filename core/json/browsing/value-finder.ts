import { bytesOfText } from '#core/json/bytes/source-bytes.ts';
import { JsonDocument } from '#core/json/json-document.ts';
import { type Child, ChildWalk, documentsNode } from '#core/json/reading/child-walk.ts';
import { ContainerIndex } from '#core/json/reading/container-index.ts';
import { decodeToken } from '#core/json/reading/string-token.ts';

/** Finds values of valid JSON by their paths. */
export class ValueFinder {
  readonly bytes: Uint8Array;
  readonly #walk: ChildWalk;
  readonly #known = new Map<number, ReadonlyMap<string, Child>>();

  constructor(text: string) {
    const { bytes, outline } = new JsonDocument(bytesOfText(text)).analysis;
    this.bytes = bytes;
    this.#walk = new ChildWalk(bytes, new ContainerIndex(outline));
  }

  /** Returns the value at the end of a path, whose first step is the document, from 0. */
  find(steps: readonly (string | number)[]): Child | undefined {
    let found: Child | undefined;
    let container = documentsNode;
    for (const step of steps) {
      found = this.#childrenOf(container).get(String(step));
      if (!found) return undefined;
      container = found.start;
    }
    return found;
  }

  /** Returns the children by their key or index; of a repeated key the last one, which counts. */
  #childrenOf(container: number): ReadonlyMap<string, Child> {
    const known = this.#known.get(container);
    if (known) return known;
    const children = new Map<string, Child>();
    for (const child of this.#walk.children(container)) {
      const { index, keyStart, keyEnd } = child;
      children.set(keyStart < 0 ? String(index) : decodeToken(this.bytes, keyStart, keyEnd), child);
    }
    this.#known.set(container, children);
    return children;
  }
}
