import { Numbers, plainFixed } from '#client/tool-kit/calculators/numbers.ts';
import type { Report } from '#client/tool-kit/calculators/report.ts';
import type { Figure } from '#client/tool-kit/operations/operation-result.ts';
import type { Note } from '#core/errors.ts';
import { fromUnits } from '#core/finance/schedule.ts';
import { budgetTables } from './budgets.ts';
import { notesOf } from './notes.ts';
import { type Entry, readEntries } from './reading/entries.ts';
import { monthlySum, readRecurring, recurringTables } from './recurring.ts';
import { type ExpenseOptions, sample, schema } from './schema.ts';
import { paymentFigures, paymentTables, settle } from './settling.ts';
import { balanceTable, categoryTable, entryTable, type Money, sumBy } from './tables.ts';
import { divideToNearest } from '#core/numbers/rational.ts';

const sampleNote: Note = {
  severity: 'info',
  sentence: 'These expenses are a sample.',
  fix: { label: 'Clear', options: { entries: '', budgets: '' } },
};

/** Describes totals by category and month, budgets, and who owes whom. Throws a ToolInputError. */
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
        ? [
            {
              label: 'Average per month with expenses',
              value: money.text(divideToNearest(total, BigInt(months.size))),
            },
          ]
        : []),
      ...(recurring.length > 0
        ? [{ label: 'Recurring per month', value: money.text(monthlySum(recurring)) }]
        : []),
      ...paymentFigures(settling.transfers, money, (count) => write.integer(count)),
    ],
    plain: money.plain(total),
    notes: [...(options.entries === sample ? [sampleNote] : []), ...notesOf(read, total, settling.twice)],
    charts: entries.length === 0 ? [] : [monthChart(entries, categories, [...months.keys()], money)],
    tables: [
      entryTable(entries, money),
      categoryTable(categories, total, money),
      ...budgetTables(options, entries, [...months.keys()].at(-1), digits, money),
      ...recurringTables(recurring, money),
      ...(settling.balances.length > 0 ? [balanceTable(settling.balances, money)] : []),
      ...paymentTables(settling.transfers, money),
    ],
  };
}

/** Shows income separately, because a salary among the rows must not look like savings. */
function wayFigures(entries: readonly Entry[], money: Money): readonly Figure[] {
  const came = entries.reduce((sum, { units }) => (units < 0n ? sum - units : sum), 0n);
  if (came === 0n) return [];
  const spent = entries.reduce((sum, { units }) => (units > 0n ? sum + units : sum), 0n);
  return [
    { label: 'Spent', value: money.text(spent) },
    { label: 'Income and refunds', value: money.text(came) },
  ];
}

/** The number of colors; further categories are combined. */
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
