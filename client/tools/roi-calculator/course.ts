import { type Numbers, plainFixed } from '#client/tool-kit/calculators/numbers.ts';
import type { ReportTable } from '#client/tool-kit/calculators/report.ts';
import { type Rational, rational } from '#core/numbers/rational.ts';
import { asNumber, asPercent, asRational, hundred, type Investment, percentOf, yearly } from './rates.ts';
import type { ReturnOptions } from './schema.ts';

type Write = Numbers<ReturnOptions>;
/** The number of points in the chart. */
const coursePoints = 24;
const changes = [-30, -20, -10, 0, 10, 20, 30] as const;

/** Calculates the course of the value at a constant rate, and at another rate if one is given. */
export function courseOf({ paid, years }: Investment, rate: number, write: Write) {
  const [from, time] = [asNumber(paid), asNumber(years)];
  const points = Array.from({ length: coursePoints + 1 }, (_, index) => (index / coursePoints) * time);
  const other = write.optional('other', { min: -99, max: 1000 });
  const grown = (yearlyRate: number) => points.map((at) => from * (1 + yearlyRate) ** at);
  const own = grown(rate);
  return {
    kind: 'line' as const,
    title: 'Growth at a constant rate',
    summary: `From ${write.fixed(paid)} to ${write.fixed(asRational(own.at(-1) ?? 0))} in ${write.fixed(years)} years.`,
    placesName: 'Years',
    places: points.map((at) => write.fixed(asRational(at), 2)),
    at: points,
    series: [
      { name: 'This investment', values: own },
      ...(other ? [{ name: `At ${write.full(other)}% per year`, values: grown(asNumber(other) / 100) }] : []),
    ],
  };
}

/** Calculates the returns for lower and higher end values; the income stays the same. */
export function sensitivityOf(trade: Investment, income: Rational, write: Write): ReportTable {
  const ended = rational.subtract(trade.received, income);
  const cases = changes.map((change) => {
    const factor = rational.divide(rational(BigInt(100 + change)), hundred);
    const value = rational.multiply(ended, factor);
    const received = rational.add(value, income);
    const roi = percentOf(rational.subtract(received, trade.paid), trade.paid);
    return { change, value, roi, rate: yearly({ ...trade, received }) };
  });
  const sign = (change: number) => `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change)}%`;
  return {
    title: 'Sensitivity to the final value',
    columns: ['Change', 'Final value', 'ROI (%)', 'Annual return (%)'],
    rows: cases.map(({ change, value, roi, rate }) => [
      sign(change),
      write.fixed(value),
      write.fixed(roi),
      rate === undefined ? '–' : write.fixed(asPercent(rate)),
    ]),
    plainRows: cases.map(({ change, value, roi, rate }) => [
      `${change}%`,
      plainFixed(value),
      plainFixed(roi),
      rate === undefined ? '' : plainFixed(asPercent(rate)),
    ]),
    fileName: 'returns.csv',
  };
}
