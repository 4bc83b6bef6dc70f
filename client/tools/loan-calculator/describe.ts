import type { Report } from '#client/tool-kit/calculators/report.ts';
import type { Figure } from '#client/tool-kit/operations/operation.ts';
import { ToolInputError } from '#core/errors.ts';
import { amortize, type ScheduleRow, totalOf, toUnits } from '#core/finance/schedule.ts';
import { parseRational, toFixedDecimal } from '#core/numbers/rational.ts';
import { balanceChart, yearChart } from './charts.ts';
import { writeUnits } from '#core/numbers/write-units.ts';
import { amountText, annualRates, type ReadLoan, readLoan, readOthers, timeText } from './read-loan.ts';
import type { LoanOptions } from './schema.ts';
import { comparisonTable, scheduleTable } from './tables.ts';

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
        plain: writeUnits(loan[find], digits),
      };
    case 'term':
      return { figure: { label, value: timeText(rows.length, perYear, read) }, plain: String(rows.length) };
    case 'rate':
      return { figure: { label, value: write.percent(percent, 4) }, plain: toFixedDecimal(percent, 6) };
  }
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
