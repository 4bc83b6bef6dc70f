import type { DialectId } from '../dialects.ts';
import { isRunComment, type Token, tokensOf } from '../lexing/lexer.ts';

const isGap = ({ kind, text }: Token) =>
  kind === 'space' || ((kind === 'comment' || kind === 'block') && !isRunComment(text));

/**
 * Joins adjacent strings into one token if a line ends between them: by the standard they are one string, and only a
 * line end may separate them. `gapOf` returns the new text between them, or undefined to leave them alone.
 */
export function joinStrings(
  tokens: readonly Token[],
  dialect: DialectId,
  gapOf: (gap: readonly Token[]) => string | undefined,
): readonly Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.findLastIndex((each) => !isGap(each));
    const [before, gap] = [joined[last], joined.slice(last + 1)];
    const between = isContinued(before, gap, token) ? gapOf(gap) : undefined;
    if (before && between !== undefined && isOneToken(`${before.text}\n${token.text}`, dialect))
      joined.splice(last, joined.length, { ...before, text: before.text + between + token.text });
    else joined.push(token);
  }
  return joined;
}

function isContinued(before: Token | undefined, gap: readonly Token[], token: Token): boolean {
  return (
    token.kind === 'string' &&
    token.text.startsWith("'") &&
    before?.kind === 'string' &&
    gap.some(({ text }) => /[\r\n]/.test(text))
  );
}

function isOneToken(text: string, dialect: DialectId): boolean {
  const [first] = tokensOf(text, dialect);
  return first?.text === text;
}
