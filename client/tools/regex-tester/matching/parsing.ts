import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** The syntax tree of a pattern; undefined for one that is invalid, newer than the parser or too deep for it. */
export function parsePattern(pattern: string, flags: string): AST.Pattern | undefined {
  try {
    return new RegExpParser().parsePattern(pattern, 0, pattern.length, {
      unicode: flags.includes('u'),
      unicodeSets: flags.includes('v'),
    });
  } catch {
    // The engine has the last word on what is valid, and says it elsewhere.
    return undefined;
  }
}
