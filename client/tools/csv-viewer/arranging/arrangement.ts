import { ToolInputError } from '#core/errors.ts';
import { dateOf, type DecimalMark, numberOf } from '#core/csv/detection/cell-values.ts';
import type { LaidTable } from '#core/csv/reading/row-reading.ts';
import type { Work } from '#core/steps.ts';
import type { TableSource } from '#core/csv/reading/table-source.ts';

export type FilterOperator =
  | 'contains'
  | 'equals'
  | 'not'
  | 'starts'
  | 'above'
  | 'below'
  | 'empty'
  | 'filled';

export interface ColumnFilter {
  readonly column: number;
  readonly operator: FilterOperator;
  readonly value: string;
}

/** The rows to show, and their order. */
export interface Arrangement {
  /** A text that any cell must contain, ignoring case; empty for all rows. */
  readonly search: string;
  readonly filters: readonly ColumnFilter[];
  readonly sort: { readonly column: number; readonly isDescending: boolean } | undefined;
  /** Whether to show only rows whose number of cells differs from the file's first row. */
  readonly isUnevenOnly?: boolean;
}

/** A little less than the maximum size of a Map. */
const maxSorted = 16_000_000;

/** Yields the indexes of the rows that an arrangement shows, in order; undefined for all rows in file order. */
export async function* arrangeRows(
  source: TableSource,
  { firstRow, mark, extend }: LaidTable,
  { search, filters, sort, isUnevenOnly = false }: Arrangement,
): Work<Uint32Array | undefined> {
  if (search === '' && filters.length === 0 && !sort && !isUnevenOnly) return undefined;
  const rows = new Uint32Array(Math.max(0, source.rowCount - firstRow));
  const keys: string[] = [];
  const tests = filters.map((filter) => toTest(filter, mark));
  const width = isUnevenOnly ? ((await source.readRange(0, 1))[0]?.length ?? 0) : 0;
  const needle = search.toLowerCase();
  let count = 0;
  yield* source.scan(
    firstRow,
    (fileRow, index) => {
      if (isUnevenOnly && fileRow.length === width) return;
      const row = extend(fileRow, index);
      if (!tests.every((test) => test(row))) return;
      if (needle !== '' && !row.some((cell) => cell.toLowerCase().includes(needle))) return;
      if (sort) keys.push(row[sort.column] ?? '');
      rows[count] = index;
      count += 1;
    },
    sort ? 'Sorting' : 'Filtering',
  );
  const kept = rows.subarray(0, count);
  if (!sort) return kept;
  if (count > maxSorted) {
    throw new ToolInputError('More than 16 million rows cannot be sorted here.', {
      hint: 'Filter first, then sort what is left.',
    });
  }
  return sortRows(kept, keys, sort.isDescending, mark);
}

function toTest(
  { column, operator, value }: ColumnFilter,
  mark: DecimalMark,
): (row: readonly string[]) => boolean {
  const wanted = value.toLowerCase();
  const limit = numberOf(value, mark) ?? dateOf(value);
  const cellOf = (row: readonly string[]) => row[column] ?? '';
  const amountOf = (row: readonly string[]) => numberOf(cellOf(row), mark) ?? dateOf(cellOf(row));
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

/** Above this number of different texts, they are compared by code units instead of by language rules. */
const maxCollated = 100_000;
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const isAmount = 0;
const isText = 1;
const isBlank = 2;

/**
 * Sorts by cells: blanks last, numbers and dates by value before texts, texts by language rules. Rows with equal cells
 * keep their order, in both directions.
 */
export function sortRows(
  rows: Uint32Array,
  keys: readonly string[],
  isDescending: boolean,
  mark: DecimalMark = '.',
): Uint32Array {
  const { kinds, values } = weighCells(keys, mark);
  const order = new Uint32Array(rows.length).map((_, index) => index);
  const sign = isDescending ? -1 : 1;
  order.sort((first, second) => {
    const a = kinds[first] as number;
    const b = kinds[second] as number;
    if (a !== b) return a === isBlank ? 1 : b === isBlank ? -1 : (a - b) * sign;
    const byValue = ((values[first] as number) - (values[second] as number)) * sign;
    return byValue === 0 ? first - second : byValue;
  });
  return order.map((position) => rows[position] as number);
}

/** Returns every cell's kind, and a number to compare it with others of its kind. */
function weighCells(
  keys: readonly string[],
  mark: DecimalMark,
): { readonly kinds: Uint8Array; readonly values: Float64Array } {
  const kinds = new Uint8Array(keys.length);
  const values = new Float64Array(keys.length);
  const texts = new Map<string, number>();
  keys.forEach((cell, index) => {
    const amount = numberOf(cell, mark) ?? dateOf(cell);
    if (amount !== undefined) {
      kinds[index] = isAmount;
      values[index] = amount;
    } else if (cell.trim() === '') kinds[index] = isBlank;
    else {
      kinds[index] = isText;
      texts.set(cell, 0);
    }
  });
  const sorted = [...texts.keys()];
  if (sorted.length <= maxCollated) sorted.sort(collator.compare);
  else sorted.sort();
  sorted.forEach((text, rank) => texts.set(text, rank));
  keys.forEach((cell, index) => {
    if (kinds[index] === isText) values[index] = texts.get(cell) ?? 0;
  });
  return { kinds, values };
}
