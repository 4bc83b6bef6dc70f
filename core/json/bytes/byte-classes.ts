import {
  ASTERISK,
  BACKSLASH,
  CARRIAGE_RETURN,
  COLON,
  COMMA,
  DOUBLE_QUOTE,
  FORM_FEED,
  LEFT_BRACE,
  LEFT_BRACKET,
  LINE_FEED,
  RIGHT_BRACE,
  RIGHT_BRACKET,
  SINGLE_QUOTE,
  SLASH,
  SPACE,
  TAB,
  VERTICAL_TAB,
} from './byte-codes.ts';

/** Classes of bytes by the token that they begin, outside strings and comments. */
export const PLAIN = 0;
export const PUNCTUATION = 1;
export const QUOTE = 2;
export const MAYBE_COMMENT = 3;
export const BLANK = 4;
export const MAYBE_EXOTIC = 5;

/** The class of each of the 256 bytes. */
export const byteClasses = buildByteClasses();

function buildByteClasses(): Uint8Array {
  const classes = new Uint8Array(256);
  for (const byte of [SPACE, TAB, LINE_FEED, CARRIAGE_RETURN]) classes[byte] = BLANK;
  for (const byte of [LEFT_BRACE, RIGHT_BRACE, LEFT_BRACKET, RIGHT_BRACKET, COMMA, COLON]) {
    classes[byte] = PUNCTUATION;
  }
  for (const byte of [DOUBLE_QUOTE, SINGLE_QUOTE]) classes[byte] = QUOTE;
  for (const byte of [VERTICAL_TAB, FORM_FEED, 0xc2, 0xe1, 0xe2, 0xe3, 0xef]) classes[byte] = MAYBE_EXOTIC;
  classes[SLASH] = MAYBE_COMMENT;
  return classes;
}

export function isCommentStart(second: number | undefined): boolean {
  return second === SLASH || second === ASTERISK;
}

/** True for a line end. In JSON5 (section 7), U+2028 and U+2029 also end a line comment. */
export function isLineEnd(bytes: Uint8Array, at: number): boolean {
  const byte = bytes[at];
  if (byte === LINE_FEED || byte === CARRIAGE_RETURN) return true;
  return byte === 0xe2 && bytes[at + 1] === 0x80 && (bytes[at + 2] === 0xa8 || bytes[at + 2] === 0xa9);
}

/**
 * Decides whether an unclosed string at a line end lacks its quote or contains a line break. It contains one if the
 * next quote is followed by a token that can follow a value. Returns that quote's offset, else -1.
 */
export function findQuoteAfterBreak(bytes: Uint8Array, from: number, limit: number, quote: number): number {
  const searchLimit = Math.min(limit, from + 4096);
  let at = from;
  while (at < searchLimit && bytes[at] !== quote) at += bytes[at] === BACKSLASH ? 2 : 1;
  if (at >= searchLimit) return -1;
  let after = at + 1;
  while (after < limit && byteClasses[bytes[after] as number] === BLANK) after += 1;
  const byte = bytes[after];
  const isClosing =
    after >= limit || byte === COMMA || byte === RIGHT_BRACE || byte === RIGHT_BRACKET || byte === COLON;
  return isClosing ? at : -1;
}
