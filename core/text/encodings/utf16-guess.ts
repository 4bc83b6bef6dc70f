type Utf16 = 'utf-16le' | 'utf-16be';

const sampleBytes = 4096;
/** UTF-8 text has no zero bytes. Binary files have them at both even and odd offsets. */
const fewestZeros = 0.01;
const mostOnOtherSide = 0.05;
/** With at least this share of zeros, the text is in Latin script. */
const manyZeros = 0.7;
/** In other scripts, many single bytes look like control codes or are beyond ASCII. */
const fewestStrange = 0.05;
const fewestMixedBytes = 12;
/**
 * East Asian text without a byte order mark may have no zeros at all. Then nearly all characters must be East Asian.
 */
const fewestEastAsian = 0.95;
const fewestEastAsianBytes = 32;

/** Detects UTF-16 without a byte order mark; undefined if the bytes may be something else. */
export function guessUtf16(bytes: Uint8Array): Utf16 | undefined {
  if (bytes.length < 4 || bytes.length % 2 !== 0) return undefined;
  // An even length keeps surrogate pairs whole.
  const sample = bytes.subarray(0, bytes.length > sampleBytes ? sampleBytes : bytes.length);
  return guessByZeros(sample) ?? guessEastAsian(sample);
}

/** Guesses by zero bytes: spaces, line ends, digits and Latin letters have one at always the same side. */
function guessByZeros(sample: Uint8Array): Utf16 | undefined {
  let evenZeros = 0;
  let oddZeros = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) evenZeros += 1;
    else oddZeros += 1;
  });
  const pairs = sample.length / 2;
  const guess = oddZeros > evenZeros ? 'utf-16le' : 'utf-16be';
  const [many, few] = oddZeros > evenZeros ? [oddZeros, evenZeros] : [evenZeros, oddZeros];
  if (many < Math.max(pairs * fewestZeros, 1) || few > many * mostOnOtherSide) return undefined;
  const isStrange = (byte: number) => byte >= 0x80 || (byte < 0x20 && ![0, 0x09, 0x0a, 0x0d].includes(byte));
  const isFew = many < pairs * manyZeros;
  // Among a few bytes of any file, one may be zero by accident.
  if (isFew && sample.length < fewestMixedBytes) return undefined;
  if (isFew && sample.filter(isStrange).length < sample.length * fewestStrange) return undefined;
  // Counters and pictures may also have zeros on one side, but they have many control codes.
  return isText(sample, guess) ? guess : undefined;
}

function guessEastAsian(sample: Uint8Array): Utf16 | undefined {
  if (sample.length < fewestEastAsianBytes || isUtf8(sample)) return undefined;
  return (['utf-16le', 'utf-16be'] as const).find((encoding) => {
    const text = new TextDecoder(encoding).decode(sample);
    const eastAsian = text.match(
      /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff00-\uffef]/gu,
    );
    return isText(sample, encoding) && (eastAsian?.length ?? 0) >= Array.from(text).length * fewestEastAsian;
  });
}

/** True if the text has only assigned characters and hardly any control codes except line ends. */
function isText(sample: Uint8Array, encoding: Utf16): boolean {
  const text = new TextDecoder(encoding).decode(sample);
  const strange = text.match(/[\p{Cn}\p{Co}[\p{Cc}--[\t\n\f\r]]]/gv)?.length ?? 0;
  return strange <= text.length * mostOnOtherSide;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
