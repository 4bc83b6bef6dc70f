import { BACKSLASH, DOUBLE_QUOTE, SINGLE_QUOTE, SPACE } from '#core/json/bytes/byte-codes.ts';
import { HAS_CONTROL, HAS_ESCAPE } from '#core/json/reading/lexer.ts';
import { readNumber } from '#core/json/reading/number-token.ts';
import { contentRange, decodeToken, readEscape, sliceText } from '#core/json/reading/string-token.ts';

const utf8 = new TextEncoder();

/** Returns the strict JSON for a JSON5 token; undefined if it can stay unchanged. `flags` are the lexer's. */
export function strictToken(
  bytes: Uint8Array,
  start: number,
  end: number,
  flags: number,
  isKey: boolean,
): Uint8Array | undefined {
  const first = bytes[start];
  if (first === DOUBLE_QUOTE || first === SINGLE_QUOTE) {
    const isPlain = first === DOUBLE_QUOTE && (flags & (HAS_ESCAPE | HAS_CONTROL)) === 0;
    return isPlain ? undefined : utf8.encode(strictString(bytes, start, end));
  }
  if (isKey) return utf8.encode(JSON.stringify(decodeToken(bytes, start, end)));
  const word = strictWord(bytes, start, end);
  return word === undefined ? undefined : utf8.encode(word);
}

/** Keeps the escapes that JSON allows unchanged, and rewrites the others. */
function strictString(bytes: Uint8Array, start: number, end: number): string {
  const [from, to] = contentRange(bytes, start, end);
  let text = '"';
  let copied = from;
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] as number;
    if (byte !== BACKSLASH && byte !== DOUBLE_QUOTE && byte >= SPACE) continue;
    text += sliceText(bytes, copied, at);
    if (byte === BACKSLASH) {
      const { kind, length, unit } = readEscape(bytes, at);
      text += kind === 'json' ? sliceText(bytes, at, at + length) : escapedUnit(unit);
      at += length - 1;
    } else text += escapedUnit(byte);
    copied = at + 1;
  }
  return `${text}${sliceText(bytes, copied, to)}"`;
}

function escapedUnit(unit: number): string {
  return unit < 0 ? '' : JSON.stringify(String.fromCharCode(unit)).slice(1, -1);
}

function strictWord(bytes: Uint8Array, start: number, end: number): string | undefined {
  const { fault } = readNumber(bytes, start, end);
  if (fault === undefined) return undefined;
  const text = sliceText(bytes, start, end);
  if (fault === 'hex-number') return decimalOfHex(text);
  if (fault === 'leading-plus' || fault === 'bare-decimal-point') return withDigits(text);
  return /^[+-]?(?:NaN|Infinity)$/.test(text) ? 'null' : undefined;
}

function decimalOfHex(text: string): string {
  const digits = BigInt(text.replace(/^[+-]/, '')).toString();
  return text.startsWith('-') ? `-${digits}` : digits;
}

/** Adds missing digits around a number's point: +.5 becomes 0.5, and 5. becomes 5.0. */
function withDigits(text: string): string {
  return text
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?!\d)/, '.0');
}
