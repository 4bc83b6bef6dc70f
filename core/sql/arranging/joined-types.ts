import type { Token } from '../lexing/lexer.ts';

/** Types with parameters in angle brackets, of BigQuery, Hive and Spark. */
const bracketType = /^(?:array|map|range|struct|table)$/i;
const isInside = ({ kind, text }: Token) =>
  /^(?:space|word|name|number|string|placeholder)$/.test(kind) || /^(?:[<>,.:()=]|>>|<>)$/.test(text);

/**
 * Joins each type such as `ARRAY<STRUCT<time DATETIME>>` into one token, because the engine would read some fields' names
 * as clauses. White space inside becomes one space.
 */
export function joinTypes(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    if (!token) break;
    const end = endOfType(tokens, index);
    const parts = tokens.slice(index, end);
    joined.push(
      end === index + 1
        ? token
        : {
            ...token,
            kind: 'placeholder',
            text: parts.map(({ kind, text }) => (kind === 'space' ? ' ' : text)).join(''),
          },
    );
    index = end;
  }
  return joined;
}

/** Returns the index after the type, or after the token if no type begins there. */
function endOfType(tokens: readonly Token[], from: number): number {
  const opening = tokens[from + 1]?.kind === 'space' ? from + 2 : from + 1;
  const { kind, text } = tokens[from] ?? {};
  if (kind !== 'word' || !bracketType.test(text ?? '') || tokens[opening]?.text !== '<') return from + 1;
  let depth = 0;
  for (let index = opening; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token || !isInside(token)) return from + 1;
    if (token.kind !== 'string' && token.kind !== 'name')
      depth += token.text.split('<').length - token.text.split('>').length;
    if (depth <= 0) return depth === 0 ? index + 1 : from + 1;
  }
  return from + 1;
}
