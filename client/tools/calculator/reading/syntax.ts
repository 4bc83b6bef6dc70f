import type { Rational } from '#core/numbers/rational.ts';

/** Binary operators. `of`, `on` and `off` apply a percentage: 20% off 50. */
export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '**' | 'mod' | 'of' | 'on' | 'off';
export type PostfixOperator = '!' | '%' | '°';

/** A token of the expression; `at` is its zero-based offset in the line. */
export type Token =
  | { readonly type: 'number'; readonly at: number; readonly end: number; readonly decimal: string }
  | { readonly type: 'fraction'; readonly at: number; readonly end: number; readonly value: Rational }
  | { readonly type: 'name'; readonly at: number; readonly end: number; readonly name: string }
  | { readonly type: 'mark'; readonly at: number; readonly end: number; readonly mark: string };

export type Node = { readonly at: number } & (
  | { readonly type: 'number'; readonly decimal: string }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'negate'; readonly operand: Node }
  | { readonly type: 'postfix'; readonly operator: PostfixOperator; readonly operand: Node }
  | { readonly type: 'binary'; readonly operator: BinaryOperator; readonly left: Node; readonly right: Node }
  | { readonly type: 'call'; readonly name: string; readonly args: readonly Node[] }
);

/** One line: an expression, which may assign its value to a name. */
export interface Statement {
  readonly name: string | undefined;
  readonly expression: Node;
  readonly operatorCount: number;
}

/** Returns the symbol of a token; empty for other tokens. */
export function markOf(token: Token): string {
  return token.type === 'mark' ? token.mark : '';
}

/** Returns whether a token is this name, in any case. */
export function isName(token: Token, name: string): boolean {
  return token.type === 'name' && token.name.toLowerCase() === name;
}
