import { Numbers, plainFixed } from '#client/tool-kit/calculators/numbers.ts';
import type { Report, ReportTable } from '#client/tool-kit/calculators/report.ts';
import type { OperationNote } from '#client/tool-kit/operations/operation.ts';
import { ToolInputError } from '#core/errors.ts';
import { fromUnits, toUnits } from '#core/finance/schedule.ts';
import { settleUp } from '#core/money/settle-up.ts';
import { readNumber } from '#core/numbers/read-number.ts';
import { type Entry, type ReadEntries, readEntries } from './reading/entries.ts';
import { namesIn, sharesOf } from './reading/shares.ts';
import { type ExpenseOptions, schema } from './schema.ts';

interface Money {
  readonly text: (units: bigint) => string;
  readonly plain: (units: bigint) => string;
  readonly size: (units: bigint) => number;
}

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

function sumBy(entries: readonly Entry[], keyOf: (entry: Entry) => string): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const entry of entries) sums.set(keyOf(entry), (sums.get(keyOf(entry)) ?? 0n) + entry.units);
  return sums;
}

interface PersonBalance {
  readonly name: string;
  readonly paid: bigint;
  readonly share: bigint;
}

function settle(entries: readonly Entry[], digits: number, locale: string) {
  const shared = entries.filter(({ payer }) => payer !== '');
  const everyone = [
    ...new Set(shared.flatMap(({ payer, split }) => [payer, ...(split ? namesIn(split) : [])])),
  ];
  const people = new Map(everyone.map((name) => [name, { name, paid: 0n, share: 0n }]));
  for (const entry of shared) {
    const payer = people.get(entry.payer);
    if (payer) payer.paid += entry.units;
    for (const [name, share] of sharesOf(entry, everyone, digits, locale)) {
      const person = people.get(name);
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

function entryTable(entries: readonly Entry[], money: Money): ReportTable {
  const rows = (format: Money['text']) =>
    entries.map(({ date, what, units, category, payer, split }) => [
      date,
      what,
      format(units),
      category,
      payer,
      split,
    ]);
  return {
    title: 'Expenses',
    columns: ['date', 'what', 'amount', 'category', 'paid by', 'for'],
    rows: rows(money.text),
    plainRows: rows(money.plain),
    fileName: 'expenses.csv',
  };
}

function categoryTable(
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
    plainRows: categories.map(([name, units]) => [name, money.plain(units), share(units)]),
    fileName: 'categories.csv',
  };
}

function budgetTables(
  { budgets, locale }: ExpenseOptions,
  entries: readonly Entry[],
  month: string | undefined,
  digits: number,
  money: Money,
): readonly ReportTable[] {
  if (month === undefined || budgets.trim() === '') return [];
  const spent = sumBy(
    entries.filter(({ date }) => date.startsWith(month)),
    ({ category }) => category.toLowerCase(),
  );
  const lines = budgets.split(/\r?\n/).flatMap((text, index) => {
    if (text.trim() === '') return [];
    const [, name = '', amount = ''] = /^(.*\S)\s+(\S+)$/.exec(text.trim()) ?? [];
    const place = { field: 'budgets', line: index + 1, column: 1 };
    if (name === '')
      throw new ToolInputError('A budget needs a category and an amount.', {
        ...place,
        hint: 'As in “Food 300”.',
      });
    const limit = toUnits(
      readNumber(amount, { label: name, field: 'budgets', locale, min: 0, max: 1e13 }),
      digits,
    );
    return [{ name, limit, spent: spent.get(name.toLowerCase()) ?? 0n }];
  });
  const rows = (format: Money['text']) =>
    lines.map(({ name, limit, spent: own }) => [name, format(limit), format(own), format(limit - own)]);
  return [
    {
      title: `Budgets in ${month}`,
      columns: ['Category', 'Budget', 'Spent', 'Left'],
      rows: rows(money.text),
      plainRows: rows(money.plain),
      fileName: 'budgets.csv',
    },
  ];
}

function balanceTable(balances: readonly PersonBalance[], money: Money): ReportTable {
  const rows = (format: Money['text']) =>
    balances.map(({ name, paid, share }) => [name, format(paid), format(share), format(paid - share)]);
  return {
    title: 'Who paid what',
    columns: ['Person', 'Paid', 'Own share', 'Balance'],
    rows: rows(money.text),
    plainRows: rows(money.plain),
    fileName: 'balances.csv',
  };
}
