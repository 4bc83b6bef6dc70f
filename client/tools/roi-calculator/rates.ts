import { growthRate } from '#core/finance/internal-rate.ts';
import {
  divideRational,
  multiplyRational,
  parseRational,
  type Rational,
  rational,
  toFixedDecimal,
} from '#core/numbers/rational.ts';

/** What went in, what came out, and the time between. */
export interface Investment {
  readonly paid: Rational;
  readonly received: Rational;
  readonly years: Rational;
}

export const hundred = rational(100n);

/** The even yearly rate; undefined where more than all was lost: that has no rate. */
export function yearly({ paid, received, years }: Investment): number | undefined {
  const [from, to, time] = [paid, received, years].map(asNumber) as [number, number, number];
  const rate = to < 0 ? Number.NaN : growthRate(from, to, time);
  return Number.isFinite(rate) ? rate : undefined;
}

/** A part in percent of the whole. */
export function percentOf(part: Rational, whole: Rational): Rational {
  return divideRational(multiplyRational(part, hundred), whole);
}

/** For what is worked out in floating point. */
export function asNumber(value: Rational): number {
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
