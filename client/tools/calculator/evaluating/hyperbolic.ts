import { ToolInputError } from '#core/errors.ts';
import { rational } from '#core/numbers/rational.ts';
import { exponential, naturalLogarithm } from './logarithms.ts';
import { root } from './powers.ts';
import {
  add,
  divide,
  exact,
  isExactZero,
  isNegative,
  isZero,
  multiply,
  negate,
  subtract,
  type Value,
  whole,
} from './values.ts';

const one = whole(1);
const half = exact(rational(1n, 2n));

export function hyperbolicSine(value: Value): Value {
  if (isExactZero(value)) return value;
  return ofSize(value, (size) => {
    const growing = exponential(size);
    return multiply(half, subtract(growing, divide(one, growing)));
  });
}

export function hyperbolicCosine(value: Value): Value {
  const growing = exponential(isNegative(value) ? negate(value) : value);
  return multiply(half, add(growing, divide(one, growing)));
}

export function hyperbolicTangent(value: Value): Value {
  if (isExactZero(value)) return value;
  return ofSize(value, (size) => {
    const rest = divide(one, exponential(multiply(whole(2), size)));
    return divide(subtract(one, rest), add(one, rest));
  });
}

export function areaSine(value: Value): Value {
  if (isExactZero(value)) return value;
  return ofSize(value, (size) => naturalLogarithm(add(size, root(add(multiply(size, size), one), 2n))));
}

/** Computes acosh. Throws a ToolInputError below 1. */
export function areaCosine(value: Value): Value {
  if (isNegative(subtract(value, one))) throw new ToolInputError('acosh needs a number of 1 or more.');
  return naturalLogarithm(add(value, root(subtract(multiply(value, value), one), 2n)));
}

/** Computes atanh. Throws a ToolInputError unless the value is between -1 and 1. */
export function areaTangent(value: Value): Value {
  const [below, above] = [add(one, value), subtract(one, value)];
  if ([below, above].some((side) => isZero(side) || isNegative(side))) {
    throw new ToolInputError('atanh needs a number between -1 and 1.');
  }
  return multiply(half, naturalLogarithm(divide(below, above)));
}

/** Evaluates an odd function by its values above 0, where no nearly equal numbers are subtracted. */
function ofSize(value: Value, apply: (size: Value) => Value): Value {
  return isNegative(value) ? negate(apply(negate(value))) : apply(value);
}
