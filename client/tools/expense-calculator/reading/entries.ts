import { slashOrderOf } from '#core/dates/days/written-dates.ts';
import { ToolInputError } from '#core/errors.ts';
import { currencyDigits } from '#core/money/currency-digits.ts';
import { isOfOtherCurrency, signOf } from '#core/money/named-currency.ts';
import type { ExpenseOptions } from '../schema.ts';
import { type Certainty, certaintyOf } from './certainty.ts';
import { amountColumns } from './column-names.ts';
import { readSheet, type Sheet } from './columns.ts';
import { numberMarksOf } from './number-marks.ts';
import { type AmountRules, type Cell, readRowAmount, unitsIn } from './row-amounts.ts';
import { type ReadRow, readRow, refuseCutAmount, refuseShortRow } from './read-row.ts';
import { isYearFirst, readRowDate } from './row-dates.ts';
import { categoryByRules, readRules, type Rule } from './rules.ts';
import { splitOf } from './split-parts.ts';
import { signsOf } from './signs.ts';
import { isIdle, isUnbooked, likelySums } from './skipped-rows.ts';

/** One expense; amounts are in the smallest currency unit. */
export interface Entry {
  readonly row: number;
  readonly date: string;
  readonly what: string;
  readonly units: bigint;
  readonly category: string;
  readonly payer: string;
  readonly split: string;
  readonly isRounded: boolean;
}

export interface ReadEntries {
  readonly entries: readonly Entry[];
  /** Rows in another currency. */
  readonly foreign: readonly number[];
  /** Pairs of identical rows. */
  readonly doubles: readonly (readonly [first: number, second: number])[];
  /** Rows that only contain totals or nothing. */
  readonly idle: readonly number[];
  /** Rows of pending and declined payments. */
  readonly unbooked: readonly number[];
  /** Rows whose amount has more decimals than the currency. */
  readonly rounded: readonly number[];
  /** True if the file writes expenses as negative amounts. */
  readonly isTurned: boolean;
  /** True if it has amounts of both signs and does not say which of them are expenses. */
  readonly isUnsure: boolean;
  /** Columns of people that are not read. */
  readonly people: readonly string[];
  readonly digits: number;
  /** Rows that may be the sum of others. */
  readonly sums: readonly number[];
  /** An amount that can be read in two ways. */
  readonly unclear: string | undefined;
  readonly certainty: Certainty;
}

export const uncategorized = 'Other';

/** Reads the rows of a CSV by people or banks. Throws a ToolInputError with the row. */
export function readEntries(options: ExpenseOptions): ReadEntries {
  const sheet = readSheet(options.entries.replace(/^\ufeff/, ''), options.columns);
  const read = readSheetEntries(sheet, options);
  if (!read.certainty.isTurned || read.isTurned || options.sign !== 'auto') return read;
  // A balance that rises by the amounts is that of an account more often than that of a debt.
  return { ...readSheetEntries(sheet, { ...options, sign: 'below' }), isTurned: true, isUnsure: true };
}

function readSheetEntries(sheet: Sheet, options: ExpenseOptions): ReadEntries {
  const digits = currencyDigits(options.currency);
  const { idle, unbooked, read } = sortRows(sheet);
  if (sheet.isUsual) {
    read.forEach(refuseShortRow);
    read.forEach(refuseCutAmount);
  }
  const code = options.currency.trim().toUpperCase();
  const foreign = new Set(read.filter(({ cell }) => isForeign(cell('amount'), cell('currency'), code)));
  const own = read.filter((each) => !foreign.has(each));
  const sign = code === '' ? '' : signOf(code);
  const marks = numberMarksOf(
    own.flatMap(({ cell }) => amountColumns.map(cell)),
    sign,
  );
  const locale = marks.locale ?? options.locale;
  // Pending payments have the file’s signs, too.
  const signs = signsOf([...own, ...unbooked], sheet, { sign: options.sign, locale }, sign);
  const entries = entriesOf(own, { ...signs, digits, sign, locale }, options);
  const counted = own.map((row, index) => ({ ...row, units: entries[index]?.units ?? 0n }));
  return {
    entries: entries.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.row - b.row)),
    foreign: Array.from(foreign, ({ row }) => row),
    doubles: findDoubles(entries),
    idle: idle.map(({ row }) => row),
    unbooked: unbooked.map(({ row }) => row),
    rounded: entries.filter(({ isRounded }) => isRounded).map(({ row }) => row),
    isTurned: signs.isBelow && options.sign === 'auto',
    isUnsure: signs.isUnsure,
    people: sheet.people ?? [],
    digits,
    sums: likelySums(counted),
    unclear: marks.unclear,
    certainty: certaintyOf(sheet, counted, (text) => unitsIn(text, sign, locale, digits)),
  };
}

function sortRows(sheet: Sheet) {
  const hasDebits = sheet.columns.has('debit') && sheet.columns.has('credit');
  const all = sheet.rows.map((each) => readRow(each, sheet));
  const lastDated = sheet.isUsual
    ? -1
    : all.findLastIndex(({ cell, cells }) => /\d/.test(cell('date')) && cells.filter(Boolean).length > 1);
  const isLeft = (each: ReadRow, index: number) =>
    isIdle(each, hasDebits) || (lastDated >= 0 && index > lastDated && !isUnbooked(each));
  const idle = all.filter(isLeft);
  const busy = all.filter((each, index) => !isLeft(each, index));
  return { idle, unbooked: busy.filter(isUnbooked), read: busy.filter((each) => !isUnbooked(each)) };
}

function entriesOf(
  rows: readonly ReadRow[],
  amounts: AmountRules,
  options: ExpenseOptions,
): readonly Entry[] {
  const rules = readRules(options.rules);
  const order =
    options.dateOrder === 'auto' ? slashOrderOf(rows.map(({ cell }) => cell('date'))) : options.dateOrder;
  if (isYearFirst(rows)) {
    throw new ToolInputError(
      `Row ${rows[0]?.row}, date: “${rows[0]?.cell('date')}” seems to begin with the year.`,
      {
        field: 'entries',
        hint: 'Write years with four digits: 2026-01-05.',
      },
    );
  }
  const spelling = new Map<string, string>();
  return rows.map(({ cell, row }) => {
    const date = readRowDate(cell('date'), row, order);
    const entry = readEntry(cell, row, amounts, rules);
    return { ...entry, date, category: spelledAsFirst(entry.category, spelling) };
  });
}

/**
 * Returns whether a row is in another currency, by its currency column or by a sign or code with the amount. False if
 * no currency is chosen.
 */
function isForeign(amount: string, currency: string, code: string): boolean {
  if (code === '') return false;
  if (/^[a-z]{3}$/i.test(currency)) return currency.toUpperCase() !== code;
  // Digits make it another column, such as an IBAN in a file without names.
  if (currency === '' || /\d/.test(currency)) return isOfOtherCurrency(amount, code);
  return !/\p{Sc}/u.test(currency) || isOfOtherCurrency(currency, code);
}

/** Returns the first spelling of a name, because Food and food are the same. */
function spelledAsFirst(name: string, spelling: Map<string, string>): string {
  const key = name.toLowerCase();
  const known = spelling.get(key) ?? name;
  spelling.set(key, known);
  return known;
}

function readEntry(cell: Cell, row: number, amounts: AmountRules, rules: readonly Rule[]) {
  const [payee, purpose] = [cell('payee'), cell('what')];
  const isSame = payee.toLowerCase() === purpose.toLowerCase();
  const what = isSame ? payee : [payee, purpose].filter(Boolean).join(' – ');
  return {
    row,
    what,
    ...readRowAmount(cell, row, amounts),
    category: cell('category') || (categoryByRules(what, rules) ?? uncategorized),
    payer: cell('payer'),
    split: splitOf(cell('split'), cell('parts')),
  };
}

function findDoubles(entries: readonly Entry[]): ReadEntries['doubles'] {
  const seen = new Map<string, number>();
  return entries.flatMap(({ date, what, units, payer, row }) => {
    const key = JSON.stringify([date, what, String(units), payer]);
    const first = seen.get(key);
    seen.set(key, first ?? row);
    return first === undefined ? [] : [[first, row] as const];
  });
}
