import { type AST, RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';

/** The syntax tree of a pattern; undefined for one that is invalid, newer than the parser or too deep for it. */
export function parsePattern(pattern: string, flags: string): AST.Pattern | undefined {
  try {
    return parse(pattern, flags);
  } catch {
    // The engine has the last word on what is valid, and says it elsewhere.
    return undefined;
  }
}

/** Where an invalid pattern goes wrong, in UTF-16 units; undefined where the parser finds nothing wrong. */
export function findMistake(pattern: string, flags: string): number | undefined {
  // Then the flags are the mistake.
  if (flags.includes('u') && flags.includes('v')) return undefined;
  try {
    parse(pattern, flags);
    return undefined;
  } catch (error) {
    return error instanceof RegExpSyntaxError ? error.index : undefined;
  }
}

function parse(pattern: string, flags: string): AST.Pattern {
  return new RegExpParser().parsePattern(pattern, 0, pattern.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
}
