import { plainFixed } from '#client/tool-kit/calculators/numbers.ts';
import type { Report, ReportTable } from '#client/tool-kit/calculators/report.ts';
import type { Chart } from '#client/tool-kit/charts/chart.ts';
import type { Figure } from '#client/tool-kit/operations/operation.ts';
import { readDate } from '#core/dates/days/date-arithmetic.ts';
import { ToolInputError } from '#core/errors.ts';
import { amortize, fromUnits, type ScheduleRow, totalOf, toUnits } from '#core/finance/schedule.ts';
import { parseRational, toFixedDecimal } from '#core/numbers/rational.ts';
import { amountText, annualRates, type ReadLoan, readLoan, readOthers } from './read-loan.ts';
import type { LoanOptions } from './schema.ts';

interface Named {
  readonly name: string;
  readonly rows: readonly ScheduleRow[];
}

const labels = {
  payment: 'Each payment',
  amount: 'Amount of the loan',
  term: 'Time',
  rate: 'Interest a year',
} as const;

/** The schedule of a loan, what it costs, and others beside it. Throws a ToolInputError. */
export function describeLoan(options: LoanOptions): Report {
  const read = readLoan(options);
  const rows = amortize(read.loan);
  const others = options.compares
    ? readOthers(options, read).map(({ name, loan }) => ({ name, rows: amortize(loan) }))
    : [];
  const all = [{ name: 'A', rows }, ...others];
  const head = headFigure(options, read, rows);
  return {
    figures: [head.figure, ...costFigures(options, read, rows)],
    plain: head.plain,
    sentences: [sentenceOf(read, rows)],
    notes: read.loan.changes.some(({ at }) => at > rows.length)
      ? [{ severity: 'warning', sentence: 'A change comes after the last payment and does nothing.' }]
      : [],
    charts: [balanceChart(all, options, read), yearChart(rows, options, read)],
    tables: [
      scheduleTable(rows, options, read),
      ...(others.length > 0 ? [comparisonTable(all, options, read)] : []),
    ],
  };
}

function headFigure({ find, perYear }: LoanOptions, read: ReadLoan, rows: readonly ScheduleRow[]) {
  const { loan, percent, digits, write } = read;
  const label = labels[find];
  switch (find) {
    case 'payment':
    case 'amount':
      return {
        figure: { label, value: amountText(read, loan[find]) },
        plain: plainFixed(fromUnits(loan[find], digits), digits),
      };
    case 'term':
      return { figure: { label, value: timeText(rows.length, perYear, read) }, plain: String(rows.length) };
    case 'rate':
      return { figure: { label, value: write.percent(percent, 4) }, plain: toFixedDecimal(percent, 6) };
  }
}

/** Payments as years and what is over. */
function timeText(payments: number, perYear: number, { write }: ReadLoan): string {
  const years = Math.floor(payments / perYear);
  const rest = payments % perYear;
  const name =
    { 12: 'months', 26: 'fortnights', 52: 'weeks', 4: 'quarters', 1: 'years' }[perYear] ?? 'payments';
  const parts = [years > 0 && `${write.integer(years)} years`, rest > 0 && `${write.integer(rest)} ${name}`];
  return parts.filter(Boolean).join(' ');
}

function costFigures(options: LoanOptions, read: ReadLoan, rows: readonly ScheduleRow[]): readonly Figure[] {
  const { loan, write } = read;
  const text = (units: bigint) => amountText(read, units);
  const last = rows.at(-1);
  const plain = amortize({ ...loan, extra: 0n, changes: [] });
  const saved = totalOf(plain, 'interest') - totalOf(rows, 'interest');
  const isChanged = loan.extra > 0n || loan.changes.length > 0;
  return [
    ...(options.find === 'payment' ? [] : [{ label: 'Each payment', value: text(loan.payment) }]),
    { label: 'Payments', value: write.integer(rows.length) },
    ...(options.find === 'term'
      ? []
      : [{ label: 'Paid off after', value: timeText(rows.length, options.perYear, read) }]),
    { label: 'Last payment', value: text(last?.payment ?? 0n) },
    { label: 'Interest in total', value: text(totalOf(rows, 'interest')) },
    { label: 'Paid in total', value: text(totalOf(rows, 'payment') + totalOf(rows, 'extra')) },
    ...(isChanged
      ? [
          {
            label: saved >= 0n ? 'Interest saved by the changes' : 'More interest by the changes',
            value: text(saved < 0n ? -saved : saved),
          },
          { label: 'Without the changes', value: timeText(plain.length, options.perYear, read) },
        ]
      : []),
    ...feeFigures(options, read, rows),
  ];
}

function feeFigures(options: LoanOptions, read: ReadLoan, rows: readonly ScheduleRow[]): readonly Figure[] {
  const { write, digits, loan } = read;
  const fees = write.optional('fees', { min: 0, max: 1e13 });
  if (!fees) return [];
  const received = loan.amount - toUnits(fees, digits);
  if (received <= 0n) {
    throw new ToolInputError('The fees are as much as the loan.', {
      field: 'fees',
      hint: 'Enter less than the amount.',
    });
  }
  const paid = rows.map(({ payment, extra }) => payment + extra);
  const rates = annualRates(received, paid, options.perYear);
  if (!rates) return [];
  const percent = (value: number) => write.percent(parseRational(value.toPrecision(12)), 3);
  return [
    { label: 'APR with fees (nominal, as in the USA)', value: percent(rates.nominal) },
    { label: 'APR with fees (effective, as in the EU)', value: percent(rates.effective) },
  ];
}

function sentenceOf(read: ReadLoan, rows: readonly ScheduleRow[]): string {
  const last = rows.at(-1)?.payment ?? 0n;
  const differs =
    last !== read.loan.payment
      ? ' The last payment differs, so that nothing is left to the smallest unit.'
      : '';
  return `Interest is worked out with each payment and rounded each time.${differs}`;
}

function balanceChart(all: readonly Named[], { perYear }: LoanOptions, read: ReadLoan): Chart {
  const { loan, digits, write } = read;
  const longest = Math.max(...all.map(({ rows }) => rows.length));
  const places = Array.from({ length: longest + 1 }, (_, index) => index);
  const units = (value: bigint) => Number(value) / 10 ** digits;
  return {
    kind: 'line',
    title: 'What is left of the loan',
    summary: all
      .map(({ name, rows }) => `${name} is paid off with payment ${rows.length}`)
      .join(', ')
      .concat('.'),
    placesName: 'Years',
    places: places.map((index) => write.fixed(parseRational((index / perYear).toFixed(4)), 1)),
    series: all.map(({ name, rows }) => ({
      name: all.length === 1 ? 'Left' : name,
      values: places.map((index) => units(index === 0 ? loan.amount : (rows[index - 1]?.balance ?? 0n))),
    })),
  };
}

function yearChart(rows: readonly ScheduleRow[], { perYear }: LoanOptions, read: ReadLoan): Chart {
  const years = Array.from({ length: Math.ceil(rows.length / perYear) }, (_, year) =>
    rows.slice(year * perYear, (year + 1) * perYear),
  );
  const sum = (column: (row: ScheduleRow) => bigint) =>
    years.map((own) => Number(own.reduce((total, row) => total + column(row), 0n)) / 10 ** read.digits);
  return {
    kind: 'stack',
    title: 'Interest and repayment by year',
    summary: `In total ${amountText(read, totalOf(rows, 'interest'))} of interest for ${amountText(read, read.loan.amount)}.`,
    placesName: 'Year',
    places: years.map((_, year) => String(year + 1)),
    series: [
      { name: 'Repayment', values: sum(({ principal, extra }) => principal + extra) },
      { name: 'Interest', values: sum(({ interest }) => interest) },
    ],
  };
}

function scheduleTable(rows: readonly ScheduleRow[], options: LoanOptions, read: ReadLoan): ReportTable {
  const dateOf = dates(options);
  const cells = (format: (units: bigint) => string) =>
    rows.map(({ number, payment, interest, principal, extra, balance }) => [
      dateOf(number),
      ...[payment, interest, principal, extra, balance].map(format),
    ]);
  return {
    title: 'Schedule',
    columns: [options.first === '' ? 'Number' : 'Date', 'Payment', 'Interest', 'Repayment', 'Extra', 'Left'],
    rows: cells((units) => amountText(read, units)),
    plainRows: cells((units) => plainFixed(fromUnits(units, read.digits), read.digits)),
    fileName: 'schedule.csv',
  };
}

/** Months are counted from the first date, so that the 31st comes back after a short month. */
function dates({ first, perYear }: LoanOptions): (number: number) => string {
  if (first.trim() === '') return String;
  const start = readFirst(first);
  const weeks = { 26: 2, 52: 1 }[perYear as 26 | 52] as number | undefined;
  return (number) => {
    const step = number - 1;
    return start
      .add(weeks === undefined ? { months: (step * 12) / perYear } : { weeks: step * weeks })
      .toString();
  };
}

function readFirst(first: string): Temporal.PlainDate {
  const date = readDate(first, 'First payment on');
  if (date.year >= 1900 && date.year <= 2200) return date;
  throw new ToolInputError('First payment on: choose a year from 1900 to 2200.', {
    field: 'first',
    hint: 'As in 2026-11-23.',
  });
}

function comparisonTable(all: readonly Named[], { perYear }: LoanOptions, read: ReadLoan): ReportTable {
  const first = totalOf(all[0]?.rows ?? [], 'interest');
  const cells = (format: (units: bigint) => string, time: (payments: number) => string) =>
    all.map(({ name, rows }) => {
      const interest = totalOf(rows, 'interest');
      return [
        name,
        format(rows[0]?.payment ?? 0n),
        time(rows.length),
        format(interest),
        format(interest - first),
      ];
    });
  return {
    title: 'Compared',
    columns: ['Loan', 'First payment', 'Paid off after', 'Interest', 'Against A'],
    rows: cells(
      (units) => amountText(read, units),
      (payments) => timeText(payments, perYear, read),
    ),
    plainRows: cells((units) => plainFixed(fromUnits(units, read.digits), read.digits), String),
    fileName: 'comparison.csv',
  };
}
