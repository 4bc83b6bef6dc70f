import { ToolInputError } from '#core/errors.ts';
import { parseRational } from '#core/numbers/rational.ts';
import { Approximation, Bound, roundingOf, UnknownDigits } from './precision.ts';
import { piTerm } from './terms.ts';
import { approximate, type Rounded, toRounded, type Value } from './values.ts';

/** Larger angles would need more digits of π than are computed. */
const maxAngleExponent = 9_990;
const guardDigits = 10;

let longestPi = { digits: 0, scaled: 3n };

/** Computes π · 10^digits with Machin's formula; only the last guard digits are inexact. */
function scaledPi(digits: number): bigint {
  if (longestPi.digits < digits) {
    const unit = 10n ** BigInt(digits + guardDigits);
    const scaled = 4n * (4n * inverseTangent(5n, unit) - inverseTangent(239n, unit));
    longestPi = { digits: digits + guardDigits, scaled };
  }
  return longestPi.scaled / 10n ** BigInt(longestPi.digits - digits);
}

/** Computes arctan(1 / divisor) · unit. */
function inverseTangent(divisor: bigint, unit: bigint): bigint {
  let power = unit / divisor;
  let sum = power;
  for (let odd = 3n, sign = -1n; power !== 0n; odd += 2n, sign = -sign) {
    power /= divisor * divisor;
    sum += (sign * power) / odd;
  }
  return sum;
}

export function piValue(): Value {
  const digits = Approximation.precision + guardDigits;
  const pi = new Approximation(`${scaledPi(digits)}e-${digits}`).toSignificantDigits(Approximation.precision);
  return approximate(pi, roundingOf(pi), piTerm);
}

/** Reduces an angle in radians to one turn, with as many digits of π as a long number needs. */
export function withinCircle(angle: Value): Rounded {
  const rounded = toRounded(angle);
  if (rounded.decimal.abs().lt(3)) return rounded;
  if (rounded.decimal.e > maxAngleExponent) {
    throw new ToolInputError('This angle is too large.', { hint: 'Use a smaller one.' });
  }
  if (!angle.isExact && angle.error.gt(1)) throw new UnknownDigits();
  const { numerator, denominator } = angle.isExact
    ? angle.rational
    : parseRational(rounded.decimal.toString());
  const digits = Approximation.precision + guardDigits + rounded.decimal.e;
  const turn = 2n * scaledPi(digits);
  let rest = ((numerator * 10n ** BigInt(digits)) / denominator) % turn;
  if (2n * rest > turn) rest -= turn;
  if (2n * rest < -turn) rest += turn;
  const decimal = new Approximation(`${rest}e-${digits}`).toSignificantDigits(Approximation.precision);
  const error = new Bound(`1e-${Approximation.precision}`).plus(roundingOf(decimal));
  return { decimal, error: angle.isExact ? error : error.plus(angle.error) };
}
