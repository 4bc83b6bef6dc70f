import type { DecimalMark } from '#core/csv/detection/cell-values.ts';
import type { TableSource } from './table-source.ts';

/** Converts a row of the file to a row of the table. `index` counts the file's rows, including the header. */
export type ExtendRow = (row: string[], index: number) => string[];

/** How rows of a file become rows of the table. */
export interface LaidTable {
  readonly firstRow: number;
  readonly mark: DecimalMark;
  readonly extend: ExtendRow;
}

/** A table with its current sorting and filters. */
export interface ReadTable {
  readonly source: TableSource;
  /** The rows to show, in order; undefined for all rows in file order. */
  readonly rows: Uint32Array | undefined;
  readonly firstRow: number;
  readonly extend: ExtendRow;
}

/**
 * Reads the table's rows from `start` to before `end`, in their current order. Rows that are neighbors in the file are
 * read together.
 */
export async function readRows(
  { source, rows, firstRow, extend }: ReadTable,
  start: number,
  end: number,
): Promise<{ numbers: number[]; cells: string[][] }> {
  const wanted = rows
    ? Array.from(rows.subarray(start, end))
    : Array.from({ length: Math.max(0, end - start) }, (_, index) => firstRow + start + index);
  const cells: string[][] = [];
  for (let index = 0; index < wanted.length;) {
    let next = index + 1;
    while (next < wanted.length && wanted[next] === (wanted[next - 1] as number) + 1) next += 1;
    const from = wanted[index] as number;
    const read = await source.readRange(from, from + next - index);
    read.forEach((row, offset) => cells.push(extend(row, from + offset)));
    index = next;
  }
  return { numbers: wanted.map((row) => row - firstRow + 1), cells };
}
