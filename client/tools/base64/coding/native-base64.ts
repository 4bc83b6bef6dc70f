/** The two alphabets that the platform knows. */
export type NativeAlphabet = 'base64' | 'base64url';

/** What the platform made of the beginning of some codes. */
export interface NativeReading {
  /** The codes that were read, as text. */
  readonly text: string;
  /** How many bytes they stand for: whole groups alone, so four characters for every three of them. */
  readonly written: number;
}

/** Small enough for the processor's cache: one call for all is several times slower. */
export const chunkCharacters = 65_536;
/** The bytes of a chunk; a multiple of three, so that only the last chunk has padding. */
const chunkBytes = (chunkCharacters / 4) * 3;
const encoder = new TextEncoder();
// One character for every byte, whatever it is, and the fastest there is.
const decoder = new TextDecoder('latin1');

/** Whether this browser has ECMAScript's own Base64 (2026); older ones have not. */
export const isBase64Native = 'toBase64' in Uint8Array.prototype && 'setFromBase64' in Uint8Array.prototype;

/** Writes the Base64 of `bytes` into `output`, which must have room for it. */
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
 * Decodes one chunk from the beginning of `codes` into `output`, as far as whole groups go. Undefined where it holds
 * anything but the alphabet and whitespace; then `output` may have been written to.
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
