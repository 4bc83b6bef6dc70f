import { Numbers, plainFixed } from '#client/tool-kit/calculators/numbers.ts';
import type { Report, ReportTable } from '#client/tool-kit/calculators/report.ts';
import type { Figure, OperationNote } from '#client/tool-kit/operations/operation.ts';
import { readDate } from '#core/dates/days/date-arithmetic.ts';
import { dayNumber } from '#core/dates/days/day-numbers.ts';
import { ToolInputError } from '#core/errors.ts';
import { growthRate } from '#core/finance/internal-rate.ts';
import {
  addRational,
  divideRational,
  multiplyRational,
  parseRational,
  type Rational,
  rational,
  subtractRational,
  toFixedDecimal,
} from '#core/numbers/rational.ts';
import { type ReturnOptions, schema } from './schema.ts';

type Write = Numbers<ReturnOptions>;
const zero = rational(0n);
const hundred = rational(100n);
const amounts = { min: 0, max: 1e15 };
const daysPerYear = 365;
/** Of the chart. */
const coursePoints = 24;
const changes = [-30, -20, -10, 0, 10, 20, 30] as const;

interface Investment {
  readonly paid: Rational;
  readonly received: Rational;
  readonly years: Rational;
}

/** ROI in total and a year, before and after tax and inflation. Throws a ToolInputError. */
export function describeSimple(options: ReturnOptions): Report {
  const write = new Numbers(schema, options);
  const paid = write.read('paid', amounts);
  if (paid.numerator === 0n) {
    throw new ToolInputError('Amount invested: a return on nothing has no percentage.', {
      field: 'paid',
      hint: 'Enter what was paid, above 0.',
    });
  }
  const income = write.optional('income', { min: -1e15, max: 1e15 }) ?? zero;
  const received = addRational(write.read('returned', amounts), income);
  const trade = { paid, received, years: readYears(options, write) };
  const gain = subtractRational(received, paid);
  const roi = percentOf(gain, paid);
  const rate = yearly(trade);
  return {
    figures: [
      { label: 'ROI', value: write.percent(roi) },
      { label: 'Gain', value: write.fixed(gain) },
      { label: 'A year (CAGR)', value: rateText(rate, write) },
      { label: 'Years', value: write.fixed(trade.years) },
      ...afterTaxFigures(trade, gain, write),
      ...realFigures(rate, write),
    ],
    plain: toFixedDecimal(roi, 6),
    sentences: [
      `(${write.full(received)} − ${write.full(paid)}) ÷ ${write.full(paid)} = ${write.percent(roi)}`,
    ],
    notes: notesOf(trade, income),
    charts: rate === undefined ? [] : [courseOf(trade, rate, write)],
    tables: [sensitivityOf(trade, write)],
  };
}

function readYears({ period, start, end }: ReturnOptions, write: Write): Rational {
  if (period === 'dates') {
    const from = readDay(start, 'start', 'Bought');
    const days = readDay(end, 'end', 'Sold or valued') - from;
    if (days > 0) return rational(BigInt(days), BigInt(daysPerYear));
    throw new ToolInputError('The end must come after the beginning.', {
      field: 'end',
      hint: 'Choose a later date.',
    });
  }
  const years = write.read('years', { min: 0, max: 1000 });
  if (years.numerator > 0n) return years;
  throw new ToolInputError('A return a year needs some time.', {
    field: 'years',
    hint: 'Enter more than 0 years.',
  });
}

function readDay(written: string, field: string, label: string): number {
  if (written.trim() === '')
    throw new ToolInputError(`${label}: choose a date.`, { field, hint: 'As in 2026-11-23.' });
  return dayNumber(readDate(written, label));
}

/** Undefined where more than all was lost: that has no rate. */
function yearly({ paid, received, years }: Investment): number | undefined {
  const [from, to, time] = [paid, received, years].map(asNumber) as [number, number, number];
  const rate = to < 0 ? Number.NaN : growthRate(from, to, time);
  return Number.isFinite(rate) ? rate : undefined;
}

function rateText(rate: number | undefined, write: Write): string {
  return rate === undefined ? 'none' : write.percent(asPercent(rate));
}

function afterTaxFigures(trade: Investment, gain: Rational, write: Write): readonly Figure[] {
  const tax = write.optional('tax', { min: 0, max: 100 });
  if (!tax) return [];
  const due = gain.numerator > 0n ? divideRational(multiplyRational(gain, tax), hundred) : zero;
  const left = { ...trade, received: subtractRational(trade.received, due) };
  return [
    { label: 'Tax', value: write.fixed(due) },
    { label: 'ROI after tax', value: write.percent(percentOf(subtractRational(gain, due), trade.paid)) },
    { label: 'A year after tax', value: rateText(yearly(left), write) },
  ];
}

function realFigures(rate: number | undefined, write: Write): readonly Figure[] {
  const inflation = write.optional('inflation', { min: -50, max: 1000 });
  if (!inflation || rate === undefined) return [];
  const real = (1 + rate) / (1 + asNumber(inflation) / 100) - 1;
  return [{ label: 'A year after inflation', value: rateText(real, write) }];
}

function notesOf({ years, received }: Investment, income: Rational): readonly OperationNote[] {
  return [
    ...(asNumber(years) < 1
      ? [
          {
            severity: 'warning' as const,
            sentence:
              'Less than a year: the return a year supposes that it goes on like this, which it seldom does.',
          },
        ]
      : []),
    ...(received.numerator < 0n
      ? [
          {
            severity: 'warning' as const,
            sentence: 'More than everything was lost, which has no return a year.',
          },
        ]
      : []),
    ...(income.numerator === 0n
      ? []
      : [
          {
            severity: 'info' as const,
            sentence: 'Income counts as if it came at the end.',
            hint: 'Enter payments with their dates for the exact rate.',
          },
        ]),
  ];
}

function courseOf({ paid, years }: Investment, rate: number, write: Write) {
  const [from, time] = [asNumber(paid), asNumber(years)];
  const points = Array.from({ length: coursePoints + 1 }, (_, index) => (index / coursePoints) * time);
  const other = write.optional('other', { min: -99, max: 1000 });
  const grown = (yearlyRate: number) => points.map((at) => from * (1 + yearlyRate) ** at);
  const own = grown(rate);
  return {
    kind: 'line' as const,
    title: 'Growth at an even rate',
    summary: `From ${write.fixed(paid)} to ${write.fixed(asRational(own.at(-1) ?? 0))} in ${write.fixed(years)} years.`,
    placesName: 'Years',
    places: points.map((at) => write.fixed(asRational(at), 1)),
    series: [
      { name: 'This investment', values: own },
      ...(other ? [{ name: `At ${write.full(other)}% a year`, values: grown(asNumber(other) / 100) }] : []),
    ],
  };
}

function sensitivityOf(trade: Investment, write: Write): ReportTable {
  const cases = changes.map((change) => {
    const factor = divideRational(rational(BigInt(100 + change)), hundred);
    const received = multiplyRational(trade.received, factor);
    const roi = percentOf(subtractRational(received, trade.paid), trade.paid);
    return { change, received, roi, rate: yearly({ ...trade, received }) };
  });
  const sign = (change: number) => `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change)}%`;
  return {
    title: 'If the end value were another',
    columns: ['Change', 'End value', 'ROI (%)', 'A year (%)'],
    rows: cases.map(({ change, received, roi, rate }) => [
      sign(change),
      write.fixed(received),
      write.fixed(roi),
      rate === undefined ? '–' : write.fixed(asPercent(rate)),
    ]),
    plainRows: cases.map(({ change, received, roi, rate }) => [
      `${change}%`,
      plainFixed(received),
      plainFixed(roi),
      rate === undefined ? '' : plainFixed(asPercent(rate)),
    ]),
    fileName: 'returns.csv',
  };
}

function percentOf(part: Rational, whole: Rational): Rational {
  return divideRational(multiplyRational(part, hundred), whole);
}

function asNumber(value: Rational): number {
  return Number(toFixedDecimal(value, 15));
}

/** A rate is worked out in floating point; ten digits of it are sure. */
export function asPercent(rate: number): Rational {
  return asRational(rate * 100);
}

/** Of what was worked out in floating point. */
export function asRational(value: number): Rational {
  return parseRational(value.toPrecision(12));
}
