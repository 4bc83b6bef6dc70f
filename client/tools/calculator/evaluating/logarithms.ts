import { ToolInputError } from '#core/errors.ts';
import { rational } from '#core/numbers/rational.ts';
import { Bound, roundingOf, UnknownDigits } from './precision.ts';
import { power } from './powers.ts';
import { eTerm, powerOfTerm, rationalOf, multiplyTerms } from './terms.ts';
import {
  approximate,
  divide,
  exact,
  isExactZero,
  isNegative,
  isZero,
  smallest,
  subtract,
  termOf,
  toDecimal,
  toRounded,
  type Value,
  whole,
} from './values.ts';

/** Powers with longer exponents are too large or too close to zero in any case. */
const maxExponentDigits = 20;

/** Computes e to the power of the value. */
export function exponential(value: Value): Value {
  if (isExactZero(value)) return whole(1);
  const { decimal, error } = toRounded(value);
  if (error.gt('0.1') && decimal.e < maxExponentDigits) throw new UnknownDigits();
  const result = decimal.exp();
  if (result.isZero()) {
    throw new ToolInputError('The result is too close to zero.', { hint: 'Use a larger exponent.' });
  }
  const bound = new Bound(result).times(error).times(2).plus(roundingOf(result));
  return approximate(result, bound, value.isExact ? powerOfTerm(eTerm, value.rational) : undefined);
}

/** Computes the natural logarithm. Throws a ToolInputError for 0 and below. */
export function naturalLogarithm(value: Value): Value {
  if (isZero(value) || isNegative(value)) {
    throw new ToolInputError('Only numbers above 0 have a logarithm.', { hint: 'Use a number above 0.' });
  }
  const known = exponentOf(value);
  if (known) return known;
  const rounded = toRounded(value);
  const result = rounded.decimal.ln();
  return approximate(result, rounded.error.div(smallest(rounded)).plus(roundingOf(result)));
}

/** Returns the exponent of a power of e; undefined for other values. */
function exponentOf(value: Value): Value | undefined {
  const term = termOf(value);
  if (!term) return undefined;
  const rest = multiplyTerms(term, powerOfTerm(eTerm, rational.multiply(term.e, rational(-1n))));
  const factor = rest && rationalOf(rest);
  return factor?.numerator === 1n && factor.denominator === 1n ? exact(term.e) : undefined;
}

/** Computes a logarithm to any positive base except 1; exact if the value is an integer power of the base. */
export function logarithmTo(value: Value, base: Value): Value {
  const divisor = naturalLogarithm(base);
  if (isZero(divisor)) {
    throw new ToolInputError('The base of a logarithm cannot be 1.', { hint: 'Use 2, 10 or e.' });
  }
  const quotient = divide(naturalLogarithm(value), divisor);
  const nearest = toDecimal(quotient).round();
  if (!value.isExact || !base.isExact || nearest.abs().gt(100_000)) return quotient;
  const times = whole(BigInt(nearest.toFixed()));
  const raised = power(base, times);
  return raised.isExact && isZero(subtract(raised, value)) ? times : quotient;
}
