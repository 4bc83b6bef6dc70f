import { type EncodeMode, modes } from './modes.ts';
import { bytesOfText, type Charset as EncodingCharset } from '#core/text/encodings/text-encoding.ts';

export type Charset = Extract<EncodingCharset, 'utf-8' | 'windows-1252'>;

export interface EncodeOptions {
  readonly mode: EncodeMode;
  /** Whether existing %XX stays unchanged in whole URLs and paths. */
  readonly isKept: boolean;
  /** Whether to encode line by line and keep the line breaks. */
  readonly isPerLine: boolean;
  readonly charset: Charset;
}

const percent = 0x25;
const space = 0x20;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const digits = new TextEncoder().encode('0123456789ABCDEF');

/**
 * Percent-encodes text (RFC 3986 section 2.1) byte by byte in the chosen encoding. Throws a ToolInputError with the
 * position of a character that the encoding does not have.
 */
export function encodeText(text: string, options: EncodeOptions): string {
  const bytes = bytesOfText(text, options.charset);
  const { mode, isPerLine } = options;
  const kept = keptBytes(mode);
  const keepsTriplets = options.isKept && hasTriplets(mode);
  const output = new Uint8Array(bytes.length * 3);
  let length = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] as number;
    const isKept =
      kept[byte] === 1 ||
      (byte === percent && keepsTriplets && isHex(bytes[index + 1]) && isHex(bytes[index + 2])) ||
      (isPerLine && isLineBreak(bytes, index));
    if (isKept) output[length++] = byte;
    else if (byte === space && mode === 'form') output[length++] = 0x2b;
    else {
      output[length++] = percent;
      output[length++] = digits[byte >> 4] as number;
      output[length++] = digits[byte & 15] as number;
    }
  }
  return new TextDecoder().decode(output.subarray(0, length));
}

/** Returns whether the text may already contain %XX in this mode. */
function hasTriplets(mode: EncodeMode): boolean {
  return mode === 'url' || mode === 'path';
}

function keptBytes(mode: EncodeMode): Uint8Array {
  const info = modes.find(({ id }) => id === mode);
  const table = new Uint8Array(256);
  if (mode === 'all') return table;
  for (const character of alphanumeric + (info?.kept ?? '')) table[character.charCodeAt(0)] = 1;
  return table;
}

function isHex(byte: number | undefined): boolean {
  return byte !== undefined && /^[0-9A-Fa-f]$/.test(String.fromCharCode(byte));
}

function isLineBreak(bytes: Uint8Array, index: number): boolean {
  const byte = bytes[index];
  return byte === lineFeed || (byte === carriageReturn && bytes[index + 1] === lineFeed);
}
