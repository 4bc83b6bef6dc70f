import { ToolInputError } from '#core/errors.ts';
import { parseRational, rational } from '#core/numbers/rational.ts';
import { callFunction } from './functions.ts';
import { findFunction } from './function-names.ts';
import { factorial, power, root } from './powers.ts';
import type { Node } from '../reading/syntax.ts';
import { piValue } from './circle.ts';
import { exponential } from './logarithms.ts';
import { Approximation, roundingOf, withPlace } from './precision.ts';
import { divisorOfNodes, residueOf } from './residues.ts';
import { remainder } from './rounding.ts';
import { type AngleUnit, degreesInUnit } from './trigonometry.ts';
import {
  add,
  approximate,
  divide,
  exact,
  isNegative,
  multiply,
  negate,
  subtract,
  type Value,
  whole,
  wholeOf,
} from './values.ts';
import { readOwn } from '#core/collections/read-own.ts';

export interface Surroundings {
  readonly angleUnit: AngleUnit;
  /** Whether 50 + 10% is 55, as on a pocket calculator, instead of 50.1. */
  readonly addsPercentOfLeft: boolean;
  readonly names: ReadonlyMap<string, Value>;
}

/** Literals with a larger exponent are rounded, because their digits would fill the memory. */
const maxExactExponent = 5_000;

const goldenRatio = () => divide(add(root(whole(5), 2n), whole(1)), whole(2));
const fullCircle = () => multiply(whole(2), piValue());

const constants: Readonly<Record<string, () => Value>> = {
  pi: piValue,
  π: piValue,
  tau: fullCircle,
  τ: fullCircle,
  e: () => exponential(whole(1)),
  phi: goldenRatio,
  φ: goldenRatio,
};

/**
 * Evaluates an expression. Throws a ToolInputError with the offset of the invalid part. A chain such as a sum of
 * thousands is evaluated in a loop, because recursion would overflow the stack.
 */
export function evaluate(node: Node, surroundings: Surroundings): Value {
  const chain: ChainNode[] = [];
  let first = node;
  while (first.type === 'binary' || first.type === 'postfix') {
    chain.push(first);
    first = first.type === 'binary' ? first.left : first.operand;
  }
  let value = atOffset(first.at, () => evaluateStart(first, surroundings));
  for (const link of chain.reverse()) {
    const left = value;
    value = atOffset(link.at, () =>
      link.type === 'postfix'
        ? evaluatePostfix(link, left, surroundings)
        : evaluateBinary(link, left, surroundings),
    );
  }
  return value;
}

type ChainNode = Node & { readonly type: 'binary' | 'postfix' };

function atOffset(offset: number, act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof ToolInputError) || error.details.offset !== undefined) throw error;
    throw withPlace(error, { offset });
  }
}

function evaluateStart(node: Exclude<Node, ChainNode>, surroundings: Surroundings): Value {
  switch (node.type) {
    case 'number':
      return literal(node.decimal);
    case 'name':
      return lookUp(node.name, surroundings.names);
    case 'negate':
      return negate(evaluate(node.operand, surroundings));
    case 'call':
      return evaluateCall(node, surroundings);
  }
}

function evaluateCall(node: Node & { type: 'call' }, surroundings: Surroundings): Value {
  const known = findFunction(node.name);
  if (!known) throw new ToolInputError(`There is no function “${node.name}”.`);
  const args = node.args.map((argument) => evaluate(argument, surroundings));
  if (known === 'gcd' && args.some(({ isExact }) => !isExact)) {
    const divisor = divisorOfNodes(node.args, (part) => evaluate(part, surroundings));
    if (divisor !== undefined) return whole(divisor);
  }
  const [left, right] = args;
  const dividend = node.args[0];
  if (known === 'mod' && left && right && dividend && args.length === 2) {
    return evaluateRemainder('mod', { node: dividend, left, right }, surroundings);
  }
  return callFunction(known, args, surroundings.angleUnit);
}

/** Computes a remainder, even of an integer that is too long to write out. */
function evaluateRemainder(
  operator: 'mod' | '%',
  { node, left, right }: { readonly node: Node; readonly left: Value; readonly right: Value },
  surroundings: Surroundings,
): Value {
  const divisor = wholeOf(right);
  const size = divisor === undefined || divisor < 0n ? -(divisor ?? 0n) : divisor;
  const residue =
    left.isExact || size === 0n ? undefined : residueOf(node, size, (part) => evaluate(part, surroundings));
  if (residue === undefined) {
    return operator === 'mod'
      ? callFunction('mod', [left, right], surroundings.angleUnit)
      : remainder(left, right);
  }
  const isBelow = operator === 'mod' ? isNegative(right) : isNegative(left);
  return whole(isBelow && residue !== 0n ? residue - size : residue);
}

function evaluatePostfix(
  node: Node & { type: 'postfix' },
  operand: Value,
  surroundings: Surroundings,
): Value {
  if (node.operator === '!') return factorial(operand);
  if (node.operator === '°') return degreesInUnit(operand, surroundings.angleUnit);
  return divide(operand, whole(100));
}

function evaluateBinary(node: Node & { type: 'binary' }, left: Value, surroundings: Surroundings): Value {
  const right = evaluate(node.right, surroundings);
  const isShare = surroundings.addsPercentOfLeft && isPercentage(node.right);
  switch (node.operator) {
    case '+':
      return add(left, isShare ? multiply(left, right) : right);
    case '-':
      return subtract(left, isShare ? multiply(left, right) : right);
    case '*':
    case 'of':
      return multiply(left, right);
    case '/':
      return divide(left, right);
    case '%':
    case 'mod':
      return evaluateRemainder(node.operator, { node: node.left, left, right }, surroundings);
    case '**':
      return power(left, right);
    case 'on':
      return multiply(add(whole(1), left), right);
    case 'off':
      return multiply(subtract(whole(1), left), right);
  }
}

export function isPercentage(node: Node): boolean {
  return node.type === 'postfix' && node.operator === '%';
}

function literal(decimal: string): Value {
  const exponent = Number(decimal.split('e')[1] ?? 0);
  if (Math.abs(exponent) > maxExactExponent) {
    const rounded = new Approximation(decimal).toSignificantDigits(Approximation.precision);
    return approximate(rounded, roundingOf(rounded));
  }
  return exact(
    decimal.includes('.') || exponent !== 0
      ? parseRational(decimal)
      : rational(BigInt(decimal.split('e')[0] ?? '')),
  );
}

function lookUp(name: string, names: ReadonlyMap<string, Value>): Value {
  const lower = name.toLowerCase();
  const value = names.get(name) ?? names.get(lower);
  if (value) return value;
  const constant = readOwn(constants, lower);
  if (constant) return constant();
  throw new ToolInputError(`“${name}” is not known.`, {
    hint: `Check the spelling, or give it a value on a line before: ${name} = 5.`,
  });
}
