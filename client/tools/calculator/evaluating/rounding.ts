import { ToolInputError } from '#core/errors.ts';
import { type Rational, rational } from '#core/numbers/rational.ts';
import { roundingOf } from './precision.ts';
import {
  add,
  approximate,
  divide,
  exact,
  isNegative,
  isZero,
  multiply,
  negate,
  subtract,
  type Value,
  whole,
  wholeOf,
} from './values.ts';

const maxPlaces = 1_000n;

/** Returns the largest integer not above the value. */
export function roundDown(value: Value): Value {
  if (value.isExact) return whole(floorOf(value.rational));
  const { decimal, error } = value;
  // With too many integer digits, or too close to an integer, the result may be off by one, which goes into its error.
  if (error.gt(1)) return approximate(decimal, error.plus(1));
  const [low, high] = [decimal.minus(error).floor(), decimal.plus(error).floor()];
  return low.eq(high)
    ? whole(BigInt(low.toFixed()))
    : approximate(low, high.minus(low).plus(roundingOf(decimal)));
}

/** Drops the fraction of a value. */
export function truncate(value: Value): Value {
  if (value.isExact) return whole(value.rational.numerator / value.rational.denominator);
  return isNegative(value) ? negate(roundDown(negate(value))) : roundDown(value);
}

/** Computes the remainder with the sign of `b`: -7 mod 3 is 2. */
export function modulo(a: Value, b: Value): Value {
  return exactRest(a, b, floorOf) ?? subtract(a, multiply(b, roundDown(divide(a, b))));
}

/** Computes the remainder with the sign of `a` as in C, Java and JavaScript: -7 % 3 is -1. */
export function remainder(a: Value, b: Value): Value {
  const cut = ({ numerator, denominator }: Rational) => numerator / denominator;
  return exactRest(a, b, cut) ?? subtract(a, multiply(b, truncate(divide(a, b))));
}

/** Computes the exact remainder of exact numbers, however long they are. */
function exactRest(a: Value, b: Value, toWhole: (quotient: Rational) => bigint): Value | undefined {
  if (!a.isExact || !b.isExact || isZero(b)) return undefined;
  const times = rational(toWhole(rational.divide(a.rational, b.rational)));
  return exact(rational.subtract(a.rational, rational.multiply(b.rational, times)));
}

/** Rounds to `places` digits after the point, ties away from zero; negative places round to tens, hundreds … */
export function roundTo(value: Value, places: Value): Value {
  const count = wholeOf(places);
  if (count === undefined || count > maxPlaces || count < -maxPlaces) {
    throw new ToolInputError('The places to round to are a whole number from -1000 to 1000.');
  }
  const scale = exact(count >= 0n ? rational(10n ** count) : rational(1n, 10n ** -count));
  const size = isNegative(value) ? negate(value) : value;
  const rounded = divide(roundDown(add(multiply(size, scale), exact(rational(1n, 2n)))), scale);
  return isNegative(value) ? negate(rounded) : rounded;
}

function floorOf({ numerator, denominator }: Rational): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && numerator % denominator !== 0n ? quotient - 1n : quotient;
}
