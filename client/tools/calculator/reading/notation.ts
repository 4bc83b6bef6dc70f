import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { isPercentage } from '../evaluating/evaluator.ts';
import type { BinaryOperator, Node } from './syntax.ts';

const signs: Readonly<Record<BinaryOperator, string>> = {
  '+': ' + ',
  '-': ' − ',
  '*': ' × ',
  '/': ' ÷ ',
  '%': ' % ',
  mod: ' mod ',
  '**': ' ** ',
  of: ' of ',
  on: ' on ',
  off: ' off ',
};

/**
 * Writes an expression as it was parsed: each nested part in parentheses, except for terms of a plain sum or product.
 * `addsPercentOfLeft` as in `Surroundings`.
 */
export function writeOut(node: Node, addsPercentOfLeft: boolean, locale: string): string {
  switch (node.type) {
    case 'number':
    case 'name':
      return node.type === 'number' ? writeAsTyped(node.decimal, locale) : node.name;
    case 'negate':
      return `−${inner(node.operand, addsPercentOfLeft, locale)}`;
    case 'postfix':
      return `${inner(node.operand, addsPercentOfLeft, locale, node.operator === '!')}${node.operator}`;
    case 'call':
      return `${node.name}(${node.args.map((part) => writeOut(part, addsPercentOfLeft, locale)).join(', ')})`;
    case 'binary':
      return writeBinary(node, addsPercentOfLeft, locale);
  }
}

function writeBinary(node: Node & { type: 'binary' }, addsPercentOfLeft: boolean, locale: string): string {
  const { operator, left, right } = node;
  const first = continues(left, operator)
    ? writeOut(left, addsPercentOfLeft, locale)
    : inner(left, addsPercentOfLeft, locale);
  const second = inner(right, addsPercentOfLeft, locale);
  const isPercent = (operator === '+' || operator === '-') && isPercentage(right);
  const isShare = isPercent && addsPercentOfLeft;
  if (isPercent && !isShare) return `${first}${signs[operator]}(${second.slice(0, -1)} ÷ 100)`;
  return `${first}${signs[operator]}${second}${isShare ? ' of it' : ''}`;
}

/** Returns whether a chain needs no parentheses, as 1 + 2 − 3 and 2 × 3 × 4. */
function continues(left: Node, operator: BinaryOperator): boolean {
  if (left.type !== 'binary') return false;
  const isSum = (sign: BinaryOperator) => sign === '+' || sign === '-';
  return (isSum(left.operator) && isSum(operator)) || (left.operator === '*' && operator === '*');
}

/**
 * Writes a nested part, in parentheses if needed. With `isOfFactorial`, (5!)! keeps its parentheses, because 5!! is the
 * double factorial.
 */
function inner(node: Node, addsPercentOfLeft: boolean, locale: string, isOfFactorial = false): string {
  const text = writeOut(node, addsPercentOfLeft, locale);
  const isPart =
    node.type === 'binary' || node.type === 'negate' || (isOfFactorial && node.type === 'postfix');
  return isPart ? `(${text})` : text;
}
