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
    case 'decimalEntity':
      if (!hasReference(point)) return String.fromCodePoint(point);
      return format === 'decimalEntity' ? `&#${point};` : `&#x${hex(point).toUpperCase()};`;
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

/** Formats whose escapes have spaces between them, so that no other text can be among them. */
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

/** False for the controls whose numbers HTML reads as other characters. */
export const hasReference = (point: number) => readReference(point) === point;

/** Returns the code point that HTML reads a numeric reference as: 128 to 159 are those of Windows-1252. */
function readReference(code: number): number {
  if (code === 0) return 0xfffd;
  if (code < 0x80 || code > 0x9f) return code;
  return new TextDecoder('windows-1252').decode(Uint8Array.of(code)).codePointAt(0) ?? code;
}

export interface Unescaped {
  readonly text: string;
  readonly count: number;
  /** Escapes that are not characters, such as half of a surrogate pair; U+FFFD is written for them. */
  readonly replaced: readonly { readonly raw: string; readonly offset: number }[];
}

const escapes =
  /(?<list>U\+[\dA-Fa-f]{1,6}(?:[ ,;]+U\+[\dA-Fa-f]{1,6})*(?![\dA-Za-z]))|\\u\{(?<braced>[\dA-Fa-f]{1,8})\}|\\u(?<unit>[\dA-Fa-f]{4})|\\U(?<long>[\dA-Fa-f]{8})|(?<bytes>(?:\\x[\dA-Fa-f]{2})+)|&#[xX](?<hexEntity>[\dA-Fa-f]{1,6});|&#(?<decimal>\d{1,7});|(?<url>(?:%[\dA-Fa-f]{2})+)/g;

interface Found {
  readonly raw: string;
  readonly offset: number;
  readonly value: string;
}

/**
 * Reads escapes of all formats but CSS, which file paths look like: `C:\data`. Throws a ToolInputError for a number beyond U+10FFFF.
 */
export function unescapeAll(text: string): Unescaped {
  const decimals = readDecimals(text);
  const found = decimals ?? Array.from(text.matchAll(escapes), (match) => readEscape(text, match));
  let [read, from] = ['', 0];
  const starts = found.map(({ raw, offset, value }) => {
    // In a list of decimals only spaces and commas are between the numbers.
    if (!decimals) read += text.slice(from, offset);
    from = offset + raw.length;
    read += value;
    return read.length - value.length;
  });
  if (!decimals) read += text.slice(from);
  const whole = read.toWellFormed();
  const replaced = found.filter(({ raw, value }, index) => {
    const start = starts[index] ?? 0;
    return whole.slice(start, start + value.length) !== value || /^&#x?0+;$/i.test(raw);
  });
  return { text: whole, count: found.length, replaced };
}

function readEscape(text: string, { 0: raw, index: offset, groups = {} }: RegExpExecArray): Found {
  const point = (digits: string, radix = 16, isReference = false) => {
    const code = Number.parseInt(digits, radix);
    if (code <= 0x10ffff) return String.fromCodePoint(isReference ? readReference(code) : code);
    throw new ToolInputError(`“${raw.trim()}” is beyond the last character, U+10FFFF.`, {
      ...placeOf(text, offset),
      hint: 'Use a smaller number.',
    });
  };
  const { list, bytes, url, decimal, hexEntity } = groups;
  const encoded = bytes ?? url;
  let value: string;
  if (list !== undefined)
    value = list.replaceAll(/U\+([\da-f]{1,6})[ ,;]*/gi, (_, digits: string) => point(digits));
  else if (encoded !== undefined) value = readBytes(encoded, bytes !== undefined);
  else if (decimal !== undefined) value = point(decimal, 10, true);
  else if (hexEntity !== undefined) value = point(hexEntity, 16, true);
  else value = point(groups.braced ?? groups.unit ?? groups.long ?? '');
  return { raw, offset, value };
}

/** Reads a list of decimal code points, if the text is nothing else. */
function readDecimals(text: string): Found[] | undefined {
  if (!/^\s*\d{1,7}(?:[\s,]+\d{1,7})*[\s,]*$/.test(text)) return undefined;
  const numbers = Array.from(text.matchAll(/\d+/g));
  if (numbers.some(([raw]) => Number(raw) > 0x10ffff)) return undefined;
  return numbers.map(({ 0: raw, index: offset }) => ({
    raw,
    offset,
    value: String.fromCodePoint(Number(raw)),
  }));
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
