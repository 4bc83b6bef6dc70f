import {
  BACKSLASH,
  CARRIAGE_RETURN,
  DOUBLE_QUOTE,
  hexValue,
  isDigit,
  LINE_FEED,
  LOWER_B,
  LOWER_F,
  LOWER_N,
  LOWER_R,
  LOWER_T,
  LOWER_U,
  LOWER_X,
  SINGLE_QUOTE,
  SLASH,
  ZERO,
} from '#core/json/bytes/byte-codes.ts';

export type EscapeKind = 'json' | 'json5' | 'bad-escape' | 'bad-unicode-escape';

export interface Escape {
  readonly kind: EscapeKind;
  /** The number of bytes, including the backslash. For a needless backslash, only the backslash itself. */
  readonly length: number;
  /** The UTF-16 unit that it represents; -1 for a line continuation, which represents nothing. */
  readonly unit: number;
}

const simpleUnits = new Map([
  [DOUBLE_QUOTE, DOUBLE_QUOTE],
  [BACKSLASH, BACKSLASH],
  [SLASH, SLASH],
  [LOWER_B, 8],
  [LOWER_F, 12],
  [LOWER_N, 10],
  [LOWER_R, 13],
  [LOWER_T, 9],
]);

/** Reads the escape with its backslash at `at` (RFC 8259 section 7, JSON5 section 5.1). */
export function readEscape(bytes: Uint8Array, at: number): Escape {
  const byte = bytes[at + 1];
  if (byte === undefined) return { kind: 'bad-escape', length: 1, unit: BACKSLASH };
  if (byte === LOWER_U) return readHexEscape(bytes, at, 4, 'json');
  const unit = simpleUnits.get(byte);
  if (unit !== undefined) return { kind: 'json', length: 2, unit };
  return readJson5Escape(bytes, at, byte);
}

function readJson5Escape(bytes: Uint8Array, at: number, byte: number): Escape {
  if (byte === LOWER_X) return readHexEscape(bytes, at, 2, 'json5');
  if (byte === LINE_FEED) return { kind: 'json5', length: 2, unit: -1 };
  if (byte === CARRIAGE_RETURN)
    return { kind: 'json5', length: bytes[at + 2] === LINE_FEED ? 3 : 2, unit: -1 };
  if (byte === ZERO && !isDigit(bytes[at + 2])) return { kind: 'json5', length: 2, unit: 0 };
  if (byte === 0x76) return { kind: 'json5', length: 2, unit: 11 };
  if (byte === SINGLE_QUOTE) return { kind: 'json5', length: 2, unit: SINGLE_QUOTE };
  if (isDigit(byte) || byte < 0x20) return { kind: 'bad-escape', length: 2, unit: byte };
  return readNonEscape(bytes, at, byte);
}

/** Reads a backslash before any other character. JSON5 reads it as that character; in JSON it is a mistake. */
function readNonEscape(bytes: Uint8Array, at: number, byte: number): Escape {
  if (byte < 0x80) return { kind: 'json5', length: 2, unit: byte };
  const isSeparator =
    byte === 0xe2 && bytes[at + 2] === 0x80 && (bytes[at + 3] === 0xa8 || bytes[at + 3] === 0xa9);
  if (isSeparator) return { kind: 'json5', length: 4, unit: -1 };
  return { kind: 'json5', length: 1, unit: -1 };
}

function readHexEscape(bytes: Uint8Array, at: number, digits: number, kind: EscapeKind): Escape {
  let unit = 0;
  for (let index = 0; index < digits; index += 1) {
    const value = hexValue(bytes[at + 2 + index]);
    if (value < 0) return { kind: 'bad-unicode-escape', length: 2 + index, unit: 0xfffd };
    unit = unit * 16 + value;
  }
  return { kind, length: 2 + digits, unit };
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Up to this length, reading byte by byte is faster than the decoder. */
const shortLength = 32;

/** Returns the text between two offsets unchanged. */
export function sliceText(bytes: Uint8Array, from: number, to: number): string {
  return utf8.decode(bytes.subarray(from, to));
}

/** Returns the text of a token: a string without quotes and with decoded escapes, anything else unchanged. */
export function decodeToken(bytes: Uint8Array, start: number, end: number): string {
  const [from, to] = contentRange(bytes, start, end);
  const plain = to - from <= shortLength ? readPlain(bytes, from, to) : undefined;
  if (plain !== undefined) return plain;
  let text = '';
  let copied = from;
  let at = bytes.subarray(from, to).indexOf(BACKSLASH) + from;
  if (at < from) return sliceText(bytes, from, to);
  for (; at < to; at += 1) {
    if (bytes[at] !== BACKSLASH) continue;
    const escape = readEscape(bytes, at);
    text += sliceText(bytes, copied, at);
    if (escape.unit >= 0) text += String.fromCharCode(escape.unit);
    copied = Math.min(at + escape.length, to);
    at = copied - 1;
  }
  return text + sliceText(bytes, copied, to);
}

/** Returns plain ASCII text without escapes; undefined if there are other characters. */
function readPlain(bytes: Uint8Array, from: number, to: number): string | undefined {
  let text = '';
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? BACKSLASH;
    if (byte === BACKSLASH || byte >= 0x80) return undefined;
    text += String.fromCharCode(byte);
  }
  return text;
}

/** Returns the range of a token's content: within the quotes of a string. */
export function contentRange(bytes: Uint8Array, start: number, end: number): [from: number, to: number] {
  const quote = bytes[start];
  if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) return [start, end];
  return [start + 1, bytes[end - 1] === quote && end > start + 1 ? end - 1 : end];
}

/** Returns the offset of the first \u escape that is a lone surrogate (RFC 8259 section 8.2), or -1. */
export function findLoneSurrogate(bytes: Uint8Array, start: number, end: number): number {
  let pendingHigh = -1;
  for (let at = start + 1; at < end; at += 1) {
    if (bytes[at] !== BACKSLASH) {
      if (pendingHigh >= 0) return pendingHigh;
      continue;
    }
    const { unit, length } = readEscape(bytes, at);
    const isLow = unit >= 0xdc00 && unit <= 0xdfff;
    if (isLow !== pendingHigh >= 0) return isLow ? at : pendingHigh;
    pendingHigh = unit >= 0xd800 && unit <= 0xdbff ? at : -1;
    at += length - 1;
  }
  return -1;
}
