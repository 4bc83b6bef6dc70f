import type { Arrangement } from './arrangement.ts';
import type { ExtendRow } from '#core/csv/reading/row-reading.ts';
import type { TableInfo } from '#core/csv/reading/table-info.ts';

/** What stands in the cells of an added column. */
export type ColumnFill =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'count'; readonly first: number; readonly step: number };

/** Which side of another column a column is put at. */
export type Side = 'before' | 'after';

/**
 * A column that is not in the file: its cells are worked out as they are read. Columns go by their numbers, first
 * those of the file, then the added ones in the order of their coming; a removed one keeps its number.
 */
export interface AddedColumn {
  readonly name: string;
  readonly fill: ColumnFill;
  /** The number of the column that it was put beside. */
  readonly beside: number;
  readonly side: Side;
  readonly isRemoved: boolean;
}

/** What is laid over the cells of a file. */
export interface Overlay {
  readonly added: readonly AddedColumn[];
  /** Leaves white space at the ends of the file's cells out. */
  readonly isTrimmed: boolean;
}

/** The file as it is. */
export const noOverlay: Overlay = { added: [], isTrimmed: false };

/** Lays the added columns over rows of a file. The row that is given is changed itself, as there may be millions. */
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

/** What is known of a table, with its added columns. */
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

/** All columns by their numbers: the file's in their order, each added one beside that which it was put to. */
export function columnOrder(fileColumns: number, added: readonly AddedColumn[]): readonly number[] {
  let order: readonly number[] = Array.from({ length: fileColumns }, (_, column) => column);
  added.forEach(({ beside, side }, slot) => {
    order = putBeside(order, beside, side, fileColumns + slot);
  });
  return order.filter((column) => added[column - fileColumns]?.isRemoved !== true);
}

/** Columns with one more beside another; at the end where that one is not among them. */
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

/** The arrangement without what looks at a column. */
export function withoutColumn({ sort, filters, ...rest }: Arrangement, column: number): Arrangement {
  return {
    ...rest,
    sort: sort?.column === column ? undefined : sort,
    filters: filters.filter((filter) => filter.column !== column),
  };
}

/** The largest number to count from: with the steps of millions of rows it is still exact. */
export const maxFirst = 1_000_000_000_000;
export const maxStep = 1_000_000;

/** True for whole numbers that can be counted by. */
export function isCountable(value: number | undefined, max: number): value is number {
  return value !== undefined && Number.isInteger(value) && Math.abs(value) <= max;
}
