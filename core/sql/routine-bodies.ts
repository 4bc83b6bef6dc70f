import type { DialectId } from './dialects.ts';
import type { Token } from './lexing/lexer.ts';

const isWord = ({ kind }: Token) => kind === 'word';
const innerEnd = /^(?:if|loop|while|repeat)$/i;

/**
 * Returns the start and end of each `BEGIN … END` in Trino's functions, whose statements end in semicolons; the last end
 * is Infinity if it is not reached. `CASE` may be an expression, which `END` closes, or a statement, with `END CASE`.
 */
function bodiesOf(tokens: readonly Token[], dialect: DialectId): (readonly [number, number])[] {
  if (dialect !== 'trino') return [];
  const words = Array.from(tokens.entries()).filter(([, token]) => isWord(token));
  const head = words.slice(0, 4).map(([, { text }]) => text.toLowerCase());
  if (!/^(?:with|create|create or replace) function\b/.test(head.join(' '))) return [];
  const bodies: [number, number][] = [];
  let depth = 0;
  let from = 0;
  for (const [at, [index, { text }]] of words.entries()) {
    const word = text.toLowerCase();
    const [before, after] = [words[at - 1]?.[1].text.toLowerCase(), words[at + 1]?.[1].text ?? ''];
    if (word === 'begin' && depth === 0) from = index;
    if (word === 'begin' || (word === 'case' && depth > 0 && before !== 'end')) depth += 1;
    if (word !== 'end' || depth === 0 || innerEnd.test(after)) continue;
    depth -= 1;
    if (depth === 0) bodies.push([from, index + 1]);
  }
  return depth === 0 ? bodies : [...bodies, [from, Infinity]];
}

/** True if the tokens end inside such a body. */
export const isInBody = (tokens: readonly Token[], dialect: DialectId): boolean =>
  bodiesOf(tokens, dialect).at(-1)?.[1] === Infinity;

/** Joins each such body into one token that stays as typed, because the engine knows no statements inside others. */
export function joinBodies(tokens: readonly Token[], dialect: DialectId): readonly Token[] {
  const joined = [...tokens];
  for (const [from, to] of bodiesOf(tokens, dialect).toReversed()) {
    const body = joined.slice(from, to);
    const [first] = body;
    const text = body.map((token) => token.text).join('');
    if (first && to !== Infinity) joined.splice(from, to - from, { ...first, kind: 'placeholder', text });
  }
  return joined;
}

/** The branches of a CASE statement hold statements, unlike those of an expression. */
export const hasCaseStatement = (sql: string): boolean => /\bend\s+case\b/i.test(sql);
export const isCasePart = (statement: string): boolean => /\b(?:case|when|else)\b/i.test(statement);
export const caseMistake = {
  message: 'This is part of a CASE statement, which is not formatted.',
  offset: 0,
  isOurs: true,
} as const;
