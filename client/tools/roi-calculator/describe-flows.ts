import { Numbers } from '#client/tool-kit/calculators/numbers.ts';
import type { Report } from '#client/tool-kit/calculators/report.ts';
import type { OperationNote } from '#client/tool-kit/operations/operation.ts';
import { readDate } from '#core/dates/days/date-arithmetic.ts';
import { dayNumber } from '#core/dates/days/day-numbers.ts';
import { ToolInputError } from '#core/errors.ts';
import { type CashFlow, internalRates, presentValue } from '#core/finance/internal-rate.ts';
import { readNumber } from '#core/numbers/read-number.ts';
import { addRational, type Rational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { asPercent, asRational } from './rates.ts';
import { type ReturnOptions, schema } from './schema.ts';

interface Payment extends CashFlow {
  /** The date, or the number of the year. */
  readonly when: string;
  readonly exact: Rational;
}

const daysPerYear = 365;
const mostPayments = 1000;
const line = /^(?:(\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{4})[\s;,:]+)?(\S.*)$/;

/** XIRR, net present value and payback of payments over time. Throws a ToolInputError with the line. */
export function describeFlows(options: ReturnOptions): Report {
  const write = new Numbers(schema, options);
  const payments = readPayments(options);
  const rates = internalRates(payments);
  const percent = Number(toFixedDecimal(write.read('rate', { min: -99, max: 10_000 }), 12));
  const worth = asRational(presentValue(percent / 100, payments));
  const sums = runningSums(payments);
  const total = sums.at(-1) ?? rational(0n);
  const back = payments[sums.findLastIndex(({ numerator }) => numerator < 0n) + 1];
  const rateTexts = rates.map((rate) => write.percent(asPercent(rate)));
  return {
    figures: [
      { label: 'Internal rate of return a year (XIRR)', value: rateTexts.join(' or ') || 'none' },
      { label: `Net present value at ${write.full(asRational(percent))}%`, value: write.fixed(worth) },
      { label: 'Total of all payments', value: write.fixed(total) },
      { label: 'Paid back', value: total.numerator < 0n || !back ? 'not yet' : back.when },
    ],
    plain: rates[0] === undefined ? '' : toFixedDecimal(asPercent(rates[0]), 6),
    sentences: ['Time between dates is counted in days of a year of 365, as XIRR does in spreadsheets.'],
    notes: notesOf(rates, payments),
    charts: [
      {
        kind: 'bar',
        title: 'Payments and their running total',
        summary: `${payments.length} payments, in total ${write.fixed(total)}.`,
        placesName: 'When',
        places: payments.map(({ when }) => when),
        series: [
          { name: 'Payment', values: payments.map(({ amount }) => amount) },
          { name: 'Running total', values: sums.map((sum) => Number(toFixedDecimal(sum, 6))) },
        ],
      },
    ],
    tables: [tableOf(payments, sums, write)],
  };
}

function readPayments({ flows, locale }: ReturnOptions): readonly Payment[] {
  const rows = flows.split(/\r?\n/).map((text, index) => ({ text: text.trim(), line: index + 1 }));
  const filled = rows.filter(({ text }) => text !== '');
  if (filled.length < 2 || filled.length > mostPayments) {
    throw new ToolInputError('Payments: 2 to 1,000 lines are needed.', {
      field: 'flows',
      hint: 'Enter one payment a line, as in “2026-01-31 -1000”.',
    });
  }
  const read = filled.map((row, index) => readPayment(row, index, locale));
  const dated = read.filter(({ day }) => day !== undefined);
  const odd = read.find(({ day }) => (day === undefined) !== (dated.length === 0));
  if (odd)
    throw lineMistake(
      'Some lines have a date and some have none.',
      odd.line,
      'Give every line a date, or none.',
    );
  const sorted = read.toSorted((a, b) => (a.day ?? 0) - (b.day ?? 0));
  const first = sorted[0]?.day ?? 0;
  return sorted.map(({ day, when, exact }, index) => ({
    when,
    exact,
    amount: Number(toFixedDecimal(exact, 6)),
    years: day === undefined ? index : (day - first) / daysPerYear,
  }));
}

function readPayment(row: { text: string; line: number }, index: number, locale: string) {
  const [, date, amount = ''] = line.exec(row.text) ?? [];
  try {
    const limits = { min: -1e15, max: 1e15 };
    const exact = readNumber(amount, { label: `Line ${row.line}`, field: 'flows', locale, ...limits });
    const read = date === undefined ? undefined : readDate(date, `Line ${row.line}`);
    return { line: row.line, day: read && dayNumber(read), when: read?.toString() ?? `Year ${index}`, exact };
  } catch (error) {
    if (error instanceof ToolInputError) throw lineMistake(error.message, row.line, error.details.hint);
    throw error;
  }
}

function lineMistake(message: string, at: number, hint: string | undefined): ToolInputError {
  return new ToolInputError(message, { field: 'flows', line: at, column: 1, hint });
}

function runningSums(payments: readonly Payment[]): readonly Rational[] {
  let sum = rational(0n);
  return payments.map(({ exact }) => (sum = addRational(sum, exact)));
}

function notesOf(rates: readonly number[], payments: readonly Payment[]): readonly OperationNote[] {
  const isOneDay = payments.every(({ years }) => years === 0);
  if (rates.length === 1) return [];
  return rates.length === 0
    ? [
        {
          severity: 'warning',
          sentence: 'No rate makes these payments worth nothing, so there is no internal rate of return.',
          hint: isOneDay
            ? 'All are of one day: a rate needs time between them.'
            : 'At least one payment must be below 0 and one above.',
        },
      ]
    : [
        {
          severity: 'warning',
          sentence: 'The payments change their sign more than once, so several rates are right.',
          hint: 'Go by the net present value instead.',
        },
      ];
}

function tableOf(payments: readonly Payment[], sums: readonly Rational[], write: Numbers<ReturnOptions>) {
  const rows = (format: (value: Rational) => string) =>
    payments.map(({ when, exact }, index) => [when, format(exact), format(sums[index] ?? exact)]);
  return {
    title: 'Payments in order',
    columns: ['When', 'Payment', 'Running total'],
    rows: rows((value) => write.fixed(value)),
    plainRows: rows((value) => toFixedDecimal(value, 6)),
    fileName: 'payments.csv',
  };
}
