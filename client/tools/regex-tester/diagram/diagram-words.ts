import type { AST } from '@eslint-community/regexpp';

/** What a look around asks for. */
export function lookAroundText({ kind, negate }: AST.LookaroundAssertion): string {
  return `${negate ? 'not ' : ''}${kind === 'lookahead' ? 'followed' : 'preceded'} by`;
}

/** Spaces, control characters and broken halves are written out: they would not be seen, or not be legal in a file. */
export function visible(text: string): string {
  return text.replaceAll(' ', '␣').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Zs}]/gu, (character) => {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${hex.padStart(4, '0')}`;
  });
}
