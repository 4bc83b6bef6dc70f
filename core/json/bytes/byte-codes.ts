/** Codes of the ASCII characters with a meaning in JSON and its dialects. */
export const TAB = 0x09;
export const LINE_FEED = 0x0a;
export const VERTICAL_TAB = 0x0b;
export const FORM_FEED = 0x0c;
export const CARRIAGE_RETURN = 0x0d;
export const SPACE = 0x20;
export const DOUBLE_QUOTE = 0x22;
export const SINGLE_QUOTE = 0x27;
export const ASTERISK = 0x2a;
export const PLUS = 0x2b;
export const COMMA = 0x2c;
export const MINUS = 0x2d;
export const DOT = 0x2e;
export const SLASH = 0x2f;
export const ZERO = 0x30;
export const NINE = 0x39;
export const COLON = 0x3a;
export const LEFT_BRACKET = 0x5b;
export const BACKSLASH = 0x5c;
export const RIGHT_BRACKET = 0x5d;
export const LEFT_BRACE = 0x7b;
export const RIGHT_BRACE = 0x7d;

export const LOWER_B = 0x62;
export const LOWER_E = 0x65;
export const LOWER_F = 0x66;
export const LOWER_N = 0x6e;
export const LOWER_R = 0x72;
export const LOWER_T = 0x74;
export const LOWER_U = 0x75;
export const LOWER_X = 0x78;

/** True for 0 to 9. */
export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte <= NINE;
}

/** Returns the value of a hexadecimal digit, or -1. */
export function hexValue(byte: number | undefined): number {
  if (byte === undefined) return -1;
  if (byte >= ZERO && byte <= NINE) return byte - ZERO;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x61 + 10 : -1;
}

/**
 * Returns the number of bytes of the white space at `at` that JSON5 allows and JSON does not (JSON5 section 8); 0 if
 * there is none.
 */
export function exoticSpaceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at];
  if (first === VERTICAL_TAB || first === FORM_FEED) return 1;
  const second = bytes[at + 1];
  if (first === 0xc2) return second === 0xa0 ? 2 : 0;
  const third = bytes[at + 2] ?? 0;
  if (first === 0xe1) return second === 0x9a && third === 0x80 ? 3 : 0;
  if (first === 0xe3) return second === 0x80 && third === 0x80 ? 3 : 0;
  if (first === 0xef) return second === 0xbb && third === 0xbf ? 3 : 0;
  if (first !== 0xe2) return 0;
  if (second === 0x81) return third === 0x9f ? 3 : 0;
  const isSpace = third <= 0x8a || third === 0xa8 || third === 0xa9 || third === 0xaf;
  return second === 0x80 && isSpace ? 3 : 0;
}

/** True if a line ends somewhere in the range. */
export function hasLineBreak(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (bytes[at] === LINE_FEED || bytes[at] === CARRIAGE_RETURN) return true;
  }
  return false;
}

/** Returns the offset after the JSON white space (RFC 8259 section 2) at `from`. */
export function skipBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (
    let byte = bytes[at];
    byte === SPACE || byte === TAB || byte === LINE_FEED || byte === CARRIAGE_RETURN;
  ) {
    at += 1;
    byte = bytes[at];
  }
  return at;
}
