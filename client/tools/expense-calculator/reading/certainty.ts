import { currencyNames } from '#core/money/currencies.ts';
import { type Column, isValueDate } from './column-names.ts';
import { isAccount, isAmount, isDate } from './columns-by-content.ts';
import type { Sheet } from './columns.ts';
import { plainName } from './plain-names.ts';
import type { ReadRow } from './read-row.ts';
import { isYearFirst } from './row-dates.ts';
import { readMark } from './row-amounts.ts';
import { balanceOf } from './running-balance.ts';
import { contradictsSigns, hasMinus } from './signs.ts';

/** A row that counts, with what it spends. */
export interface CountedRow extends ReadRow {
  readonly units: bigint;
}

export interface Certainty {
  /** How the columns were read; empty if that is certain. */
  readonly readAs: readonly (readonly [column: Column, name: string])[];
  /** The columns that are not read, or not understood, and may matter. */
  readonly unread: readonly string[];
  /** Whether a running balance rises by what counts as an expense. */
  readonly isTurned: boolean;
  /** The running balance that some rows do not agree with. */
  readonly gaps?: { readonly name: string; readonly rows: readonly number[] };
}

type UnitsIn = (text: string) => bigint | undefined;
type Rows = readonly CountedRow[];
type Cells = readonly string[];

/** Checking more could take minutes. */
const mostColumns = 200;

const isCode = (cell: string) => Object.hasOwn(currencyNames, cell.toUpperCase());

/** Checks a reading by the running balance; where that proves nothing, by the columns that are not read. */
export function certaintyOf(sheet: Sheet, rows: Rows, unitsIn: UnitsIn): Certainty {
  const { columns, names = [], textWidth = 1 } = sheet;
  if (sheet.isByHand) return { readAs: [], unread: [], isTurned: false };
  const nameOf = (place: number) => (names[place] ?? '').trim().slice(0, 24) || `column ${place + 1}`;
  const cellsAt = (place: number) => rows.map(({ cells }) => (cells[place] ?? '').trim());
  const read = [
    ...columns.values(),
    ...Array.from({ length: textWidth - 1 }, (_, part) => (columns.get('what') ?? 0) + part + 1),
  ];
  const width = Math.min(
    mostColumns,
    Math.max(names.length, ...rows.slice(0, 1000).map(({ cells }) => cells.length)),
  );
  const others = Array.from({ length: width }, (_, place) => place).filter((place) => !read.includes(place));
  const balance = others
    .flatMap(
      (place) =>
        balanceOf(
          place,
          cellsAt(place).map(unitsIn),
          rows.map(({ units }) => units),
        ) ?? [],
    )
    .toSorted((a, b) => Number(a.isTurned) - Number(b.isTurned) || a.gaps.length - b.gaps.length)[0];
  const isOpen = (place: number) => hasUnproven(cellsAt(place), unitsIn, balance?.proves);
  const isValue = isValueDate(plainName(names[columns.get('date') ?? -1] ?? ''));
  const unread = others.filter(
    (place) =>
      place !== balance?.place &&
      ((isValue && hasOtherDates(cellsAt(place), rows)) ||
        (isOpen(place) && mayMatter(cellsAt(place), rows, unitsIn))),
  );
  const vague = vagueColumns(rows, sheet).flatMap((column) => columns.get(column) ?? []);
  const doubts = [...vague.filter(isOpen), ...unread].map(nameOf);
  // A bank may have other columns in the places of the category and the payer.
  const isUsual =
    sheet.isUsual &&
    rows.some(({ cell }) => cell('category') !== '') &&
    rows.every(({ cell }) => cell('split') === '');
  const isGuessed = (sheet.isGuessed ?? false) || isUsual;
  const isSure = doubts.length === 0 && balance?.isTurned !== true && !isGuessed;
  return {
    readAs: Array.from(columns)
      .filter(([, place]) => !isSure && place < width)
      .toSorted(([, a], [, b]) => a - b)
      .map(([column, place]) => [column, nameOf(place)] as const),
    unread: doubts,
    isTurned: balance?.isTurned === true && balance.gaps.length === 0,
    ...(balance &&
      balance.gaps.length > 0 && {
        gaps: { name: nameOf(balance.place), rows: balance.gaps.map((index) => rows[index]?.row ?? 0) },
      }),
  };
}

/** Returns whether a row that the balance does not prove has another word than those it proves, or is the only one above 0. */
function hasUnproven(cells: Cells, unitsIn: UnitsIn, proves?: (index: number) => boolean): boolean {
  const kinds = cells.map((cell) => {
    const units = unitsIn(cell);
    return units === undefined ? cell : String(units !== 0n);
  });
  const known = new Set(kinds.filter((_, index) => proves?.(index)));
  return kinds.some((kind, index) => proves?.(index) !== true && !known.has(kind));
}

/** Returns whether no row says which way its money went. */
function isUnsigned(rows: Rows): boolean {
  return rows.every(
    ({ cell }) =>
      `${cell('debit')}${cell('credit')}` === '' &&
      readMark(cell('mark')) === undefined &&
      !/^[-+−(]|[-−)]$|[CD]R\.?$/i.test(cell('amount')),
  );
}

/** Returns whether a column that is not read may change the result: other amounts, currencies, a direction or a state. */
function mayMatter(cells: Cells, rows: Rows, unitsIn: UnitsIn): boolean {
  const values = [...new Set(cells)].filter(Boolean);
  if (values.every((cell) => isDate(cell) || isAccount(cell))) return false;
  const units = cells.map(unitsIn);
  const hasWhole = rows.some(({ cell }) => !isAmount(cell('amount') || cell('debit') || cell('credit')));
  if (
    cells.every((cell, index) => cell === '' || units[index] !== undefined) &&
    (values.some(isAmount) || hasWhole)
  ) {
    const isOwn = rows.every((row, index) => units[index] === row.units || units[index] === -row.units);
    return !isOwn && units.some(Boolean);
  }
  if (isUnsigned(rows)) return values.length <= 3 || values.length < rows.length;
  return values.length > 1 && (values.every(isCode) || (values.length <= 3 && !/\d/.test(values.join(''))));
}

function hasOtherDates(cells: Cells, rows: Rows): boolean {
  const dayOf = (cell: string) => cell.slice(0, 10);
  return (
    cells.every((cell) => cell === '' || isDate(cell)) &&
    rows.some(({ cell }, index) => cells[index] !== '' && dayOf(cells[index] ?? '') !== dayOf(cell('date')))
  );
}

/** Returns the columns whose words are not all understood or contradict the signs, and texts that are none. */
function vagueColumns(rows: Rows, { names = [], columns }: Sheet): readonly Column[] {
  const isNoText = (cell: string) =>
    !/\p{L}/u.test(cell) || isAccount(cell) || isCode(cell) || readMark(cell) !== undefined;
  const isOwn =
    columns.has('category') || columns.has('payer') || names.length === 0 || names.includes('what');
  const isVague: Partial<Record<Column, boolean>> = {
    amount: !isOwn && isUnsigned(rows),
    mark: isMarkVague(rows.filter(({ cell }) => `${cell('debit')}${cell('credit')}` === '')),
    status: new Set(rows.map(({ cell }) => cell('status'))).size > 1,
    date: isYearFirst(rows) === undefined,
  };
  return Array.from(columns.keys()).filter((column) => {
    const filled = rows.map(({ cell }) => cell(column)).filter(Boolean);
    const isText = /^(?:what|payee|category|payer|split)$/.test(column);
    return isVague[column] ?? (isText && filled.length > 0 && filled.every(isNoText));
  });
}

function isMarkVague(rows: Rows): boolean {
  const words = rows.map(({ cell }) => cell('mark'));
  const marks = words.map(readMark);
  if (rows.some(({ cell }) => hasMinus(cell('amount'))) || !marks.includes(undefined))
    return contradictsSigns(rows);
  const isBlankCredit = marks.includes('debit') && !marks.includes('credit');
  return isBlankCredit || words.some((word, index) => word !== '' && marks[index] === undefined);
}
