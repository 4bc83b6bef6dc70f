import { ToolInputError } from '#core/errors.ts';
import { parseRational } from '#core/numbers/rational.ts';
import { Approximation, Bound, roundingOf, UnknownDigits } from './precision.ts';
import { piTerm } from './terms.ts';
import { approximate, type Rounded, toRounded, type Value } from './values.ts';

/** Larger angles would need more digits of π than the library has: 1,025. */
const maxAngleExponent = 500;
const guardDigits = 10;

export function piValue(): Value {
  const pi = Approximation.acos(-1);
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
  const Wide = Approximation.clone({ precision: digits + 2 });
  const turn = BigInt(Wide.acos(-1).times(`2e${digits}`).toFixed(0));
  let rest = ((numerator * 10n ** BigInt(digits)) / denominator) % turn;
  if (2n * rest > turn) rest -= turn;
  if (2n * rest < -turn) rest += turn;
  const decimal = new Approximation(`${rest}e-${digits}`).toSignificantDigits(Approximation.precision);
  const error = new Bound(`1e-${Approximation.precision}`).plus(roundingOf(decimal));
  return { decimal, error: angle.isExact ? error : error.plus(angle.error) };
}
