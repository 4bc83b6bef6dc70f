import { currencyNames } from '#core/money/currencies.ts';
import type { Column, Columns } from './column-names.ts';
import { readMark } from './row-amounts.ts';

/** A date, with or without a time; OFX writes both without marks, and its time zone in brackets. */
export const isDate = (cell: string) =>
  /^(?:\d{1,4}([./-])\d{1,2}\1\d{1,4}|(?:19|20)\d{6}|\d{1,2}[ -][a-z]{3,9}[ -]\d{2,4})(?:[T ]\d{1,2}:\d\d\S*)?$|^(?:19|20)\d{12}(?:\[[^\]]*\])?$/i.test(
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
const unitsOf = (cell = '') => Number(cell.replaceAll(/[^\d-]/g, ''));
type Rows = readonly (readonly string[])[];

/** Finds two columns of amounts of which each row fills one: banks write what is spent before what comes in. */
function findDebits(rows: Rows): Partial<Record<Column, number>> | undefined {
  const partly = Array.from(rows[0]?.keys() ?? []).filter((place) => {
    const filled = rows.map((cells) => cells[place] ?? '').filter(isFilled);
    return filled.length > 0 && filled.length < rows.length && filled.every(isAmount);
  });
  const [debit = -1, credit = -1] = partly;
  if (partly.length !== 2) return undefined;
  const fillsOne = (cells: readonly string[]) => isFilled(cells[debit]) !== isFilled(cells[credit]);
  return rows.every(fillsOne) ? { debit, credit } : undefined;
}

/** Finds the column of amounts: the first, because balances follow; a bank may write two before it. */
function findAmount(rows: Rows): number {
  const isOfAmounts = (place: number) => rows.every((cells) => isAmount(cells[place] ?? ''));
  const [first = -1, second = -1, ...more] = Array.from(rows[0]?.keys() ?? []).filter(isOfAmounts);
  const between = (place: number) =>
    rows.every((cells) => unitsOf(cells[first]) + unitsOf(cells[place]) === unitsOf(cells[second]));
  return more.find(between) ?? first;
}

/**
 * Finds the columns of bank rows without a header from their cells. The second of several texts goes before the first,
 * as a payee. Returns undefined if the usual order fits, or if a date, an amount or a text is missing.
 */
export function columnsByContent(parsed: readonly (readonly string[])[]): Columns | undefined {
  const rows = parsed
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const isText = (place: number) => {
    const column = rows.map((cells) => cells[place] ?? '');
    const isOther = [isDate, isAccount, isMark].some((is) => column.every(is));
    return !isOther && column.every(hasLetter) && column.some((cell) => countLetters(cell) > 3);
  };
  const [what = -1, payee = -1] = Array.from(rows[0]?.keys() ?? []).filter(isText);
  const find = (fits: (cell: string) => boolean) =>
    rows[0]?.findIndex((_, place) => rows.every((cells) => fits(cells[place] ?? ''))) ?? -1;
  const places = {
    date: find(isDate),
    what,
    payee,
    ...(findDebits(rows) ?? { amount: findAmount(rows) }),
    mark: find(isMark),
    currency: find((cell) => Object.hasOwn(currencyNames, cell)),
  };
  const isUsual =
    places.date === 0 &&
    places.amount !== 1 &&
    rows.every(([, second = '', third = '']) => isNumber(third) && !isAccount(second));
  if (isUsual || places.date < 0 || places.what < 0 || places.amount === -1) return undefined;
  return new Map((Object.entries(places) as [Column, number][]).filter(([, place]) => place >= 0));
}
