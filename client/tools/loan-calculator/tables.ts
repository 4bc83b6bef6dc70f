import type { ReportTable } from '#client/tool-kit/calculators/report.ts';
import { readDate } from '#core/dates/days/date-arithmetic.ts';
import { ToolInputError } from '#core/errors.ts';
import { type ScheduleRow, totalOf } from '#core/finance/schedule.ts';
import { writeUnits } from '#core/numbers/write-units.ts';
import { amountText, type NamedSchedule, type ReadLoan, timeText } from './read-loan.ts';
import type { LoanOptions } from './schema.ts';

/** Every payment, by its number or its date. Throws a ToolInputError. */
export function scheduleTable(
  rows: readonly ScheduleRow[],
  options: LoanOptions,
  read: ReadLoan,
): ReportTable {
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
    plainRows: cells((units) => writeUnits(units, read.digits)),
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

/** The loans side by side. */
export function comparisonTable(
  all: readonly NamedSchedule[],
  { perYear }: LoanOptions,
  read: ReadLoan,
): ReportTable {
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
    plainRows: cells((units) => writeUnits(units, read.digits), String),
    fileName: 'comparison.csv',
  };
}
