import { BACKSLASH } from '#core/json/bytes/byte-codes.ts';
import { contentRange, decodeToken } from '#core/json/reading/string-token.ts';

/** The byte offsets of a key token. */
export interface KeyToken {
  readonly start: number;
  readonly end: number;
}

/** Compares keys by the UTF-16 units of their text (RFC 8785 section 3.2.3), like JavaScript. */
export function compareKeys(bytes: Uint8Array, a: KeyToken, b: KeyToken): number {
  const [fromA, toA] = contentRange(bytes, a.start, a.end);
  const [fromB, toB] = contentRange(bytes, b.start, b.end);
  const length = Math.min(toA - fromA, toB - fromB);
  for (let index = 0; index < length; index += 1) {
    const byteA = bytes[fromA + index] as number;
    const byteB = bytes[fromB + index] as number;
    if (byteA === BACKSLASH || byteB === BACKSLASH) return compareDecoded(bytes, a, b);
    if (byteA !== byteB) return utf16Rank(byteA) - utf16Rank(byteB);
  }
  const longer = toA - fromA > length ? bytes[fromA + length] : bytes[fromB + length];
  // A JSON5 line continuation makes a key longer but represents nothing.
  if (longer === BACKSLASH && toA - fromA !== toB - fromB) return compareDecoded(bytes, a, b);
  return toA - fromA - (toB - fromB);
}

function compareDecoded(bytes: Uint8Array, a: KeyToken, b: KeyToken): number {
  const textA = decodeToken(bytes, a.start, a.end);
  const textB = decodeToken(bytes, b.start, b.end);
  if (textA === textB) return 0;
  return textA < textB ? -1 : 1;
}

/**
 * Returns a rank that sorts UTF-8 bytes like UTF-16. UTF-8 sorts by code point, but UTF-16 puts surrogates (lead bytes
 * F0 to F4) before U+E000 to U+FFFF (EE, EF).
 */
function utf16Rank(byte: number): number {
  return byte === 0xee || byte === 0xef ? byte + 16 : byte;
}
