import type { CellPath } from '#core/csv/paths/cell-path.ts';
import { decodeToken } from '#core/json/reading/string-token.ts';

/** A key where it was met last: its bytes, and where it leads. */
interface Met {
  readonly start: number;
  readonly end: number;
  readonly node: PathNode;
}

/** A path that the cells of many rows share: the same path is always the same node, so that none is written out twice. */
export class PathNode {
  readonly path: CellPath;
  readonly #children = new Map<string | number, PathNode>();
  /** By the place of the key within its object. */
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

  /** The child by the key that stands from `start` to `end`. Rows mostly have their keys in one order: then none is decoded. */
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
