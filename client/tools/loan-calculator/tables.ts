import type { ReportCalendar, ReportTable } from '#client/tool-kit/calculators/report.ts';
import { type ScheduleRow, totalOf } from '#core/finance/schedule.ts';
import { writeUnits } from '#core/numbers/write-decimal.ts';
import type { LoanDates } from './loan-dates.ts';
import type { NamedSchedule, ReadLoan } from './read-loan.ts';
import type { LoanOptions } from './schema.ts';
import { amountText, timeText } from './texts.ts';

/** Lists every payment, by its number or its date. Throws a ToolInputError. */
export function scheduleTable(rows: readonly ScheduleRow[], read: ReadLoan): ReportTable {
  const { dates } = read;
  const dateOf = (number: number) => (dates ? dates.of(number).toString() : String(number));
  const hasExtra = rows.some(({ extra }) => extra > 0n);
  const cells = (format: (units: bigint) => string) =>
    rows.map(({ number, payment, interest, principal, extra, balance }) => [
      dateOf(number),
      ...[payment, interest, principal, ...(hasExtra ? [extra] : []), balance].map(format),
    ]);
  return {
    title: 'Schedule',
    columns: [
      dates ? 'Date' : 'Number',
      ...['Payment', 'Interest', 'Principal', ...(hasExtra ? ['Extra'] : []), 'Balance'],
    ],
    rows: cells((units) => amountText(read, units)),
    plainRows: cells((units) => writeUnits(units, read.digits)),
    fileName: 'schedule.csv',
    ...(dates ? { calendar: calendarOf(rows, dates, read) } : {}),
  };
}

/** Returns a calendar event for each payment, with its amounts. */
function calendarOf(rows: readonly ScheduleRow[], dates: LoanDates, read: ReadLoan): ReportCalendar {
  const text = (units: bigint) => amountText(read, units);
  return {
    fileName: 'payments.ics',
    maker: 'Loan Calculator',
    events: rows
      .filter(({ payment, extra }) => payment + extra > 0n)
      .map(({ number, payment, extra, interest, principal, balance }) => ({
        date: dates.of(number).toString(),
        title: `Loan payment ${number}: ${text(payment + extra)}`,
        description: `Interest ${text(interest)}, repayment ${text(principal + extra)}, left ${text(balance)}`,
      })),
  };
}

/** Compares the loans side by side. */
export function comparisonTable(
  all: readonly NamedSchedule[],
  { perYear }: LoanOptions,
  read: ReadLoan,
): ReportTable {
  const first = totalOf(all[0]?.rows ?? [], 'interest');
  const cells = (format: (units: bigint) => string, count: (payments: number) => string) =>
    all.map(({ name, rows }) => {
      const interest = totalOf(rows, 'interest');
      return [
        name,
        format(rows[0]?.payment ?? 0n),
        count(rows.length),
        timeText(rows.length, perYear, read),
        format(interest),
        format(interest - first),
      ];
    });
  return {
    title: 'Comparison',
    columns: ['Loan', 'First payment', 'Number of payments', 'Paid off after', 'Interest', 'Against A'],
    rows: cells(
      (units) => amountText(read, units),
      (payments) => read.write.integer(payments),
    ),
    plainRows: cells((units) => writeUnits(units, read.digits), String),
    fileName: 'comparison.csv',
  };
}
