import type { ReportTable } from '#client/tool-kit/calculators/report.ts';
import { guardFormula } from '#core/csv/writing/formula-guard.ts';
import type { Entry } from './reading/entries.ts';

/** Writes amounts, given in the smallest units. */
export interface Money {
  readonly text: (units: bigint) => string;
  readonly plain: (units: bigint) => string;
  readonly size: (units: bigint) => number;
}

/** What one of those who share paid, and what was for them. */
export interface PersonBalance {
  readonly name: string;
  readonly paid: bigint;
  readonly share: bigint;
}

/** Texts stand in files otherwise than here: a spreadsheet would run what looks like a formula. */
export type Texts = (text: string) => string;
export const asTyped: Texts = (text) => text;

/** The sums of the expenses that have the same key. */
export function sumBy(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const entry of entries) sums.set(keyOf(entry), (sums.get(keyOf(entry)) ?? 0n) + entry.units);
  return sums;
}

/** Every expense, in the columns that read back. */
export function entryTable(entries: readonly Entry[], money: Money): ReportTable {
  const rows = (format: Money['text'], inFile: Texts) =>
    entries.map(({ date, what, units, category, payer, split }) => [
      date,
      inFile(what),
      format(units),
      ...[category, payer, split].map(inFile),
    ]);
  return {
    title: 'Expenses',
    columns: ['date', 'what', 'amount', 'category', 'paid by', 'for'],
    rows: rows(money.text, asTyped),
    plainRows: rows(money.plain, guardFormula),
    fileName: 'expenses.csv',
  };
}

/** What went where, and its share of all. */
export function categoryTable(
  categories: readonly (readonly [string, bigint])[],
  total: bigint,
  money: Money,
): ReportTable {
  const share = (units: bigint) =>
    total > 0n ? `${Math.round((Number(units) / Number(total)) * 1000) / 10}%` : '';
  return {
    title: 'By category',
    columns: ['Category', 'Amount', 'Share'],
    rows: categories.map(([name, units]) => [name, money.text(units), share(units)]),
    plainRows: categories.map(([name, units]) => [guardFormula(name), money.plain(units), share(units)]),
    fileName: 'categories.csv',
  };
}

/** What each paid and owes. */
export function balanceTable(balances: readonly PersonBalance[], money: Money): ReportTable {
  const rows = (format: Money['text'], inFile: Texts) =>
    balances.map(({ name, paid, share }) => [
      inFile(name),
      format(paid),
      format(share),
      format(paid - share),
    ]);
  return {
    title: 'Who paid what',
    columns: ['Person', 'Paid', 'Own share', 'Balance'],
    rows: rows(money.text, asTyped),
    plainRows: rows(money.plain, guardFormula),
    fileName: 'balances.csv',
  };
}
