import { ToolInputError } from '#core/errors.ts';
import { type FunctionName, functionSignatures } from './function-names.ts';
import { exponential, logarithmTo, naturalLogarithm } from './logarithms.ts';
import { factorial, power, root } from './powers.ts';
import {
  areaCosine,
  areaSine,
  areaTangent,
  hyperbolicCosine,
  hyperbolicSine,
  hyperbolicTangent,
} from './hyperbolic.ts';
import { modulo, roundDown, roundTo, truncate } from './rounding.ts';
import {
  type AngleUnit,
  arcCosine,
  arcSine,
  arcTangent,
  arcTangentOf,
  cosine,
  sine,
  tangent,
} from './trigonometry.ts';
import { add, divide, isNegative, isZero, multiply, negate, subtract, type Value, whole } from './values.ts';
import {
  bitwise,
  combinations,
  greatestCommonDivisor,
  leastCommonMultiple,
  permutations,
  requireWhole,
} from './whole-functions.ts';

type Apply = (args: readonly Value[], unit: AngleUnit) => Value;

/** Evaluates a function. Throws a ToolInputError outside its domain. */
export function callFunction(name: FunctionName, args: readonly Value[], unit: AngleUnit): Value {
  const [least, most] = functionSignatures[name];
  if (args.length < least || args.length > most) {
    const count = least === most ? `${least}` : `${least} to ${most}`;
    throw new ToolInputError(
      `${name} takes ${count} ${most === 1 ? 'value' : 'values'}, not ${args.length}.`,
      { hint: least === 2 && most === 2 ? `Write ${name}(a, b).` : undefined },
    );
  }
  return functions[name](args, unit);
}

const functions: Readonly<Record<FunctionName, Apply>> = {
  sqrt: one((value) => root(value, 2n)),
  cbrt: one((value) => root(value, 3n)),
  root: two((value, degree) => root(value, requireWhole(degree, 'The degree of a root'))),
  abs: one((value) => (isNegative(value) ? negate(value) : value)),
  sign: one((value) => whole(isZero(value) ? 0 : isNegative(value) ? -1 : 1)),
  floor: one(roundDown),
  ceil: one((value) => negate(roundDown(negate(value)))),
  trunc: one(truncate),
  round: ([value = whole(0), places = whole(0)]) => roundTo(value, places),
  exp: one(exponential),
  ln: one(naturalLogarithm),
  log: ([value = whole(0), base = whole(10)]) => logarithmTo(value, base),
  log10: one((value) => logarithmTo(value, whole(10))),
  log2: one((value) => logarithmTo(value, whole(2))),
  pow: two(power),
  sin: one(sine),
  cos: one(cosine),
  tan: one(tangent),
  asin: one(arcSine),
  acos: one(arcCosine),
  atan: one(arcTangent),
  atan2: two(arcTangentOf),
  sinh: one(hyperbolicSine),
  cosh: one(hyperbolicCosine),
  tanh: one(hyperbolicTangent),
  asinh: one(areaSine),
  acosh: one(areaCosine),
  atanh: one(areaTangent),
  hypot: (args) => root(total(args.map((value) => multiply(value, value))), 2n),
  min: (args) => args.reduce((least, value) => (isNegative(subtract(value, least)) ? value : least)),
  max: (args) => args.reduce((most, value) => (isNegative(subtract(most, value)) ? value : most)),
  sum: total,
  mean: (args) => divide(total(args), whole(args.length)),
  median,
  variance,
  stdev: (args) => root(variance(args), 2n),
  gcd: (args) => whole(args.map((value) => requireWhole(value, 'gcd')).reduce(greatestCommonDivisor, 0n)),
  lcm: (args) => whole(args.map((value) => requireWhole(value, 'lcm')).reduce(leastCommonMultiple, 1n)),
  mod: two(modulo),
  fact: one(factorial),
  ncr: two((n, k) => combinations(requireWhole(n, 'nCr'), requireWhole(k, 'nCr'))),
  npr: two((n, k) => permutations(requireWhole(n, 'nPr'), requireWhole(k, 'nPr'))),
  and: two((a, b) => bitwise('and', requireWhole(a, 'and'), requireWhole(b, 'and'))),
  or: two((a, b) => bitwise('or', requireWhole(a, 'or'), requireWhole(b, 'or'))),
  xor: two((a, b) => bitwise('xor', requireWhole(a, 'xor'), requireWhole(b, 'xor'))),
  shl: two((a, b) => bitwise('shl', requireWhole(a, 'shl'), requireWhole(b, 'shl'))),
  shr: two((a, b) => bitwise('shr', requireWhole(a, 'shr'), requireWhole(b, 'shr'))),
};

function one(apply: (value: Value, unit: AngleUnit) => Value): Apply {
  return ([value = whole(0)], unit) => apply(value, unit);
}

function two(apply: (a: Value, b: Value, unit: AngleUnit) => Value): Apply {
  return ([a = whole(0), b = whole(0)], unit) => apply(a, b, unit);
}

function total(values: readonly Value[]): Value {
  return values.reduce(add, whole(0));
}

/** Computes the sample variance, with n − 1 as the divisor. */
function variance(values: readonly Value[]): Value {
  const mean = divide(total(values), whole(values.length));
  const squares = values.map((value) => {
    const difference = subtract(value, mean);
    return multiply(difference, difference);
  });
  return divide(total(squares), whole(values.length - 1));
}

function median(values: readonly Value[]): Value {
  const sorted = values.toSorted((a, b) => {
    const difference = subtract(a, b);
    return isZero(difference) ? 0 : isNegative(difference) ? -1 : 1;
  });
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return divide(total(middle), whole(middle.length));
}
