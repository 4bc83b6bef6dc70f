import { currencyNames } from '#core/money/currencies.ts';
import { amountColumns, type Column, type Columns } from './column-names.ts';
import { readMark } from './row-amounts.ts';

/** A date, with or without a time; OFX writes both without marks, and its time zone in brackets. */
export const isDate = (cell: string) =>
  /^(?:\d{1,4}([./-])\d{1,2}\1\d{1,4}\.?|(?:19|20)\d{6}|\d{1,2}[ -][a-z]{3,9}[ -]\d{2,4})(?:[T ]\d{1,2}:\d\d\S*)?$|^(?:19|20)\d{12}(?:\[[^\]]*\])?$/i.test(
    cell,
  );
export const isAmount = (cell: string) =>
  /^[-+−(]?\s?\p{Sc}?\s?(?:\d[\d.,'’ ]*)?[.,]\d\d\)?\s?\p{Sc}?\s?[-−]?$/u.test(cell) && !isDate(cell);
/** An IBAN (ISO 13616). */
const isAccount = (cell: string) => /^[A-Z]{2}\d{2}[A-Z\d ]{8,}$/.test(cell);
const countLetters = (cell: string) => cell.replaceAll(/\P{L}/gu, '').length;
const hasLetter = (cell: string) => /\p{L}/u.test(cell);
const isMark = (cell: string) => readMark(cell) !== undefined;
const isNumber = (cell: string) => /\d/.test(cell) && countLetters(cell) <= 3 && !isDate(cell);

const isFilled = (cell = '') => !/^(?:0+(?:[.,]0+)?)?$/.test(cell);
/** An amount with two decimals, in its smallest unit. */
export const unitsOf = (cell = '') => Number(cell.replaceAll(/[^\d-]/g, ''));
type Rows = readonly (readonly string[])[];
type Places = readonly number[];
type Found = Partial<Record<Column, number | undefined>>;

const cellsAt = (rows: Rows, place: number) => rows.map((cells) => cells[place] ?? '');

/** Finds two columns of amounts of which each row fills one. Banks write money out before money in. */
function findDebits(rows: Rows, places: Places): Found | undefined {
  const partly = places.filter((place) => {
    const filled = cellsAt(rows, place).filter(isFilled);
    return filled.length > 0 && filled.length < rows.length && filled.every(isAmount);
  });
  const [debit = -1, credit = -1] = partly;
  if (partly.length !== 2) return undefined;
  const fillsOne = (cells: readonly string[]) => isFilled(cells[debit]) !== isFilled(cells[credit]);
  return rows.every(fillsOne) ? { debit, credit } : undefined;
}

/** Returns whether cells are amounts. Whole numbers are only if one of them has a minus sign. */
function areAmounts(cells: readonly string[]): boolean {
  const isWhole = (cell: string) => /^[-−]?\d+$/.test(cell) && !isDate(cell);
  return (
    cells.every((cell) => isAmount(cell) || isWhole(cell)) &&
    cells.some((cell) => isAmount(cell) || /^[-−]/.test(cell))
  );
}

/** Finds the column of amounts: the first, because balances follow; a bank may write two before it. */
function findAmount(rows: Rows, places: Places): number | undefined {
  const [first, second = -1, ...more] = places.filter((place) => areAmounts(cellsAt(rows, place)));
  const between = (place: number) =>
    rows.every((cells) => unitsOf(cells[first ?? -1]) + unitsOf(cells[place]) === unitsOf(cells[second]));
  return more.find(between) ?? first;
}

/** Finds the description and the payee: two texts, preferably such as differ from row to row. */
function findTexts(rows: Rows, places: Places): Found {
  const texts = places.filter((place) => {
    const filled = cellsAt(rows, place).filter((cell) => cell !== '');
    const isOther = [isDate, isAccount, isMark].some((is) => filled.every(is));
    const isMostlyFilled = filled.length * 2 > rows.length;
    return (
      isMostlyFilled && !isOther && filled.every(hasLetter) && filled.some((cell) => countLetters(cell) > 3)
    );
  });
  const isOne = (place: number) => new Set(cellsAt(rows, place)).size === 1;
  const telling = texts.toSorted((a, b) => Number(isOne(a)) - Number(isOne(b))).slice(0, 2);
  const [what, payee] = telling.toSorted((a, b) => a - b);
  return { what, payee };
}

/** Adds the columns that are not known by name, found by their cells: the date, the amounts, or the texts. */
export function completeByContent(known: Columns, parsed: Rows): Columns {
  const hasDate = (cells: readonly string[]) =>
    known.has('date') ? cells[known.get('date') ?? -1] !== '' : cells.some(isDate);
  const rows = parsed.map((cells) => cells.map((cell) => cell.trim())).filter(hasDate);
  const taken = new Set(known.values());
  const places = Array.from(rows[0]?.keys() ?? []).filter((place) => !taken.has(place));
  const find = (fits: (cell: string) => boolean) => places.find((place) => cellsAt(rows, place).every(fits));
  const hasAmount = amountColumns.some((name) => known.has(name));
  const found: Found = {
    ...(!known.has('date') && { date: find(isDate) }),
    ...(!hasAmount && {
      ...(findDebits(rows, places) ?? { amount: findAmount(rows, places) }),
      mark: find(isMark),
      currency: find((cell) => Object.hasOwn(currencyNames, cell)),
    }),
    ...(!known.has('what') && !known.has('payee') && findTexts(rows, places)),
  };
  const filled = Object.entries(found).filter(([, place]) => place !== undefined) as [Column, number][];
  return new Map([...filled, ...known]);
}

/**
 * Finds the columns of bank rows without a header. Returns undefined if the usual order fits, or if a date, an amount or
 * a text is missing.
 */
export function columnsByContent(parsed: Rows): Columns | undefined {
  const found = completeByContent(new Map(), parsed);
  const hasAmount = amountColumns.some((name) => found.has(name));
  const isUsual =
    found.get('date') === 0 &&
    found.get('amount') !== 1 &&
    parsed.every(([, second = '', third = '']) => isNumber(third.trim()) && !isAccount(second.trim()));
  return isUsual || !found.has('date') || !found.has('what') || !hasAmount ? undefined : found;
}
