import { ToolInputError } from '#core/errors.ts';
import { type Rational, rational } from '#core/numbers/rational.ts';
import {
  approximate,
  Approximation,
  exact,
  isNegative,
  multiply,
  negate,
  type Value,
  whole,
  wholeOf,
} from './values.ts';

/** Rounded values this close to a whole number are that number. */
const nearness = '1e-58';
const maxPlaces = 1_000n;

/** The largest whole number that is not above the value. */
export function roundDown(value: Value): Value {
  if (value.isExact) return whole(floorOf(value.rational));
  const { decimal } = value;
  if (decimal.e > Approximation.precision) return value;
  const nearest = decimal.round();
  const isNear = decimal.minus(nearest).abs().lt(Approximation.max(1, decimal.abs()).times(nearness));
  return whole(BigInt((isNear ? nearest : decimal.floor()).toFixed()));
}

/** The value without its fraction. */
export function truncate(value: Value): Value {
  return isNegative(value) ? negate(roundDown(negate(value))) : roundDown(value);
}

/** Rounded to `places` digits after the point, ties away from zero; negative places round to tens, hundreds … */
export function roundTo(value: Value, places: Value): Value {
  const count = wholeOf(places);
  if (count === undefined || count > maxPlaces || count < -maxPlaces) {
    throw new ToolInputError('The places to round to are a whole number from -1000 to 1000.');
  }
  if (!value.isExact) return approximate(value.decimal.toDecimalPlaces(Math.max(0, Number(count))));
  const scale = count >= 0n ? rational(10n ** count) : rational(1n, 10n ** -count);
  const size = isNegative(value) ? negate(value) : value;
  const scaled = multiply(size, exact(scale));
  if (!scaled.isExact) return value;
  const { numerator, denominator } = scaled.rational;
  const nearest = exact(rational(floorOf(rational(2n * numerator + denominator, 2n * denominator))));
  const rounded = multiply(nearest, exact(rational(scale.denominator, scale.numerator)));
  return isNegative(value) ? negate(rounded) : rounded;
}

function floorOf({ numerator, denominator }: Rational): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && numerator % denominator !== 0n ? quotient - 1n : quotient;
}
