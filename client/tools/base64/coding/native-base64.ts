/** The two alphabets that the native functions support. */
export type NativeAlphabet = 'base64' | 'base64url';

/** The result of the native decoder for the start of some codes. */
export interface NativeReading {
  /** The codes that were read, as text. */
  readonly text: string;
  /** The number of decoded bytes. Only whole groups are read, so four characters for every three bytes. */
  readonly written: number;
}

/** Small enough for the processor's cache; a single call for everything is several times slower. */
export const chunkCharacters = 65_536;
/** The bytes per chunk; a multiple of three, so that only the last chunk has padding. */
const chunkBytes = (chunkCharacters / 4) * 3;
const encoder = new TextEncoder();
// Decodes one character per byte, and is the fastest decoder for that.
const decoder = new TextDecoder('latin1');

/** Whether this browser has ECMAScript's native Base64 (2026); older browsers do not. */
export const isBase64Native = 'toBase64' in Uint8Array.prototype && 'setFromBase64' in Uint8Array.prototype;

/** Encodes `bytes` as Base64 into `output`, which must be large enough. */
export function writeBase64(
  bytes: Uint8Array,
  output: Uint8Array,
  options: { readonly alphabet: NativeAlphabet; readonly omitPadding: boolean },
): void {
  let to = 0;
  for (let from = 0; from < bytes.length; from += chunkBytes) {
    const text = bytes.subarray(from, from + chunkBytes).toBase64(options);
    to += encoder.encodeInto(text, output.subarray(to)).written;
  }
}

/**
 * Decodes one chunk from the start of `codes` into `output`, only whole groups. Undefined if it contains anything but
 * the alphabet and whitespace; `output` may then be partly overwritten.
 */
export function readBase64Chunk(
  codes: Uint8Array,
  output: Uint8Array,
  alphabet: NativeAlphabet,
): NativeReading | undefined {
  const text = decoder.decode(codes.subarray(0, chunkCharacters));
  try {
    const { read, written } = output.setFromBase64(text, {
      alphabet,
      lastChunkHandling: 'stop-before-partial',
    });
    return { text: text.slice(0, read), written };
  } catch {
    return undefined;
  }
}
