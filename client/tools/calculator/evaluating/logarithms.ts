import { ToolInputError } from '#core/errors.ts';
import { power } from './powers.ts';
import { approximate, divide, isNegative, isZero, subtract, toDecimal, type Value, whole } from './values.ts';

/** e to the power of the value. */
export function exponential(value: Value): Value {
  if (isZero(value)) return whole(1);
  const result = toDecimal(value).exp();
  if (result.isZero()) {
    throw new ToolInputError('The result is too close to zero.', { hint: 'Take a larger exponent.' });
  }
  return approximate(result);
}

/** To the base e. Throws a ToolInputError for 0 and below. */
export function naturalLogarithm(value: Value): Value {
  if (isZero(value) || isNegative(value)) {
    throw new ToolInputError('Only numbers above 0 have a logarithm.', { hint: 'Take a number above 0.' });
  }
  return isZero(subtract(value, whole(1))) ? whole(0) : approximate(toDecimal(value).ln());
}

/** To any base above 0 but 1; exact where the value is a whole power of the base. */
export function logarithmTo(value: Value, base: Value): Value {
  const divisor = naturalLogarithm(base);
  if (isZero(divisor)) {
    throw new ToolInputError('The base of a logarithm cannot be 1.', { hint: 'Take 2, 10 or e.' });
  }
  const quotient = divide(naturalLogarithm(value), divisor);
  const nearest = toDecimal(quotient).round();
  if (!value.isExact || !base.isExact || nearest.abs().gt(100_000)) return quotient;
  const times = whole(BigInt(nearest.toFixed()));
  const raised = power(base, times);
  return raised.isExact && isZero(subtract(raised, value)) ? times : quotient;
}
