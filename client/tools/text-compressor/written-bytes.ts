import { encodeBase64, encodeBase64Url } from '#core/bytes/base64.ts';
import { base16, decodeBits, encodeBits } from '#core/bytes/base-n/bit-digits.ts';
import { parseBytes } from '#core/hashing/byte-input.ts';
import type { TextInput } from '#client/tool-kit/operations/operation.ts';
import { markedFormat } from './formats.ts';

export type Notation = 'base64' | 'base64url' | 'hex';

/** Writes bytes as text. */
export function writeBytes(bytes: Uint8Array, notation: Notation): string {
  if (notation === 'hex') return encodeBits(bytes, base16).toLowerCase();
  return notation === 'base64' ? encodeBase64(bytes) : encodeBase64Url(bytes);
}

/** A text in Base64 or hexadecimal has only these characters. */
const textual = /^(?:data:[^,]*,)?[\w\s+/=:-]*$/;
const headBytes = 4096;

/**
 * Reads compressed bytes: those of a file, or those written in Base64 or hexadecimal in a text. Throws a
 * ToolInputError with the place for any other text. Hexadecimal of a format without a signature might be Base64 as
 * well: `canRead` decides.
 */
export async function readPacked(
  input: TextInput,
  canRead: (bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof input.content !== 'string') {
    const bytes = await input.bytes();
    const head = String.fromCharCode(...bytes.subarray(0, headBytes));
    if (markedFormat(bytes) === 'gzip' || !textual.test(head)) return bytes;
  }
  const text = await input.text();
  const body = /^\s*data:[^,]*,/i.exec(text)?.[0] ?? '';
  // Spaces of the same length, so that the places in messages stay right.
  return parseWritten(text.replace(body, ' '.repeat(body.length)), canRead);
}

async function parseWritten(
  text: string,
  canRead: (bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (/^[\s\da-f]*$/i.test(text) && text.replace(/\s/g, '').length % 2 === 0) {
    const bytes = decodeBits(text, base16);
    if (markedFormat(bytes) !== undefined || (await canRead(bytes))) return bytes;
  }
  return Uint8Array.from(parseBytes(text, 'base64'));
}
