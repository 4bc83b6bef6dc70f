import type { Arrangement } from './arrangement.ts';
import type { ExtendRow } from '#core/csv/reading/row-reading.ts';
import type { TableInfo } from '#core/csv/reading/table-info.ts';

/** The content of the cells of an added column. */
export type ColumnFill =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'count'; readonly first: number; readonly step: number };

/** The side of another column where a column is inserted. */
export type Side = 'before' | 'after';

/**
 * A column that is not in the file; its cells are computed when they are read. Columns are numbered: first those of the
 * file, then the added ones in the order of their creation. A removed column keeps its number.
 */
export interface AddedColumn {
  readonly name: string;
  readonly fill: ColumnFill;
  /** The number of the column next to it. */
  readonly beside: number;
  readonly side: Side;
  readonly isRemoved: boolean;
}

/** Changes applied to the cells of a file. */
export interface Overlay {
  readonly added: readonly AddedColumn[];
  /** Trims whitespace from the file's cells. */
  readonly isTrimmed: boolean;
}

/** No changes to the file. */
export const noOverlay: Overlay = { added: [], isTrimmed: false };

/**
 * Returns a function that adds the columns to rows of a file. It changes the given row, because there may be millions.
 */
export function rowExtender(
  { added, isTrimmed }: Overlay,
  { fileColumns, firstRow }: { readonly fileColumns: number; readonly firstRow: number },
): ExtendRow {
  const fills = added.map(({ fill, isRemoved }) => (isRemoved ? undefined : fill));
  return (row, index) => {
    if (isTrimmed) for (let at = 0; at < row.length; at += 1) row[at] = (row[at] as string).trim();
    if (fills.length === 0) return row;
    while (row.length < fileColumns) row.push('');
    for (const fill of fills) row.push(fill ? cellOf(fill, index - firstRow) : '');
    return row;
  };
}

function cellOf(fill: ColumnFill, row: number): string {
  return fill.kind === 'text' ? fill.text : String(fill.first + fill.step * row);
}

/** Returns a table's properties, including its added columns. */
export function withAdded(info: TableInfo, added: readonly AddedColumn[]): TableInfo {
  if (added.length === 0) return info;
  const lastCell = (fill: ColumnFill) => cellOf(fill, Math.max(0, info.rowCount - 1));
  return {
    ...info,
    columns: [...info.columns, ...added.map(({ name }) => name)],
    widths: [
      ...info.widths,
      ...added.map(({ name, fill }) => Math.max(name.length, lastCell(fill).length, cellOf(fill, 0).length)),
    ],
  };
}

/** Returns all column numbers in order: the file's columns, with each added one beside its neighbor. */
export function columnOrder(fileColumns: number, added: readonly AddedColumn[]): readonly number[] {
  let order: readonly number[] = Array.from({ length: fileColumns }, (_, column) => column);
  added.forEach(({ beside, side }, slot) => {
    order = putBeside(order, beside, side, fileColumns + slot);
  });
  return order.filter((column) => added[column - fileColumns]?.isRemoved !== true);
}

/** Inserts a column beside another; at the end if that one is missing. */
export function putBeside(
  columns: readonly number[],
  beside: number,
  side: Side,
  column: number,
): readonly number[] {
  const place = columns.indexOf(beside);
  if (place < 0) return [...columns, column];
  return columns.toSpliced(side === 'after' ? place + 1 : place, 0, column);
}

/** Removes everything that refers to a column from the arrangement. */
export function withoutColumn({ sort, filters, ...rest }: Arrangement, column: number): Arrangement {
  return {
    ...rest,
    sort: sort?.column === column ? undefined : sort,
    filters: filters.filter((filter) => filter.column !== column),
  };
}

/** The largest start value; even with the steps of millions of rows, numbers stay exact. */
export const maxFirst = 1_000_000_000_000;
export const maxStep = 1_000_000;

/** Returns whether a value is an integer within the limit. */
export function isCountable(value: number | undefined, max: number): value is number {
  return value !== undefined && Number.isInteger(value) && Math.abs(value) <= max;
}
