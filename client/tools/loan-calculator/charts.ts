import type { Chart } from '#client/tool-kit/charts/chart.ts';
import { type ScheduleRow, totalOf } from '#core/finance/schedule.ts';
import { parseRational } from '#core/numbers/rational.ts';
import type { NamedSchedule, ReadLoan } from './read-loan.ts';
import type { LoanOptions } from './schema.ts';
import { amountText } from './texts.ts';

/** Draws the remaining balance of each loan after each payment. */
export function balanceChart(all: readonly NamedSchedule[], { perYear }: LoanOptions, read: ReadLoan): Chart {
  const { loan, digits, write } = read;
  const longest = Math.max(...all.map(({ rows }) => rows.length));
  const places = Array.from({ length: longest + 1 }, (_, index) => index);
  const units = (value: bigint) => Number(value) / 10 ** digits;
  return {
    kind: 'line',
    title: 'Remaining balance',
    summary: all
      .map(({ name, rows }) => `${name} is paid off with payment ${rows.length}`)
      .join(', ')
      .concat('.'),
    placesName: 'Years',
    places: places.map((index) => write.fixed(parseRational((index / perYear).toFixed(4)), 2)),
    at: places.map((index) => index / perYear),
    series: all.map(({ name, rows }) => ({
      name: all.length === 1 ? 'Balance' : name,
      values: places.map((index) => units(index === 0 ? loan.amount : (rows[index - 1]?.balance ?? 0n))),
    })),
  };
}

/** Draws the interest in each year’s payments. */
export function yearChart(rows: readonly ScheduleRow[], { perYear }: LoanOptions, read: ReadLoan): Chart {
  const years = Array.from({ length: Math.ceil(rows.length / perYear) }, (_, year) =>
    rows.slice(year * perYear, (year + 1) * perYear),
  );
  const sum = (column: (row: ScheduleRow) => bigint) =>
    years.map((own) => Number(own.reduce((total, row) => total + column(row), 0n)) / 10 ** read.digits);
  return {
    kind: 'stack',
    title: 'Interest and principal by year',
    summary: `In total ${amountText(read, totalOf(rows, 'interest'))} of interest for ${amountText(read, read.loan.amount)}.`,
    placesName: 'Year',
    places: years.map((_, year) => String(year + 1)),
    series: [
      { name: 'Principal', values: sum(({ principal, extra }) => principal + extra) },
      { name: 'Interest', values: sum(({ interest }) => interest) },
    ],
  };
}
