import type { Decimal } from 'decimal.js';
import { ToolInputError } from '#core/errors.ts';
import { type Rational, rational } from '#core/numbers/rational.ts';
import { Approximation, Bound, roundingOf, UnknownDigits } from './precision.ts';
import { addTerms, multiplyTerms, powerOfTerm, rationalOf, rationalTerm, type Term } from './terms.ts';

/** A rounded number and its maximum error. */
export interface Rounded {
  readonly decimal: Decimal;
  readonly error: Decimal;
}

/** An exact fraction, or a rounded decimal (√2, sin 1) with its exact form if known. */
export type Value =
  | { readonly isExact: true; readonly rational: Rational }
  | ({ readonly isExact: false; readonly term: Term | undefined } & Rounded);

/** Integers stay exact up to this many digits, fractions up to the second number in numerator and denominator. */
const maxWholeDigits = 10_000;
const maxFractionDigits = 1_000;

export function exact(value: Rational): Value {
  const digits = value.denominator === 1n ? maxWholeDigits : maxFractionDigits;
  const isSmall = countDigits(value.numerator) <= digits && countDigits(value.denominator) <= digits;
  if (isSmall) return { isExact: true, rational: value };
  const decimal = rationalToDecimal(value);
  return approximate(decimal, roundingOf(decimal));
}

export function whole(value: bigint | number): Value {
  return exact(rational(BigInt(value)));
}

/** Creates a rounded value; an exact one if its term is a fraction. Throws a ToolInputError for NaN and infinity. */
export function approximate(decimal: Decimal, error: Decimal, term?: Term): Value {
  const known = term && rationalOf(term);
  if (known) return exact(known);
  if (decimal.isNaN()) throw new ToolInputError('This has no real result.');
  if (!decimal.isFinite() || !error.isFinite()) {
    throw new ToolInputError('The result is too large: it has more than 9,000,000,000,000,000 digits.', {
      hint: 'Use a smaller exponent.',
    });
  }
  return { isExact: false, decimal, error, term };
}

export function toDecimal(value: Value): Decimal {
  return value.isExact ? rationalToDecimal(value.rational) : value.decimal;
}

/** Converts a value to a decimal with an error bound. */
export function toRounded(value: Value): Rounded {
  if (!value.isExact) return value;
  const decimal = rationalToDecimal(value.rational);
  const { numerator, denominator } = value.rational;
  const isTold = denominator === 1n && countDigits(numerator) < Approximation.precision;
  return { decimal, error: isTold ? new Bound(0) : roundingOf(decimal) };
}

export function termOf(value: Value): Term | undefined {
  return value.isExact ? rationalTerm(value.rational) : value.term;
}

function rationalToDecimal({ numerator, denominator }: Rational): Decimal {
  return new Approximation(numerator.toString()).div(denominator.toString());
}

export function add(a: Value, b: Value): Value {
  if (a.isExact && b.isExact) return exact(rational.add(a.rational, b.rational));
  if (isExactZero(a)) return b;
  if (isExactZero(b)) return a;
  const [left, right] = [toRounded(a), toRounded(b)];
  const sum = left.decimal.plus(right.decimal);
  const error = left.error.plus(right.error).plus(roundingOf(sum));
  return approximate(sum, error, addTerms(termOf(a), termOf(b)));
}

export function negate(value: Value): Value {
  if (value.isExact) return exact(rational.subtract(rational(0n), value.rational));
  const term = multiplyTerms(value.term, rationalTerm(rational(-1n)));
  return approximate(value.decimal.neg(), value.error, term);
}

export function subtract(a: Value, b: Value): Value {
  return add(a, negate(b));
}

export function multiply(a: Value, b: Value): Value {
  if (a.isExact && b.isExact) return exact(rational.multiply(a.rational, b.rational));
  if (isExactZero(a) || isExactZero(b)) return whole(0);
  const [left, right] = [toRounded(a), toRounded(b)];
  const product = left.decimal.times(right.decimal);
  const error = new Bound(left.decimal.abs())
    .plus(left.error)
    .times(right.error)
    .plus(new Bound(right.decimal.abs()).times(left.error))
    .plus(roundingOf(product));
  return approximate(product, error, multiplyTerms(termOf(a), termOf(b)));
}

/** Divides. Throws a ToolInputError if `b` is zero. */
export function divide(a: Value, b: Value): Value {
  if (isZero(b)) throw divisionByZero();
  if (a.isExact && b.isExact) return exact(rational.divide(a.rational, b.rational));
  if (isExactZero(a)) return a;
  const [left, right] = [toRounded(a), toRounded(b)];
  const quotient = left.decimal.div(right.decimal);
  const error = new Bound(quotient.abs())
    .times(right.error)
    .plus(left.error)
    .div(smallest(right))
    .plus(roundingOf(quotient));
  return approximate(quotient, error, multiplyTerms(termOf(a), powerOfTerm(termOf(b), rational(-1n))));
}

/** Returns the smallest possible size of the true number. Throws UnknownDigits if that is zero. */
export function smallest({ decimal, error }: Rounded): Decimal {
  const least = new Bound(decimal.abs()).times('0.999999').minus(error);
  if (!least.isPositive() || least.isZero()) throw new UnknownDigits();
  return least;
}

/** Throws UnknownDigits if the digits do not determine it. */
export function isZero(value: Value): boolean {
  if (value.isExact) return value.rational.numerator === 0n;
  if (value.decimal.abs().lte(value.error)) throw new UnknownDigits();
  return false;
}

/** Throws UnknownDigits if the digits do not determine it. */
export function isNegative(value: Value): boolean {
  if (value.isExact) return value.rational.numerator < 0n;
  return !isZero(value) && value.decimal.isNegative();
}

export function isExactZero(value: Value): boolean {
  return value.isExact && value.rational.numerator === 0n;
}

/** Returns the integer that the value equals; otherwise undefined. */
export function wholeOf(value: Value): bigint | undefined {
  return value.isExact && value.rational.denominator === 1n ? value.rational.numerator : undefined;
}

/** Estimates the number of decimal digits; at most one too many. */
export function countDigits(value: bigint): number {
  return Math.ceil(value.toString(16).length * 1.2042);
}

export function divisionByZero(): ToolInputError {
  return new ToolInputError('Cannot divide by zero', { hint: 'Enter a divisor other than 0.' });
}
