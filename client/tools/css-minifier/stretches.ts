import type { CssToken } from './tokens.ts';

/** The kind of a stretch of CSS between braces and semicolons. */
export type Stretch = 'prelude' | 'declaration' | 'custom' | 'verbatim';

const partners = new Map([
  ['(', ')'],
  ['function', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** The tokens that open, close or end something: most others are passed over. */
const marks = new Set([...partners.keys(), ...partners.values(), 'semicolon']);

/**
 * Finds the `{`, `}` or `;` that ends what begins at `start`. Brackets may contain all of these, and so may a custom
 * property in braces (CSS Syntax 3, 5.4.8). `isOpen` is true if the text ends inside a bracket.
 */
export function findEnd(
  tokens: readonly CssToken[],
  start: number,
): { readonly end: number; readonly isOpen: boolean } {
  const isCustom = isCustomProperty(tokens, start);
  const awaited: string[] = [];
  for (let index = start; index < tokens.length; index += 1) {
    const name = tokens[index]?.name ?? '';
    if (!marks.has(name)) continue;
    const partner = partners.get(name);
    if (awaited.length > 0 && name === awaited.at(-1)) awaited.pop();
    else if (partner !== undefined && (name !== '{' || isCustom || awaited.length > 0)) awaited.push(partner);
    else if (awaited.length === 0 && /^(?:[{}]|semicolon)$/.test(name)) return { end: index, isOpen: false };
  }
  return { end: tokens.length, isOpen: awaited.length > 0 };
}

/** Descriptors whose value may be any tokens, which are returned as written (CSS Properties 1, 2.3). */
const universal = /^(?:initial-value|result)$/i;

export function isCustomProperty(tokens: readonly CssToken[], start: number): boolean {
  let index = start;
  while (/^(?:whitespace|comment)$/.test(tokens[index]?.name ?? '')) index += 1;
  const { name, text = '' } = tokens[index] ?? {};
  if (name !== 'ident' || !(text.startsWith('--') || universal.test(text))) return false;
  do index += 1;
  while (/^(?:whitespace|comment)$/.test(tokens[index]?.name ?? ''));
  return tokens[index]?.name === 'colon';
}

export function kindOf(tokens: readonly CssToken[], start: number, end: number): Stretch {
  if (isCustomProperty(tokens, start)) return 'custom';
  const first = tokens.slice(start, end).find(({ name }) => !/^(?:whitespace|comment)$/.test(name));
  if (first?.text.toLowerCase() === '@charset') return 'verbatim';
  if (first?.name === 'at-keyword' || tokens[end]?.name === '{') return 'prelude';
  return tokens.slice(start, end).some(({ name }) => name === 'colon') ? 'declaration' : 'prelude';
}
