import { Decimal } from 'decimal.js';
import { ToolInputError } from '#core/errors.ts';
import {
  addRational,
  divideRational,
  multiplyRational,
  type Rational,
  rational,
  subtractRational,
} from '#core/numbers/rational.ts';

/** An exact fraction, or a decimal of `workingDigits` digits where no exact value is at hand (√2, sin 1). */
export type Value =
  | { readonly isExact: true; readonly rational: Rational }
  | { readonly isExact: false; readonly decimal: Decimal };

/** Twenty more than are ever shown, so that what is shown is right to its last digit. */
const workingDigits = 70;
/** Whole numbers stay exact up to this many digits, fractions up to the second number in either part. */
const maxWholeDigits = 10_000;
const maxFractionDigits = 1_000;

/** Decimal arithmetic with `workingDigits` significant digits. */
export const Approximation = Decimal.clone({ precision: workingDigits });

/** Differences this much smaller than what they were made of are nothing but rounding. */
const noise = new Approximation('1e-62');

export function exact(value: Rational): Value {
  const digits = value.denominator === 1n ? maxWholeDigits : maxFractionDigits;
  const isSmall = countDigits(value.numerator) <= digits && countDigits(value.denominator) <= digits;
  return isSmall ? { isExact: true, rational: value } : approximate(rationalToDecimal(value));
}

export function whole(value: bigint | number): Value {
  return exact(rational(BigInt(value)));
}

/** Throws a ToolInputError for what is no number or beyond all size. */
export function approximate(value: Decimal): Value {
  if (value.isNaN()) throw new ToolInputError('This has no real result.');
  if (!value.isFinite()) {
    throw new ToolInputError('The result is too large: it has more than 9,000,000,000,000,000 digits.', {
      hint: 'Take a smaller exponent.',
    });
  }
  return { isExact: false, decimal: value };
}

export function toDecimal(value: Value): Decimal {
  return value.isExact ? rationalToDecimal(value.rational) : value.decimal;
}

function rationalToDecimal({ numerator, denominator }: Rational): Decimal {
  return new Approximation(numerator.toString()).div(denominator.toString());
}

export function add(a: Value, b: Value): Value {
  if (a.isExact && b.isExact) return exact(addRational(a.rational, b.rational));
  const [left, right] = [toDecimal(a), toDecimal(b)];
  const sum = left.plus(right);
  const bound = Approximation.max(left.abs(), right.abs()).times(noise);
  return approximate(sum.abs().lt(bound) ? new Approximation(0) : sum);
}

export function negate(value: Value): Value {
  if (!value.isExact) return approximate(value.decimal.neg());
  return exact(subtractRational(rational(0n), value.rational));
}

export function subtract(a: Value, b: Value): Value {
  return add(a, negate(b));
}

export function multiply(a: Value, b: Value): Value {
  if (a.isExact && b.isExact) return exact(multiplyRational(a.rational, b.rational));
  return approximate(toDecimal(a).times(toDecimal(b)));
}

/** Throws a ToolInputError when `b` is zero. */
export function divide(a: Value, b: Value): Value {
  if (isZero(b)) throw divisionByZero();
  if (a.isExact && b.isExact) return exact(divideRational(a.rational, b.rational));
  return approximate(toDecimal(a).div(toDecimal(b)));
}

/** What is left after dividing, with the sign of `a` as in C, Java and JavaScript: -7 % 3 is -1. */
export function remainder(a: Value, b: Value): Value {
  if (isZero(b)) throw divisionByZero();
  if (!a.isExact || !b.isExact) return approximate(toDecimal(a).mod(toDecimal(b)));
  const quotient = divideRational(a.rational, b.rational);
  const times = rational(quotient.numerator / quotient.denominator);
  return exact(subtractRational(a.rational, multiplyRational(b.rational, times)));
}

export function isZero(value: Value): boolean {
  return value.isExact ? value.rational.numerator === 0n : value.decimal.isZero();
}

export function isNegative(value: Value): boolean {
  return value.isExact ? value.rational.numerator < 0n : value.decimal.isNegative() && !isZero(value);
}

/** The whole number that the value is, or undefined. */
export function wholeOf(value: Value): bigint | undefined {
  return value.isExact && value.rational.denominator === 1n ? value.rational.numerator : undefined;
}

/** About how many decimal digits it has; at most one too many. */
export function countDigits(value: bigint): number {
  return Math.ceil(value.toString(16).length * 1.2042);
}

export function divisionByZero(): ToolInputError {
  return new ToolInputError('Cannot divide by zero', { hint: 'Enter a divisor other than 0.' });
}
