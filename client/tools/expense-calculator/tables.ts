import type { ReportTable } from '#client/tool-kit/calculators/report.ts';
import { guardFormula } from '#core/csv/writing/formula-guard.ts';
import type { Entry } from './reading/entries.ts';

/** Writes amounts, given in the smallest currency unit. */
export interface Money {
  readonly text: (units: bigint) => string;
  readonly plain: (units: bigint) => string;
  readonly size: (units: bigint) => number;
}

/** One person's payments and share. */
export interface PersonBalance {
  readonly name: string;
  readonly paid: bigint;
  readonly share: bigint;
}

/** Writes a text for a file; in spreadsheets, texts that look like formulas must be guarded. */
export type Texts = (text: string) => string;
export const asTyped: Texts = (text) => text;

/** Sums the expenses by key. */
export function sumBy(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const entry of entries) sums.set(keyOf(entry), (sums.get(keyOf(entry)) ?? 0n) + entry.units);
  return sums;
}

/** Lists every expense, in columns that the tool can read again. */
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

/** Lists the categories with their amounts and percentages. */
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

/** Lists what each person paid and owes. */
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
