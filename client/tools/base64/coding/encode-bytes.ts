import { isBase64Native, writeBase64 } from './native-base64.ts';
import type { EncodeOptions } from '../options.ts';

type Writing = Pick<EncodeOptions, 'isUrlSafe' | 'alphabet' | 'isPadded' | 'lineLength'>;

const common = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const toCodes = (text: string) => new TextEncoder().encode(text);
const standardCodes = toCodes(`${common}+/`);
const urlSafeCodes = toCodes(`${common}-_`);
const equalsSign = 0x3d;

/** Pieces of this size end with a whole Base64 group, and with a whole line at 64 and at 76 characters a line. */
export const wholeLinesBytes = 912;

/**
 * Encodes `bytes` as Base64 in one line of ASCII codes (RFC 4648 sections 4 and 5, or another alphabet). Uses the
 * native encoder if possible.
 */
export function encodeBytes(
  bytes: Uint8Array,
  writing: Writing,
  isNative = isBase64Native,
): Uint8Array<ArrayBuffer> {
  const { isUrlSafe, alphabet, isPadded } = writing;
  const rest = bytes.length % 3;
  const tail = rest === 0 ? 0 : isPadded && alphabet?.padding !== '' ? 4 : rest + 1;
  const output = new Uint8Array(((bytes.length - rest) / 3) * 4 + tail);
  if (isNative && !alphabet) {
    writeBase64(bytes, output, { alphabet: isUrlSafe ? 'base64url' : 'base64', omitPadding: !isPadded });
  } else {
    writeEach(bytes, output, writing);
  }
  return output;
}

function writeEach(bytes: Uint8Array, output: Uint8Array, { isUrlSafe, alphabet }: Writing): void {
  const codes = alphabet ? toCodes(alphabet.characters) : isUrlSafe ? urlSafeCodes : standardCodes;
  const padding = alphabet ? alphabet.padding.charCodeAt(0) : equalsSign;
  const rest = bytes.length % 3;
  const groupsEnd = bytes.length - rest;
  let to = 0;
  for (let from = 0; from < groupsEnd; from += 3) {
    const bits =
      ((bytes[from] as number) << 16) | ((bytes[from + 1] as number) << 8) | (bytes[from + 2] as number);
    output[to++] = codes[bits >> 18] as number;
    output[to++] = codes[(bits >> 12) & 63] as number;
    output[to++] = codes[(bits >> 6) & 63] as number;
    output[to++] = codes[bits & 63] as number;
  }
  if (rest > 0) {
    const bits = ((bytes[groupsEnd] as number) << 16) | ((bytes[groupsEnd + 1] ?? 0) << 8);
    output.fill(padding, to);
    output[to++] = codes[bits >> 18] as number;
    output[to++] = codes[(bits >> 12) & 63] as number;
    if (rest === 2) output[to] = codes[(bits >> 6) & 63] as number;
  }
}

/**
 * Breaks ASCII codes into lines, each complete line with a line break: CRLF at 76 characters as MIME requires (RFC 2045
 * section 6.8), LF at 64 as in PEM files (RFC 7468).
 */
export function breakLines(codes: Uint8Array<ArrayBuffer>, lineLength: 0 | 64 | 76): Uint8Array<ArrayBuffer> {
  if (lineLength === 0) return codes;
  const lineEnd = toCodes(lineEndOf(lineLength));
  const lineCount = Math.floor(codes.length / lineLength);
  const output = new Uint8Array(codes.length + lineCount * lineEnd.length);
  let to = 0;
  for (let from = 0; from < codes.length; from += lineLength) {
    const line = codes.subarray(from, from + lineLength);
    output.set(line, to);
    to += line.length;
    if (line.length < lineLength) break;
    output.set(lineEnd, to);
    to += lineEnd.length;
  }
  return output;
}

export function lineEndOf(lineLength: 64 | 76): string {
  return lineLength === 76 ? '\r\n' : '\n';
}
