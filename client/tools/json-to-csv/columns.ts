import type { CellPath } from '#core/csv/paths/cell-path.ts';
import { ToolInputError } from '#core/errors.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

const maxColumns = 10_000;

/** Gathers the columns of all rows, in the order in which they first appear. */
export class ColumnFinder {
  readonly #found = new Map<string, { readonly path: CellPath; hasValue: boolean }>();

  /** Throws a ToolInputError for more columns than a table should have. */
  add(path: CellPath, hasValue: boolean): void {
    const key = JSON.stringify(path);
    const known = this.#found.get(key);
    if (known) known.hasValue ||= hasValue;
    else this.#found.set(key, { path, hasValue });
    if (this.#found.size > maxColumns) {
      throw new ToolInputError(`This would have more than ${writeNumber(maxColumns)} columns.`, {
        hint: 'Write lists or objects as JSON in one cell.',
      });
    }
  }

  /**
   * The paths of the columns, and the place of each. What holds nothing in any row has no column of its own beside
   * those for what it holds in others.
   */
  finish(): { readonly paths: readonly CellPath[]; readonly places: ReadonlyMap<string, number> } {
    const parents = new Set<string>();
    for (const { path } of this.#found.values()) {
      for (let length = 1; length < path.length; length += 1)
        parents.add(JSON.stringify(path.slice(0, length)));
    }
    const kept = [...this.#found].filter(([key, { hasValue }]) => hasValue || !parents.has(key));
    return {
      paths: kept.map(([, { path }]) => path),
      places: new Map(kept.map(([key], place) => [key, place])),
    };
  }
}
