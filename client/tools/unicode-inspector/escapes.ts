import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { writePoint } from '#core/text/unicode/character-table.ts';
import type { EscapeFormat } from './schema.ts';

const hex = (code: number, length = 1) => code.toString(16).padStart(length, '0');
const bytesOf = (point: number) => Array.from(new TextEncoder().encode(String.fromCodePoint(point)));

/** Writes a code point as an escape. */
export function escapePoint(point: number, format: EscapeFormat): string {
  switch (format) {
    case 'codes':
      return writePoint(point);
    case 'braces':
      return `\\u{${hex(point)}}`;
    case 'units':
      return Array.from(
        { length: point > 0xffff ? 2 : 1 },
        (_, index) => `\\u${hex(String.fromCodePoint(point).charCodeAt(index), 4)}`,
      ).join('');
    case 'python':
      return point < 0x10000 ? `\\u${hex(point, 4)}` : `\\U${hex(point, 8)}`;
    case 'hexEntity':
      return `&#x${hex(point).toUpperCase()};`;
    case 'decimalEntity':
      return `&#${point};`;
    case 'css':
      // A space ends the number, so that digits may follow.
      return `\\${hex(point)} `;
    case 'url':
      return bytesOf(point)
        .map((byte) => `%${hex(byte, 2).toUpperCase()}`)
        .join('');
    case 'utf8':
      return bytesOf(point)
        .map((byte) => `\\x${hex(byte, 2)}`)
        .join('');
    case 'decimal':
      return String(point);
  }
}

/** Formats whose escapes stand between spaces, so that nothing else can be among them. */
const listFormats: ReadonlySet<EscapeFormat> = new Set(['codes', 'decimal']);

/** Escapes a text. Lists of code points have all characters; others may keep ASCII. */
export function escapeAll(text: string, format: EscapeFormat, keepsAscii: boolean): string {
  if (listFormats.has(format)) {
    return Array.from(text, (character) => escapePoint(character.codePointAt(0) ?? 0, format)).join(' ');
  }
  return text.replaceAll(keepsAscii ? /[^\0-\x7f]/gu : /./gsu, (character) =>
    escapePoint(character.codePointAt(0) ?? 0, format),
  );
}

export interface Unescaped {
  readonly text: string;
  readonly count: number;
}

const escapes =
  /(?<list>U\+[\dA-Fa-f]{1,6}(?:[ ,;]+U\+[\dA-Fa-f]{1,6})*(?![\dA-Za-z]))|\\u\{(?<braced>[\dA-Fa-f]{1,8})\}|\\u(?<unit>[\dA-Fa-f]{4})|\\U(?<long>[\dA-Fa-f]{8})|(?<bytes>(?:\\x[\dA-Fa-f]{2})+)|&#[xX](?<hexEntity>[\dA-Fa-f]{1,6});|&#(?<decimal>\d{1,7});|(?<url>(?:%[\dA-Fa-f]{2})+)/g;

/**
 * Reads escapes of all formats but CSS, which file paths look like: `C:\data`. Throws a ToolInputError for a number beyond U+10FFFF.
 */
export function unescapeAll(text: string): Unescaped {
  const decimals = readDecimals(text);
  if (decimals) return decimals;
  let count = 0;
  const read = text.replaceAll(escapes, (whole: string, ...values: unknown[]) => {
    const groups = values.at(-1) as Partial<Record<string, string>>;
    const offset = values.at(-3) as number;
    const point = (digits: string, radix = 16) => {
      const code = Number.parseInt(digits, radix);
      if (code <= 0x10ffff) return String.fromCodePoint(code);
      throw new ToolInputError(`“${whole.trim()}” is beyond the last character, U+10FFFF.`, {
        ...placeOf(text, offset),
        hint: 'Use a smaller number.',
      });
    };
    const { list, bytes, url, decimal } = groups;
    count += 1;
    if (list !== undefined)
      return list.replaceAll(/U\+([\da-f]{1,6})[ ,;]*/gi, (_, digits: string) => point(digits));
    const encoded = bytes ?? url;
    if (encoded !== undefined) return readBytes(encoded, bytes !== undefined);
    if (decimal !== undefined) return point(decimal, 10);
    return point(groups.braced ?? groups.unit ?? groups.long ?? groups.hexEntity ?? '');
  });
  return { text: read, count };
}

/** Reads a list of decimal code points, if the text is nothing else. */
function readDecimals(text: string): Unescaped | undefined {
  if (!/^\s*\d{1,7}(?:[\s,]+\d{1,7})*[\s,]*$/.test(text)) return undefined;
  const points = text.match(/\d+/g)?.map(Number) ?? [];
  if (points.some((point) => point > 0x10ffff)) return undefined;
  return { text: points.map((point) => String.fromCodePoint(point)).join(''), count: points.length };
}

/** Reads bytes as UTF-8. Others are read as the characters of `\xe9`, or kept as `%E9`. */
function readBytes(encoded: string, isBackslash: boolean): string {
  const bytes = Uint8Array.from(encoded.match(/[\da-f]{2}/gi) ?? [], (digits) => Number.parseInt(digits, 16));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return isBackslash ? String.fromCodePoint(...bytes) : encoded;
  }
}
