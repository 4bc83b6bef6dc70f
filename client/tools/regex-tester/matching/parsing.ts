import { type AST, RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';

/** Parses a pattern; undefined if it is invalid, newer than the parser or too deep for it. */
export function parsePattern(pattern: string, flags: string): AST.Pattern | undefined {
  try {
    return parse(pattern, flags);
  } catch {
    // The engine decides about validity, and reports errors elsewhere.
    return undefined;
  }
}

/** Returns the error in an invalid pattern, with its offset in UTF-16 units; undefined if the parser finds none. */
export function findMistake(pattern: string, flags: string): RegExpSyntaxError | undefined {
  // In this case the flags are the error.
  if (flags.includes('u') && flags.includes('v')) return undefined;
  try {
    parse(pattern, flags);
    return undefined;
  } catch (error) {
    return error instanceof RegExpSyntaxError ? error : undefined;
  }
}

/** Returns the offset of a mistake; where a group has no end, the parser names that of the pattern instead. */
export function offsetOf({ message, index }: RegExpSyntaxError, pattern: string): number {
  return message.endsWith('Unterminated group') ? (lastOpenGroup(pattern) ?? index) : index;
}

function lastOpenGroup(pattern: string): number | undefined {
  const open: number[] = [];
  for (const { 0: part, index } of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()]/gs)) {
    if (part === '(') open.push(index);
    if (part === ')') open.pop();
  }
  return open.at(-1);
}

function parse(pattern: string, flags: string): AST.Pattern {
  return new RegExpParser().parsePattern(pattern, 0, pattern.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
}
