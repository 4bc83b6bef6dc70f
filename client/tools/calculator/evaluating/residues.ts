import type { Node } from '../reading/syntax.ts';
import { greatestCommonDivisor } from './whole-functions.ts';
import { type Value, wholeOf } from './values.ts';

/** Longer products and powers with more bits are not computed factor by factor. */
const maxFactors = 200_000n;
const maxPowerWork = 40_000_000;

type Evaluate = (node: Node) => Value;

/**
 * Computes a nonnegative remainder modulo `modulus` of an integer too long to write out. Undefined for expressions that
 * are not made of integers.
 */
export function residueOf(node: Node, modulus: bigint, evaluate: Evaluate): bigint | undefined {
  const left = leftOf(node);
  if (!left) {
    const value = wholeOf(evaluate(node));
    return value === undefined ? undefined : reduce(value, modulus);
  }
  if (node.type === 'binary' && node.operator === '**') return powerResidue(node, modulus, evaluate);
  if (node.type === 'call' && node.name === 'pow') {
    const [base, exponent] = node.args;
    return base && exponent && powerResidue({ left: base, right: exponent }, modulus, evaluate);
  }
  if (node.type === 'postfix' || node.type === 'call') {
    const count = wholeOf(evaluate(left));
    return count === undefined ? undefined : factorialResidue(count, modulus);
  }
  const first = residueOf(left, modulus, evaluate);
  if (first === undefined) return undefined;
  if (node.type === 'negate') return reduce(-first, modulus);
  if (node.type !== 'binary') return undefined;
  const second = residueOf(node.right, modulus, evaluate);
  if (second === undefined) return undefined;
  if (node.operator === '*') return reduce(first * second, modulus);
  return reduce(node.operator === '+' ? first + second : first - second, modulus);
}

/** Computes the greatest common divisor of numbers, at least one of which can be written out. */
export function divisorOfNodes(nodes: readonly Node[], evaluate: Evaluate): bigint | undefined {
  const wholes = nodes.map((node) => wholeOf(evaluate(node)));
  const known = wholes.reduce<bigint>((divisor, each) => greatestCommonDivisor(divisor, each ?? 0n), 0n);
  if (known === 0n) return undefined;
  let divisor = known;
  for (const [index, node] of nodes.entries()) {
    if (wholes[index] !== undefined) continue;
    const residue = residueOf(node, divisor, evaluate);
    if (residue === undefined) return undefined;
    divisor = greatestCommonDivisor(divisor, residue);
  }
  return divisor;
}

/** Returns the first operand of a node whose remainder is computed from its operands. */
function leftOf(node: Node): Node | undefined {
  if (node.type === 'binary') return ['+', '-', '*', '**'].includes(node.operator) ? node.left : undefined;
  if (node.type === 'negate') return node.operand;
  if (node.type === 'postfix') return node.operator === '!' ? node.operand : undefined;
  if (node.type === 'call') return ['fact', 'pow'].includes(node.name) ? node.args[0] : undefined;
  return undefined;
}

function powerResidue(
  { left, right }: { readonly left: Node; readonly right: Node },
  modulus: bigint,
  evaluate: Evaluate,
): bigint | undefined {
  const base = residueOf(left, modulus, evaluate);
  let exponent = wholeOf(evaluate(right));
  if (base === undefined || exponent === undefined || exponent < 0n) return undefined;
  if (exponent.toString(2).length * modulus.toString(2).length > maxPowerWork) return undefined;
  let [result, square] = [reduce(1n, modulus), base];
  for (; exponent > 0n; exponent >>= 1n) {
    if (exponent % 2n === 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

function factorialResidue(count: bigint, modulus: bigint): bigint | undefined {
  if (count >= modulus) return 0n;
  if (count < 0n || count > maxFactors) return undefined;
  let result = reduce(1n, modulus);
  for (let factor = 2n; factor <= count && result !== 0n; factor += 1n) result = (result * factor) % modulus;
  return result;
}

function reduce(value: bigint, modulus: bigint): bigint {
  return ((value % modulus) + modulus) % modulus;
}
