import { type BinaryOperator, markOf, type Token } from './syntax.ts';

/** The precedence of operators: power above sign, sign above product, product above sum. */
export const strength = { sum: 10, product: 20, sign: 30, power: 40, postfix: 50 } as const;
export const binaryStrength: Readonly<Record<BinaryOperator, number>> = {
  '+': strength.sum,
  '-': strength.sum,
  '*': strength.product,
  '/': strength.product,
  '%': strength.product,
  mod: strength.product,
  of: strength.product,
  on: strength.product,
  off: strength.product,
  '**': strength.power,
};

/** Returns the binary operator of a token: a symbol or a word. */
export function binaryOperatorOf(token: Token): BinaryOperator | undefined {
  const written = token.type === 'name' ? token.name.toLowerCase() : markOf(token);
  return Object.hasOwn(binaryStrength, written) ? (written as BinaryOperator) : undefined;
}
