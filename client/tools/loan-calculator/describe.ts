import { warn } from '#client/tool-kit/operations/notes.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import type { Report } from '#client/tool-kit/calculators/report.ts';
import type { Figure } from '#client/tool-kit/operations/operation-result.ts';
import { amortize, type ScheduleRow, totalOf, toUnits } from '#core/finance/schedule.ts';
import { toFixedDecimal, parseRational } from '#core/numbers/rational.ts';
import { writeUnits } from '#core/numbers/write-decimal.ts';
import { balanceChart, yearChart } from './charts.ts';
import { type ReadLoan, readLoan, readOthers } from './read-loan.ts';
import type { LoanOptions } from './schema.ts';
import { comparisonTable, scheduleTable } from './tables.ts';
import { amountText, paymentFigures, timeText } from './texts.ts';
import { rateOfPayments } from '#core/finance/annuity.ts';
import { internalRates } from '#core/finance/internal-rate.ts';

const labels = {
  payment: 'Each payment',
  amount: 'Loan amount',
  term: 'Loan term',
  rate: 'Annual interest rate',
} as const;

/** Describes a loan's schedule, its costs, and the loans to compare. Throws a ToolInputError. */
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
    sentences: [sentenceOf(options, read, rows)],
    notes: notesOf(read, rows),
    charts: [balanceChart(all, options, read), yearChart(rows, options, read)],
    tables: [scheduleTable(rows, read), ...(others.length > 0 ? [comparisonTable(all, options, read)] : [])],
  };
}

function notesOf({ loan }: ReadLoan, rows: readonly ScheduleRow[]): readonly Note[] {
  const { changes, balloon, amount } = loan;
  return [
    ...(changes.some(({ at }) => at > rows.length)
      ? [warn('A change comes after the last payment and does nothing.')]
      : []),
    ...(balloon > amount
      ? [
          warn(
            'More is left for the last payment than was borrowed: the payments do not pay all of the interest.',
          ),
        ]
      : []),
  ];
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
    { label: 'Number of payments', value: write.integer(rows.length) },
    ...paymentFigures(rows, read),
    ...(options.find === 'term'
      ? []
      : [{ label: 'Paid off after', value: timeText(rows.length, options.perYear, read) }]),
    { label: 'Last payment', value: text(last?.payment ?? 0n) },
    { label: 'Total interest', value: text(totalOf(rows, 'interest')) },
    { label: 'Total paid', value: text(totalOf(rows, 'payment') + totalOf(rows, 'extra')) },
    ...(isChanged
      ? [
          {
            label: saved >= 0n ? 'Interest saved by the changes' : 'Extra interest from the changes',
            value: text(saved < 0n ? -saved : saved),
          },
          { label: 'Without the changes', value: timeText(plain.length, options.perYear, read) },
        ]
      : []),
    ...feeFigures(options, read, rows),
  ];
}

const counted = {
  periods: 'Interest is calculated for each payment and rounded each time.',
  act365:
    'Interest is calculated by the days between payments and a year of 365 days, and rounded each time.',
  act360:
    'Interest is calculated by the days between payments and a year of 360 days, and rounded each time.',
  '30e360':
    'Interest is calculated by months of 30 days and a year of 360 days (30E/360), and rounded each time.',
} as const;

function sentenceOf({ basis }: LoanOptions, read: ReadLoan, rows: readonly ScheduleRow[]): string {
  const last = rows.at(-1)?.payment ?? 0n;
  const differs =
    last !== read.loan.payment ? ' The last payment differs, so that the balance ends at exactly 0.' : '';
  return `${counted[basis]}${differs}`;
}

/** Calculates the yearly rates including fees; none if there are no fees. Throws a ToolInputError. */
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
  const paid = rows.map(({ payment, extra }) => Number(payment + extra));
  const percent = (value: number) => write.percent(parseRational((value * 100).toPrecision(12)), 3);
  if (options.basis !== 'periods' && read.dates) {
    const { dates } = read;
    // Directive 2008/48/EC: calendar days, in years of 365 days.
    const flows = paid.map((amount, index) => ({ amount, years: dates.daysTo(index + 1) / 365 }));
    const [rate] = internalRates([{ amount: -Number(received), years: 0 }, ...flows]);
    return rate === undefined
      ? []
      : [{ label: 'APR with fees (by days, as in the EU)', value: percent(rate) }];
  }
  const rate = rateOfPayments(Number(received), paid);
  if (rate === undefined) return [];
  const effective = Math.expm1(Math.log1p(rate) * options.perYear);
  return [
    { label: 'APR with fees (nominal, as in the USA)', value: percent(rate * options.perYear) },
    { label: 'APR with fees (effective, as in the EU)', value: percent(effective) },
  ];
}
