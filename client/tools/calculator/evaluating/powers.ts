import { ToolInputError } from '#core/errors.ts';
import { type Rational, rational } from '#core/numbers/rational.ts';
import { Approximation, Bound, roundingOf, UnknownDigits } from './precision.ts';
import { powerOfTerm } from './terms.ts';
import {
  approximate,
  divide,
  divisionByZero,
  exact,
  isNegative,
  isZero,
  multiply,
  smallest,
  termOf,
  toRounded,
  type Value,
  whole,
  wholeOf,
} from './values.ts';

/** Powers with more bits (about 10,000 decimal digits) are only computed to `workingDigits` digits. */
const maxPowerBits = 33_219;
const maxExactFactorial = 3_248n;

/** Computes `base ** exponent`; exact if both are exact and the result is not huge. 0 ** 0 is 1, as in IEEE 754. */
export function power(base: Value, exponent: Value): Value {
  const times = wholeOf(exponent);
  if (times !== undefined) return wholePower(base, times);
  if (isZero(base)) {
    if (isNegative(exponent)) throw divisionByZero();
    return base;
  }
  if (isNegative(base)) {
    throw new ToolInputError('A negative number has no real power with a fraction for its exponent.', {
      hint: 'For an odd root write root(-8, 3) or cbrt(-8).',
    });
  }
  const denominator = exponent.isExact ? exponent.rational.denominator : 0n;
  if (exponent.isExact && denominator <= 64n && base.isExact) {
    const root = exactRoot(base.rational, denominator);
    if (root) return wholePower(exact(root), exponent.rational.numerator);
  }
  if (denominator === 2n && exponent.isExact) {
    return wholePower(root(base, denominator), exponent.rational.numerator);
  }
  return approximatePower(base, exponent);
}

function wholePower(base: Value, times: bigint): Value {
  if (times < 0n && isZero(base)) throw divisionByZero();
  if (!base.isExact) return approximatePower(base, whole(times));
  const { numerator, denominator } = base.rational;
  if (denominator === 1n && (numerator === 1n || numerator === 0n)) return times === 0n ? whole(1) : base;
  if (numerator === -1n && denominator === 1n) return whole(times % 2n === 0n ? 1 : -1);
  const size = times < 0n ? -times : times;
  const bits = Math.max(countBits(numerator), countBits(denominator));
  if (Number(size) * bits > maxPowerBits) return approximatePower(base, whole(times));
  const raised = rational(numerator ** size, denominator ** size);
  return times < 0n ? divide(whole(1), exact(raised)) : exact(raised);
}

/** Counts bits, with a fraction for short numbers: 10 has 3.32. */
function countBits(value: bigint): number {
  const size = value < 0n ? -value : value;
  const bits = size.toString(2).length;
  return bits < 1_000 ? Math.log2(Number(size)) : bits;
}

function approximatePower(base: Value, exponent: Value): Value {
  const [below, above] = [toRounded(base), toRounded(exponent)];
  const result = below.decimal.pow(above.decimal);
  if (result.isZero() && !isZero(base)) {
    throw new ToolInputError(
      'The result is too close to zero: it has more than 9,000,000,000,000,000 zeros.',
      { hint: 'Use a smaller exponent.' },
    );
  }
  const size = new Bound(below.decimal.abs());
  if (!result.isFinite()) return approximate(result, new Bound(0));
  const share = new Bound(above.decimal.abs())
    .times(below.error)
    .div(smallest(below))
    .plus(size.ln().abs().times(above.error));
  if (share.gt('0.1')) throw new UnknownDigits();
  const error = new Bound(result.abs()).times(share).times(2).plus(roundingOf(result));
  return approximate(
    result,
    error,
    exponent.isExact ? powerOfTerm(termOf(base), exponent.rational) : undefined,
  );
}

/** Computes the `degree`-th root. Odd roots of negative numbers are real; even ones throw a ToolInputError. */
export function root(value: Value, degree: bigint): Value {
  if (degree < 1n) {
    throw new ToolInputError('The degree of a root is a whole number of 1 or more.');
  }
  if (isNegative(value)) {
    if (degree % 2n === 0n) {
      throw new ToolInputError('An even root of a negative number is not a real number.', {
        hint: 'Use a number of 0 or more.',
      });
    }
    return multiply(whole(-1), root(multiply(whole(-1), value), degree));
  }
  const found = value.isExact && degree <= 64n ? exactRoot(value.rational, degree) : undefined;
  if (found) return exact(found);
  if (degree > 3n) return isZero(value) ? value : approximatePower(value, exact(rational(1n, degree)));
  const rounded = toRounded(value);
  const result =
    degree === 2n ? rounded.decimal.sqrt() : degree === 3n ? rounded.decimal.cbrt() : rounded.decimal;
  const share = rounded.error.div(smallest(rounded));
  const error = new Bound(result.abs()).times(share).plus(roundingOf(result));
  return approximate(result, error, powerOfTerm(termOf(value), rational(1n, degree)));
}

function exactRoot(value: Rational, degree: bigint): Rational | undefined {
  const numerator = wholeRoot(value.numerator, degree);
  const denominator = wholeRoot(value.denominator, degree);
  return numerator === undefined || denominator === undefined ? undefined : rational(numerator, denominator);
}

/** Finds an integer root with Newton's method; undefined if the root is not an integer. */
function wholeRoot(value: bigint, degree: bigint): bigint | undefined {
  if (value < 2n) return value;
  if (degree === 1n) return value;
  let guess = 1n << (BigInt(value.toString(2).length) / degree + 1n);
  while (true) {
    const next = ((degree - 1n) * guess + value / guess ** (degree - 1n)) / degree;
    if (next >= guess) break;
    guess = next;
  }
  return guess ** degree === value ? guess : undefined;
}

/** Computes n!: exact up to 3,248, rounded above with Stirling's series. */
export function factorial(value: Value): Value {
  const count = wholeOf(value);
  if (count === undefined || count < 0n) {
    throw new ToolInputError('A factorial needs a whole number of 0 or more.');
  }
  if (count > maxExactFactorial) return stirling(count);
  return whole(product(1n, count));
}

/** Computes low × … × high by repeated halving, so that the factors have similar sizes. */
function product(low: bigint, high: bigint): bigint {
  if (low > high) return 1n;
  if (high - low < 8n) {
    let result = low;
    for (let factor = low + 1n; factor <= high; factor += 1n) result *= factor;
    return result;
  }
  const middle = (low + high) / 2n;
  return product(low, middle) * product(middle + 1n, high);
}

/** B(2k) / (2k (2k - 1)), the coefficients of Stirling's series (DLMF 5.11.1). */
const stirlingTerms = [
  [1, 12],
  [-1, 360],
  [1, 1260],
  [-1, 1680],
  [1, 1188],
  [-691, 360360],
  [1, 156],
  [-3617, 122400],
  [43867, 244188],
  [-174611, 125400],
] as const;

/** Computes a large factorial. For n above 3,248 ten terms leave an error below 1e-70 of the result. */
function stirling(count: bigint): Value {
  const Wide = Approximation.clone({ precision: 100 });
  const n = new Wide(count.toString());
  const pi = Wide.acos(-1);
  let sum = n.plus(0.5).times(n.ln()).minus(n).plus(pi.times(2).ln().div(2));
  for (const [index, [numerator, denominator]] of stirlingTerms.entries()) {
    sum = sum.plus(new Wide(numerator).div(denominator).div(n.pow(2 * index + 1)));
  }
  const result = new Approximation(sum.exp().toSignificantDigits(80).toString());
  return approximate(result, new Bound(result).times('1e-66'));
}
