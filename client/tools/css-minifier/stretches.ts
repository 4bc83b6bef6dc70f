import type { CssToken } from './tokens.ts';

/** What a stretch of CSS between braces and semicolons is. */
export type Stretch = 'prelude' | 'declaration' | 'custom' | 'verbatim';

/** The index of the `{`, `}` or `;` that ends what begins at `start`. */
export function endOfStretch(tokens: readonly CssToken[], start: number): number {
  const isCustom = isCustomProperty(tokens, start);
  let depth = 0;
  for (let index = start; index < tokens.length; index += 1) {
    const name = tokens[index]?.name ?? '';
    if (/^(?:[([]|function)$/.test(name)) depth += 1;
    // Braces are a part of what a custom property holds.
    else if (isCustom && name === '{') depth += 1;
    else if (/^[)\]]$/.test(name) || (isCustom && name === '}' && depth > 0)) depth = Math.max(0, depth - 1);
    else if (name === '}' || (depth === 0 && /^(?:\{|semicolon)$/.test(name))) return index;
  }
  return tokens.length;
}

/** Descriptors whose value may be any tokens, which come back as they are written (CSS Properties 1, 2.3). */
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
