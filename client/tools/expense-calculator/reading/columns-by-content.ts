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
const whole = /^[-+−(]?\s?\p{Sc}?\d{1,3}(?:[ .,'’]?\d{3})*(?:[.,]\d)?\)?\s?\p{Sc}?[-−]?$/u;
/** An amount, or a number that may be one, with or without the word of a direction behind it. */
function isAmountLike(cell: string): boolean {
  if (cell.length > 40) return false;
  const number = cell.replace(/\s*[CD]R\.?$/i, '');
  return isAmount(number) || (whole.test(number) && !isDate(number));
}
/** An IBAN (ISO 13616). */
export const isAccount = (cell: string) => /^[A-Z]{2}\d{2}[A-Z\d ]{8,}$/.test(cell);
const countLetters = (cell: string) => cell.replaceAll(/\P{L}/gu, '').length;
const hasLetter = (cell: string) => /\p{L}/u.test(cell);
const isMark = (cell: string) => readMark(cell) !== undefined;
const isNumber = (cell: string) => /\d/.test(cell) && countLetters(cell) <= 3 && !isDate(cell);

/** No bank has more columns of amounts; comparing each with each could take minutes. */
const most = 12;

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
  const pairs = partly
    .slice(0, most)
    .flatMap((debit, index) => partly.slice(index + 1, most).map((credit) => ({ debit, credit })));
  return pairs.find(({ debit, credit }) =>
    rows.every((cells) => isFilled(cells[debit]) !== isFilled(cells[credit])),
  );
}

/** Returns whether cells are amounts. Whole numbers are only if one of them has a minus sign. */
function areAmounts(cells: readonly string[]): boolean {
  return (
    cells.every(isAmountLike) && cells.some((cell) => isAmount(cell) || /^[-−(]|[-−]$|[CD]R$/i.test(cell))
  );
}

/** Finds the column of amounts: one by which another changes from row to row, or else the first. */
function findAmount(rows: Rows, places: Places): number | undefined {
  const amounts = places.filter((place) => areAmounts(cellsAt(rows, place)));
  const unitsAt = (place: number) => cellsAt(rows, place).map(unitsOf);
  const isBalanced = (place: number) => {
    const sizes = unitsAt(place).map(Math.abs);
    return amounts.slice(0, most).some((other) => {
      const changes = unitsAt(other).flatMap((units, index, all) =>
        Math.abs(units - (all[index + 1] ?? units)),
      );
      // The oldest row is the first or the last.
      return [sizes, sizes.slice(1)].some(
        (own) =>
          changes.some(Boolean) && changes.slice(0, -1).every((change, index) => change === own[index]),
      );
    });
  };
  return (rows.length > 1 ? amounts.slice(0, most).find(isBalanced) : undefined) ?? amounts[0];
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
  // Few words in many rows are those of a direction or a state.
  const varied = texts.filter((place) => rows.length <= 4 || new Set(cellsAt(rows, place)).size > 3);
  const telling = (varied.length > 0 ? varied : texts)
    .toSorted((a, b) => Number(isOne(a)) - Number(isOne(b)))
    .slice(0, 2);
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
  const hasMark =
    cellsAt(rows, known.get('mark') ?? -1).some(isMark) || known.has('debit') || known.has('credit');
  const hasBothWays = (place: number) => new Set(cellsAt(rows, place).map(readMark)).size === 2;
  const found: Found = {
    ...(!hasMark && {
      mark: places.find((place) => cellsAt(rows, place).every(isMark) && hasBothWays(place)),
    }),
    ...(!known.has('date') && { date: find(isDate) }),
    ...(!hasAmount && {
      ...(findDebits(rows, places) ?? { amount: findAmount(rows, places) }),
      currency: find((cell) => Object.hasOwn(currencyNames, cell)),
    }),
    ...(!known.has('what') && !known.has('payee') && findTexts(rows, places)),
  };
  const filled = Object.entries(found).filter(([, place]) => place !== undefined) as [Column, number][];
  const own = Array.from(known).filter(([column]) => column !== 'mark' || found.mark === undefined);
  return new Map([...filled, ...own]);
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
    parsed.every(
      ([, second = '', third = '']) =>
        isNumber(third.trim()) && !isAccount(second.trim()) && !isDate(second.trim()),
    );
  return isUsual || !found.has('date') || !found.has('what') || !hasAmount ? undefined : found;
}
