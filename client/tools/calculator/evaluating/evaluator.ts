import { ToolInputError } from '#core/errors.ts';
import { parseRational, rational } from '#core/numbers/rational.ts';
import { callFunction } from './functions.ts';
import { findFunction } from './function-names.ts';
import { factorial, power } from './powers.ts';
import type { Node } from '../reading/syntax.ts';
import { type AngleUnit, degreesInUnit, pi } from './trigonometry.ts';
import {
  add,
  approximate,
  Approximation,
  divide,
  exact,
  multiply,
  negate,
  remainder,
  subtract,
  type Value,
  whole,
} from './values.ts';

export interface Surroundings {
  readonly angleUnit: AngleUnit;
  /** 50 + 10% is 55, as on a pocket calculator, and not 50.1. */
  readonly addsPercentOfLeft: boolean;
  readonly names: ReadonlyMap<string, Value>;
}

/** Literals with a larger exponent are rounded: their digits would fill the memory. */
const maxExactExponent = 5_000;

const constants: Readonly<Record<string, () => Value>> = {
  pi: () => approximate(pi),
  π: () => approximate(pi),
  tau: () => approximate(pi.times(2)),
  τ: () => approximate(pi.times(2)),
  e: () => approximate(new Approximation(1).exp()),
  phi: () => approximate(new Approximation(5).sqrt().plus(1).div(2)),
  φ: () => approximate(new Approximation(5).sqrt().plus(1).div(2)),
};

/**
 * The value of an expression. Throws a ToolInputError with the offset of the part that has none. A chain such as
 * a sum of thousands is worked off in a loop: its left parts would nest too deeply for the stack.
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
    throw new ToolInputError(error.message, { ...error.details, offset });
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
    case 'call': {
      const known = findFunction(node.name);
      if (!known) throw new ToolInputError(`There is no function “${node.name}”.`);
      return callFunction(
        known,
        node.args.map((argument) => evaluate(argument, surroundings)),
        surroundings.angleUnit,
      );
    }
  }
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
      return remainder(left, right);
    case 'mod':
      return callFunction('mod', [left, right], surroundings.angleUnit);
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
  if (Math.abs(exponent) > maxExactExponent) return approximate(new Approximation(decimal));
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
  const constant = Object.hasOwn(constants, lower) ? constants[lower] : undefined;
  if (constant) return constant();
  throw new ToolInputError(`“${name}” is not known.`, {
    hint: `Check the spelling, or give it a value on a line before: ${name} = 5.`,
  });
}
