import type { DialectId } from './dialects.ts';
import { essenceOf, isRunComment, type Token, tokensOf } from './lexing/lexer.ts';
import { keepsGap } from './arranging/names.ts';
import { joinStrings } from './arranging/joined-strings.ts';
import type { Statement } from './statements.ts';

const isComment = ({ kind, text }: Token) => (kind === 'comment' || kind === 'block') && !isRunComment(text);

/**
 * Minifies a statement: removes comments except hints (`--+`, `/*+`, `/*!`). Keeps a space between two words, or two
 * signs that would merge. Returns undefined if that would change a token.
 */
export function minifyStatement(statement: Statement): string | undefined {
  const dialect = statement.lexis;
  const tokens = joinStrings(statement.tokens, dialect, (gap) => (gap.length > 1 ? '\n' : gap[0]?.text));
  const parts: string[] = [];
  let before: Token | undefined;
  let isApart = false;
  for (const token of tokens) {
    if (token.kind === 'space' || isComment(token)) {
      isApart = true;
      continue;
    }
    if (before?.kind === 'comment') parts.push('\n');
    else if (before && isApart && needsSpace(before.text, token.text, dialect)) parts.push(' ');
    isApart = false;
    parts.push(token.text);
    before = token;
  }
  const text = parts.join('');
  const isKept = (token: Token) => !isComment(token);
  return essenceOf(tokensOf(text, dialect)) === essenceOf(tokens, isKept) ? text : undefined;
}

function needsSpace(before: string, after: string, dialect: DialectId): boolean {
  if (after === '(' && keepsGap(before, dialect)) return true;
  const [last, first] = [before.slice(-1), after.charAt(0)];
  // Only these signs are separate tokens in every dialect.
  return !/[(,;]/.test(last) && !/[(),;]/.test(first) && last !== ')'
    ? true
    : last === ')' && /[\p{L}\p{N}_'"`:@]/u.test(first);
}
