import type { CellPath } from '#core/csv/paths/cell-path.ts';
import { ToolInputError } from '#core/errors.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { PathNode } from './path-node.ts';

const maxColumns = 10_000;

/** Collects the columns of all rows, in the order of their first occurrence. */
export class ColumnFinder {
  readonly #found = new Map<PathNode, { hasValue: boolean }>();

  /** Adds a column. Throws a ToolInputError for too many columns. */
  add(column: PathNode, hasValue: boolean): void {
    const known = this.#found.get(column);
    if (known) known.hasValue ||= hasValue;
    else this.#found.set(column, { hasValue });
    if (this.#found.size > maxColumns) {
      throw new ToolInputError(`This would have more than ${writeNumber(maxColumns)} columns.`, {
        hint: 'Write lists or objects as JSON in one cell.',
      });
    }
  }

  /**
   * Returns the paths of the columns, and the index of each. A value that is empty in some rows and nested in others
   * only has the columns of its nested values.
   */
  finish(): { readonly paths: readonly CellPath[]; readonly places: ReadonlyMap<PathNode, number> } {
    const parents = new Set<string>();
    for (const { path } of this.#found.keys()) {
      for (let length = 1; length < path.length; length += 1)
        parents.add(JSON.stringify(path.slice(0, length)));
    }
    const kept = [...this.#found]
      .filter(([{ path }, { hasValue }]) => hasValue || !parents.has(JSON.stringify(path)))
      .map(([column]) => column);
    return {
      paths: kept.map(({ path }) => path),
      places: new Map(kept.map((column, place) => [column, place])),
    };
  }
}
