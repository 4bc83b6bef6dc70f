import { Numbers, plainFixed } from '#client/tool-kit/calculators/numbers.ts';
import type { Report } from '#client/tool-kit/calculators/report.ts';
import type { OperationNote } from '#client/tool-kit/operations/operation.ts';
import { guardFormula } from '#core/csv/writing/formula-guard.ts';
import { fromUnits } from '#core/finance/schedule.ts';
import { settleUp } from '#core/money/settle-up.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { type Entry, type ReadEntries, readEntries } from './reading/entries.ts';
import { namesIn, sharesOf } from './reading/shares.ts';
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
  const settling = settle(entries, digits, options.locale);
  return {
    figures: [
      { label: 'Total', value: money.text(total) },
      { label: 'Expenses', value: write.integer(entries.length) },
      ...(months.size > 1
        ? [{ label: 'On average a month with expenses', value: money.text(total / BigInt(months.size)) }]
        : []),
      ...settling.transfers.map(({ from, to, amount }) => ({
        label: `${from} pays ${to}`,
        value: money.text(amount),
      })),
    ],
    plain: money.plain(total),
    notes: notesOf(read),
    charts: entries.length === 0 ? [] : [monthChart(entries, categories, [...months.keys()], money)],
    tables: [
      entryTable(entries, money),
      categoryTable(categories, total, money),
      ...budgetTables(options, entries, [...months.keys()].at(-1), digits, money),
      ...(settling.balances.length > 0 ? [balanceTable(settling.balances, money)] : []),
    ],
  };
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

function notesOf({ foreign, doubles, entries }: ReadEntries): readonly OperationNote[] {
  const rows = (list: readonly number[]) =>
    list
      .slice(0, 10)
      .join(', ')
      .concat(list.length > 10 ? ' …' : '');
  const unpaid = entries.filter(({ payer, split }) => payer === '' && split !== '').map(({ row }) => row);
  return [
    ...(foreign.length > 0
      ? [
          {
            severity: 'warning' as const,
            sentence: `Rows in another currency are left out: ${rows(foreign)}.`,
          },
        ]
      : []),
    ...doubles.slice(0, 5).map(([first, second]) => ({
      severity: 'warning' as const,
      sentence: `Row ${second} says the same as row ${first}; both count.`,
      hint: 'Remove one if it was imported twice.',
    })),
    ...(unpaid.length > 0
      ? [
          {
            severity: 'warning' as const,
            sentence: `Rows are for someone, but nobody paid them: ${rows(unpaid)}.`,
          },
        ]
      : []),
    ...guardNotes(entries),
  ];
}

/** The ' in the files is told: else one wonders where it comes from. */
function guardNotes(entries: readonly Entry[]): readonly OperationNote[] {
  const texts = entries.flatMap(({ what, category, payer, split }) => [what, category, payer, split]);
  const count = texts.filter((text) => guardFormula(text) !== text).length;
  if (count === 0) return [];
  return [
    {
      severity: 'info',
      sentence: `${formatCount(count, 'text begins', 'texts begin')} as a formula does: in the files a ' stands before it, so that no spreadsheet runs it.`,
      hint: 'Read here again, it is as it was.',
    },
  ];
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
