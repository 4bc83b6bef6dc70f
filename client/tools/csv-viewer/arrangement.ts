import type { Progress } from '#core/task.ts';
import { dateOf, numberOf } from './cell-values.ts';
import type { TableSource } from './table-source.ts';

export type FilterOperator =
  'contains' | 'equals' | 'not' | 'starts' | 'above' | 'below' | 'empty' | 'filled';

export interface ColumnFilter {
  readonly column: number;
  readonly operator: FilterOperator;
  readonly value: string;
}

/** Which rows are shown, and in what order. */
export interface Arrangement {
  /** A text that any cell must hold, large and small letters alike; empty for all. */
  readonly search: string;
  readonly filters: readonly ColumnFilter[];
  readonly sort: { readonly column: number; readonly isDescending: boolean } | undefined;
}

type ReportProgress = (progress: Progress) => void;

/** The indexes of the rows that an arrangement shows, in its order; undefined for all as they are. */
export async function arrangeRows(
  source: TableSource,
  firstRow: number,
  { search, filters, sort }: Arrangement,
  onProgress: ReportProgress,
): Promise<Uint32Array | undefined> {
  if (search === '' && filters.length === 0 && !sort) return undefined;
  const rows = new Uint32Array(Math.max(0, source.rowCount - firstRow));
  const keys: string[] = [];
  const tests = filters.map(toTest);
  const needle = search.toLowerCase();
  let count = 0;
  await source.scan(
    firstRow,
    (row, index) => {
      if (!tests.every((test) => test(row))) return;
      if (needle !== '' && !row.some((cell) => cell.toLowerCase().includes(needle))) return;
      if (sort) keys.push(row[sort.column] ?? '');
      rows[count] = index;
      count += 1;
    },
    onProgress,
    sort ? 'Sorting' : 'Filtering',
  );
  const kept = rows.subarray(0, count);
  return sort ? sortRows(kept, keys, sort.isDescending) : kept;
}

function toTest({ column, operator, value }: ColumnFilter): (row: readonly string[]) => boolean {
  const wanted = value.toLowerCase();
  const limit = numberOf(value) ?? dateOf(value);
  const cellOf = (row: readonly string[]) => row[column] ?? '';
  const amountOf = (row: readonly string[]) => numberOf(cellOf(row)) ?? dateOf(cellOf(row));
  switch (operator) {
    case 'contains':
      return (row) => cellOf(row).toLowerCase().includes(wanted);
    case 'equals':
      return (row) => cellOf(row).toLowerCase() === wanted;
    case 'not':
      return (row) => cellOf(row).toLowerCase() !== wanted;
    case 'starts':
      return (row) => cellOf(row).toLowerCase().startsWith(wanted);
    case 'above':
      return (row) => limit !== undefined && (amountOf(row) ?? -Infinity) > limit;
    case 'below':
      return (row) => limit !== undefined && (amountOf(row) ?? Infinity) < limit;
    case 'empty':
      return (row) => cellOf(row).trim() === '';
    case 'filled':
      return (row) => cellOf(row).trim() !== '';
  }
}

/** Beyond so many different texts, they are compared letter by letter rather than by the rules of the language. */
const maxCollated = 100_000;
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/**
 * Sorts by cells: blanks last, numbers (and dates) by value before texts, texts as the language has them. Rows with
 * equal cells keep their order, in both directions.
 */
export function sortRows(rows: Uint32Array, keys: readonly string[], isDescending: boolean): Uint32Array {
  const ranks = rankCells(keys);
  const blank = ranks.blank;
  const order = new Uint32Array(rows.length).map((_, index) => index);
  const sign = isDescending ? -1 : 1;
  order.sort((first, second) => {
    const a = ranks.values[first] as number;
    const b = ranks.values[second] as number;
    if (a === b) return first - second;
    if (a === blank) return 1;
    if (b === blank) return -1;
    return (a - b) * sign;
  });
  return order.map((position) => rows[position] as number);
}

/** Every cell's place among the different cells. */
function rankCells(keys: readonly string[]): { values: Uint32Array; blank: number } {
  const distinct = [...new Set(keys)];
  const amounts: { cell: string; amount: number }[] = [];
  const texts: string[] = [];
  for (const cell of distinct) {
    if (cell.trim() === '') continue;
    const amount = numberOf(cell) ?? dateOf(cell);
    if (amount === undefined) texts.push(cell);
    else amounts.push({ cell, amount });
  }
  amounts.sort((first, second) => first.amount - second.amount);
  if (texts.length <= maxCollated) texts.sort(collator.compare);
  else texts.sort();
  const ranks = new Map<string, number>();
  let rank = 0;
  let previous: number | undefined;
  for (const { cell, amount } of amounts) {
    if (amount !== previous) rank += 1;
    previous = amount;
    ranks.set(cell, rank);
  }
  for (const text of texts) ranks.set(text, (rank += 1));
  const blank = rank + 1;
  return { values: Uint32Array.from(keys, (cell) => ranks.get(cell) ?? blank), blank };
}
