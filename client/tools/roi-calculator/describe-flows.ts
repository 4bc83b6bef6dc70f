import { warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { Numbers } from '#client/tool-kit/calculators/numbers.ts';
import type { Report } from '#client/tool-kit/calculators/report.ts';
import { internalRates, presentValue } from '#core/finance/internal-rate.ts';
import { type Rational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { asPercent, asRational } from './rates.ts';
import { type Payment, readPayments } from './read-flows.ts';
import { type ReturnOptions, schema } from './schema.ts';

/** The note for short periods: a gain of one percent in a day is 3,678 percent a year. */
export const shortNote = warn(
  'Less than a year: the yearly return assumes that this rate continues, which it seldom does.',
);

/** Describes XIRR, net present value and payback of payments over time. Throws a ToolInputError with the line. */
export function describeFlows(options: ReturnOptions): Report {
  const write = new Numbers(schema, options);
  const { payments, areDated } = readPayments(options);
  const rates = internalRates(payments);
  const percent = Number(toFixedDecimal(write.read('rate', { min: -99, max: 10_000 }), 12));
  const worth = asRational(presentValue(percent / 100, payments));
  const sums = runningSums(payments);
  const total = sums.at(-1) ?? rational(0n);
  const back = payments[sums.findLastIndex(({ numerator }) => numerator < 0n) + 1];
  const rateTexts = rates.map((rate) => write.percent(asPercent(rate)));
  return {
    figures: [
      {
        label: `Internal rate of return (${areDated ? 'XIRR' : 'IRR'})`,
        value: rateTexts.join(' or ') || 'none',
      },
      { label: `Net present value at ${write.full(asRational(percent))}%`, value: write.fixed(worth) },
      { label: 'Total of all payments', value: write.fixed(total) },
      { label: 'Payback', value: total.numerator < 0n || !back ? 'not yet' : back.when },
    ],
    plain: rates[0] === undefined ? '' : toFixedDecimal(asPercent(rates[0]), 6),
    sentences: [
      areDated
        ? 'Time between dates is counted in days of a year of 365, as XIRR does in spreadsheets.'
        : 'Without dates, a year lies between a payment and the next, as IRR has it in spreadsheets.',
    ],
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

function runningSums(payments: readonly Payment[]): readonly Rational[] {
  let sum = rational(0n);
  return payments.map(({ exact }) => (sum = rational.add(sum, exact)));
}

function notesOf(rates: readonly number[], payments: readonly Payment[]): readonly Note[] {
  if (rates.length > 1) {
    return [
      warn(
        'The payments change their sign more than once, so several rates are right.',
        'Go by the net present value instead.',
      ),
    ];
  }
  const years = payments.at(-1)?.years ?? 0;
  if (rates.length === 1) return years < 1 ? [shortNote] : [];
  return [
    warn(
      'At no rate is the net present value 0, so there is no internal rate of return.',
      years === 0 ? 'All are of one day: a rate needs time between them.' : hintWithoutRate(payments),
    ),
  ];
}

function hintWithoutRate(payments: readonly Payment[]): string {
  const hasBoth = payments.some(({ amount }) => amount < 0) && payments.some(({ amount }) => amount > 0);
  return hasBoth
    ? 'The payments change their sign in a way that no rate balances. Go by the net present value instead.'
    : 'At least one payment must be below 0 and one above.';
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
