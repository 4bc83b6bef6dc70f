import { Numbers, plainFixed } from '#client/tool-kit/calculators/numbers.ts';
import type { Report } from '#client/tool-kit/calculators/report.ts';
import type { Figure } from '#client/tool-kit/operations/operation.ts';
import { fromUnits } from '#core/finance/schedule.ts';
import { settleUp } from '#core/money/settle-up.ts';
import { notesOf } from './notes.ts';
import { type Entry, readEntries } from './reading/entries.ts';
import { namesIn, sharesOf } from './reading/shares.ts';
import { monthlySum, readRecurring, recurringTables } from './recurring.ts';
import { type ExpenseOptions, schema } from './schema.ts';
import {
  balanceTable,
  budgetTables,
  categoryTable,
  entryTable,
  type Money,
  type PersonBalance,
  sumBy,
} from './tables.ts';

/** Totals by category and month, budgets, and who owes whom. Throws a ToolInputError. */
export function describeExpenses(options: ExpenseOptions): Report {
  const write = new Numbers(schema, options);
  const read = readEntries(options);
  const { entries, digits } = read;
  const money: Money = {
    text: (units) => write.fixed(fromUnits(units, digits), digits),
    plain: (units) => plainFixed(fromUnits(units, digits), digits),
    size: (units) => Number(units) / 10 ** digits,
  };
  const total = entries.reduce((sum, { units }) => sum + units, 0n);
  const months = sumBy(entries, ({ date }) => date.slice(0, 7));
  const categories = [...sumBy(entries, ({ category }) => category)].toSorted(([, a], [, b]) =>
    Number(b - a),
  );
  const recurring = readRecurring(options, digits);
  const settling = settle(entries, digits, options.locale);
  return {
    figures: [
      { label: 'Total', value: money.text(total) },
      { label: 'Expenses', value: write.integer(entries.length) },
      ...wayFigures(entries, money),
      ...(months.size > 1
        ? [{ label: 'On average a month with expenses', value: money.text(total / BigInt(months.size)) }]
        : []),
      ...(recurring.length > 0
        ? [{ label: 'Recurring a month', value: money.text(monthlySum(recurring)) }]
        : []),
      ...settling.transfers.map(({ from, to, amount }) => ({
        label: `${from} pays ${to}`,
        value: money.text(amount),
      })),
    ],
    plain: money.plain(total),
    notes: notesOf(read, total),
    charts: entries.length === 0 ? [] : [monthChart(entries, categories, [...months.keys()], money)],
    tables: [
      entryTable(entries, money),
      categoryTable(categories, total, money),
      ...budgetTables(options, entries, [...months.keys()].at(-1), digits, money),
      ...recurringTables(recurring, money),
      ...(settling.balances.length > 0 ? [balanceTable(settling.balances, money)] : []),
    ],
  };
}

/** A salary among the rows must not look like something saved. */
function wayFigures(entries: readonly Entry[], money: Money): readonly Figure[] {
  const came = entries.reduce((sum, { units }) => (units < 0n ? sum - units : sum), 0n);
  if (came === 0n) return [];
  const spent = entries.reduce((sum, { units }) => (units > 0n ? sum + units : sum), 0n);
  return [
    { label: 'Spent', value: money.text(spent) },
    { label: 'Came in (income, refunds)', value: money.text(came) },
  ];
}

/** Ann and ann are one person, called as the first of them. */
function personKey(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').toLowerCase();
}

function settle(entries: readonly Entry[], digits: number, locale: string) {
  const shared = entries.filter(({ payer }) => payer !== '');
  const people = new Map<string, { name: string; paid: bigint; share: bigint }>();
  for (const name of shared.flatMap(({ payer, split }) => [payer, ...(split ? namesIn(split) : [])])) {
    if (!people.has(personKey(name))) people.set(personKey(name), { name, paid: 0n, share: 0n });
  }
  const everyone = Array.from(people.values(), ({ name }) => name);
  for (const entry of shared) {
    const payer = people.get(personKey(entry.payer));
    if (payer) payer.paid += entry.units;
    for (const [name, share] of sharesOf(entry, everyone, digits, locale)) {
      const person = people.get(personKey(name));
      if (person) person.share += share;
    }
  }
  const balances: readonly PersonBalance[] = [...people.values()];
  const transfers = settleUp(balances.map(({ name, paid, share }) => ({ name, amount: paid - share })));
  return { balances, transfers };
}

/** As many categories as colours; the rest together. */
const mostSeries = 6;

function monthChart(
  entries: readonly Entry[],
  categories: readonly (readonly [string, bigint])[],
  months: readonly string[],
  money: Money,
) {
  const shown = categories
    .slice(0, categories.length > mostSeries ? mostSeries - 1 : mostSeries)
    .map(([name]) => name);
  const valuesOf = (isOwn: (entry: Entry) => boolean) => {
    const sums = sumBy(entries.filter(isOwn), ({ date }) => date.slice(0, 7));
    return months.map((month) => money.size(sums.get(month) ?? 0n));
  };
  return {
    kind: 'stack' as const,
    title: 'Expenses by month',
    summary: `${months.length} months; the largest category is ${categories[0]?.[0] ?? 'none'}.`,
    placesName: 'Month',
    places: months,
    series: [
      ...shown.map((name) => ({ name, values: valuesOf(({ category }) => category === name) })),
      ...(categories.length > shown.length
        ? [{ name: 'All others', values: valuesOf(({ category }) => !shown.includes(category)) }]
        : []),
    ],
  };
}
