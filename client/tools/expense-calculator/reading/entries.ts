import { slashOrderOf } from '#core/dates/days/written-dates.ts';
import { currencyDigits } from '#core/money/currency-digits.ts';
import { isOfOtherCurrency, signOf } from '#core/money/named-currency.ts';
import { readTyped } from '#core/numbers/typed-number.ts';
import type { ExpenseOptions } from '../schema.ts';
import type { Column } from './column-names.ts';
import { type GuessedColumn, readSheet, type Sheet } from './columns.ts';
import { type AmountRules, type Cell, plainAmount, readRowAmount } from './row-amounts.ts';
import { type ReadRow, readRow, refuseCutAmount, refuseShortRow } from './read-row.ts';
import { readRowDate } from './row-dates.ts';
import { categoryByRules, readRules, type Rule } from './rules.ts';
import { splitOf } from './split-parts.ts';
import { isIdle, isUnbooked } from './skipped-rows.ts';

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
  readonly guessed: readonly GuessedColumn[];
  /** Columns of people that are not read. */
  readonly people: readonly string[];
  readonly digits: number;
}

export const uncategorized = 'Other';

/** Reads the rows of a CSV by people or banks. Throws a ToolInputError with the row. */
export function readEntries(options: ExpenseOptions): ReadEntries {
  const digits = currencyDigits(options.currency);
  const sheet = readSheet(options.entries.replace(/^\ufeff/, ''), options.columns);
  const rules = readRules(options.rules);
  const all = sheet.rows.map((each) => readRow(each, sheet));
  const hasDebits = sheet.columns.has('debit') && sheet.columns.has('credit');
  const [idle, busy] = [
    all.filter((each) => isIdle(each, hasDebits)),
    all.filter((each) => !isIdle(each, hasDebits)),
  ];
  const [unbooked, read] = [busy.filter(isUnbooked), busy.filter((each) => !isUnbooked(each))];
  if (sheet.isUsual) {
    read.forEach(refuseShortRow);
    read.forEach(refuseCutAmount);
  }
  const code = options.currency.trim().toUpperCase();
  const foreign = new Set(read.filter(({ cell }) => isForeign(cell('amount'), cell('currency'), code)));
  const own = read.filter((each) => !foreign.has(each));
  const order =
    options.dateOrder === 'auto' ? slashOrderOf(own.map(({ cell }) => cell('date'))) : options.dateOrder;
  const currencySign = code === '' ? '' : signOf(code);
  const signs = signsOf(own, sheet, options, currencySign);
  const spelling = new Map<string, string>();
  const entries = own.map(({ cell, row }) => {
    const date = readRowDate(cell('date'), row, order);
    const entry = readEntry(
      cell,
      row,
      { ...signs, digits, sign: currencySign, locale: options.locale },
      rules,
    );
    return {
      ...entry,
      date,
      category: spelledAsFirst(entry.category, spelling),
    };
  });
  return {
    entries: entries.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.row - b.row)),
    foreign: Array.from(foreign, ({ row }) => row),
    doubles: findDoubles(entries),
    idle: idle.map(({ row }) => row),
    unbooked: unbooked.map(({ row }) => row),
    rounded: entries.filter(({ isRounded }) => isRounded).map(({ row }) => row),
    isTurned: signs.isBelow && options.sign === 'auto',
    isUnsure: signs.isUnsure,
    guessed: sheet.guessed ?? [],
    people: sheet.people ?? [],
    digits,
  };
}

/**
 * Detects the signs. In a bank’s file, amounts below 0 are expenses unless most are above 0 without a plus; never in a
 * file with payers. Who types rows writes expenses without a sign.
 */
function signsOf(
  rows: readonly ReadRow[],
  { columns, isUsual }: Sheet,
  { sign, locale }: ExpenseOptions,
  currencySign: string,
) {
  const valueOf = (text: string) =>
    Number(readTyped(plainAmount(text.replace(/[CD]R\.?$/i, ''), currencySign), locale) ?? 0);
  const isShared = (name: Column) =>
    isUsual ? rows.some(({ cell }) => cell(name) !== '') : columns.has(name);
  const isAuto = sign === 'auto' && !isShared('payer') && !isShared('split');
  const hasAmountAlone = (cell: Cell) => cell('debit') === '' && cell('credit') === '';
  const signed = isAuto
    ? rows.filter(({ cell }) => hasAmountAlone(cell)).map(({ cell }) => valueOf(cell('amount')))
    : [];
  const below = signed.filter((value) => value < 0).length;
  const above = signed.filter((value) => value > 0).length;
  // A written plus marks income.
  const hasPlus = below > 0 && rows.some(({ cell }) => cell('amount').startsWith('+'));
  return {
    isBelow: sign === 'below' || hasPlus || (below > 0 && (isUsual ? below > above : below >= above)),
    isUnsure: below > 0 && below <= above && !hasPlus,
    isPlusIncome: sign === 'auto',
    isDebitBelow: !rows.some(({ cell }) => valueOf(cell('debit')) > 0),
  };
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
