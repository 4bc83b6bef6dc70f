import { tokenize } from 'jmespath';
import { applyEdits, closing, type Edit, opening } from './library-repairs.ts';

const orders = new Map([
  ['LT', '<'],
  ['LTE', '<='],
  ['GT', '>'],
  ['GTE', '>='],
]);

/** The operands of a comparison end at these tokens, which bind no tighter. */
const looser = new Set([
  'Pipe',
  'Or',
  'And',
  'Comma',
  'Colon',
  'Expref',
  'EQ',
  'NE',
  'EOF',
  ...orders.keys(),
]);

/**
 * Makes ordering give null unless both operands are numbers or both are texts; the library takes a missing value for 0.
 * `a < b` becomes `([a,b] | …)`, which checks the types of both.
 */
export function guardOrder(expression: string): string {
  const tokens = tokenize(expression);
  const edits = tokens.flatMap(({ type, start }, index): Edit[] => {
    const sign = orders.get(type);
    if (sign === undefined) return [];
    const [before, end] = [findEnd(index, -1), findEnd(index, 1)];
    // The operands of a < b < c are not clear.
    if ([before, end].some((side) => orders.has(tokens[side]?.type ?? ''))) return [];
    const guard = `type([0])==type([1])&&contains(\`["number","string"]\`,type([0]))`;
    return [
      [tokens[before + 1]?.start ?? 0, 0, '(['],
      [start, sign.length, ','],
      [tokens[end]?.start ?? expression.length, 0, `]|(${guard}&&[[0]${sign}[1]]||[\`null\`])[0])`],
    ];
  });
  return applyEdits(expression, edits);

  /** Returns the index of the token that ends the operand before (-1) or after (1) a sign. */
  function findEnd(sign: number, step: -1 | 1): number {
    const [enters, leaves] = step < 0 ? [closing, opening] : [opening, closing];
    let depth = 0;
    for (let index = sign + step; ; index += step) {
      const type = tokens[index]?.type;
      if (type === undefined) return index;
      if (depth === 0 && (leaves.has(type) || looser.has(type))) return index;
      if (enters.has(type)) depth++;
      else if (leaves.has(type)) depth--;
    }
  }
}
