import type { CellPath } from '#core/csv/paths/cell-path.ts';
import { decodeToken } from '#core/json/reading/string-token.ts';

/** The last occurrence of a key: its bytes, and its node. */
interface Met {
  readonly start: number;
  readonly end: number;
  readonly node: PathNode;
}

/** A path that cells of many rows share. Each path has only one node, so it is written only once. */
export class PathNode {
  readonly path: CellPath;
  readonly #children = new Map<string | number, PathNode>();
  /** The last keys, by their position within the object. */
  readonly #met: Met[] = [];

  constructor(path: CellPath = []) {
    this.path = path;
  }

  child(step: string | number): PathNode {
    const known = this.#children.get(step);
    if (known) return known;
    const made = new PathNode([...this.path, step]);
    this.#children.set(step, made);
    return made;
  }

  /**
   * Returns the child for the key at `start` to `end`. Rows mostly have their keys in the same order, and then no key
   * is decoded.
   */
  childByKey(bytes: Uint8Array, place: number, start: number, end: number): PathNode {
    const before = this.#met[place];
    if (before && isSame(bytes, before, start, end)) return before.node;
    const node = this.child(decodeToken(bytes, start, end));
    if (place <= this.#met.length) this.#met[place] = { start, end, node };
    return node;
  }
}

function isSame(bytes: Uint8Array, { start, end }: Met, from: number, to: number): boolean {
  if (end - start !== to - from) return false;
  for (let at = from; at < to; at += 1) if (bytes[at] !== bytes[start + at - from]) return false;
  return true;
}
