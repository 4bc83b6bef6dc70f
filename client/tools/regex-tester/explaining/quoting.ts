import { readOwn } from '#core/collections/read-own.ts';

const names: Readonly<Record<string, string>> = {
  ' ': 'a space',
  '\n': 'a line feed',
  '\t': 'a tab',
  '\r': 'a carriage return',
  '\b': 'a backspace',
  '\u00a0': 'a no-break space',
};

/** Quotes a text; characters that cannot be seen are named or written as escapes. */
export function quote(text: string): string {
  const escaped = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, escapeOf);
  return readOwn(names, text) ?? `“${escaped}”`;
}

function escapeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const short = { 9: '\\t', 10: '\\n', 13: '\\r' }[code];
  const digits = code.toString(16);
  return short ?? (code > 0xffff ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`);
}
