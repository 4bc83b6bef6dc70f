export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncodingName;
  readonly hasByteOrderMark: boolean;
}

/**
 * Reads bytes as text: by byte order mark, else as UTF-16 where zero bytes say so, else as UTF-8,
 * else as windows-1252 (WHATWG Encoding), which reads anything.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = encodingByMark(bytes);
  if (marked) return { text: decodeAs(bytes, marked), encoding: marked, hasByteOrderMark: true };
  const guessed = guessUtf16(bytes);
  if (guessed) return { text: decodeAs(bytes, guessed), encoding: guessed, hasByteOrderMark: false };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'utf-8', hasByteOrderMark: false };
  } catch {
    return { text: decodeAs(bytes, 'windows-1252'), encoding: 'windows-1252', hasByteOrderMark: false };
  }
}

function decodeAs(bytes: Uint8Array, encoding: TextEncodingName): string {
  return new TextDecoder(encoding).decode(bytes);
}

function encodingByMark([first, second, third]: Uint8Array): TextEncodingName | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

/** UTF-16 text in Latin script has a zero in every other byte; UTF-8 text has none at all. */
function guessUtf16(bytes: Uint8Array): TextEncodingName | undefined {
  const sample = bytes.subarray(0, 512);
  if (sample.length < 4 || sample.length % 2 !== 0) return undefined;
  let evenZeros = 0;
  let oddZeros = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) evenZeros += 1;
    else oddZeros += 1;
  });
  const pairs = sample.length / 2;
  if (oddZeros > pairs * 0.4 && evenZeros < pairs * 0.05) return 'utf-16le';
  if (evenZeros > pairs * 0.4 && oddZeros < pairs * 0.05) return 'utf-16be';
  return undefined;
}
