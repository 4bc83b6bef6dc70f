import type { AST } from '@eslint-community/regexpp';

/** Describes the condition of a lookaround. */
export function lookAroundText({ kind, negate }: AST.LookaroundAssertion): string {
  return `${negate ? 'not ' : ''}${kind === 'lookahead' ? 'followed' : 'preceded'} by`;
}

/**
 * Writes spaces, control characters and unpaired surrogates as visible text, because they would be invisible, or
 * illegal in a file.
 */
export function visible(text: string): string {
  return text.replaceAll(' ', '␣').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Zs}]/gu, (character) => {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${hex.padStart(4, '0')}`;
  });
}
