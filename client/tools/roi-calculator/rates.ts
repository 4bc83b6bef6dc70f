import { growthRate } from '#core/finance/internal-rate.ts';
import { parseRational, type Rational, rational, toFixedDecimal } from '#core/numbers/rational.ts';

/** The amounts paid and received, and the time between. */
export interface Investment {
  readonly paid: Rational;
  readonly received: Rational;
  readonly years: Rational;
}

export const hundred = rational(100n);

/** Returns the constant yearly rate; undefined if more than everything was lost, which has no rate. */
export function yearly({ paid, received, years }: Investment): number | undefined {
  const [from, to, time] = [paid, received, years].map(asNumber) as [number, number, number];
  const rate = to < 0 ? Number.NaN : growthRate(from, to, time);
  return Number.isFinite(rate) ? rate : undefined;
}

/** Returns a part as a percentage of the whole. */
export function percentOf(part: Rational, whole: Rational): Rational {
  return rational.divide(rational.multiply(part, hundred), whole);
}

/** Converts a value for floating-point calculations. */
export function asNumber(value: Rational): number {
  return Number(toFixedDecimal(value, 15));
}

/** Converts a rate from floating point to percent; ten digits are reliable. */
export function asPercent(rate: number): Rational {
  return asRational(rate * 100);
}

/** Converts a floating-point result to an exact number. */
export function asRational(value: number): Rational {
  return parseRational(value.toPrecision(12));
}
