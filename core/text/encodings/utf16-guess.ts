type Utf16 = 'utf-16le' | 'utf-16be';

const sampleBytes = 4096;
/** Text in UTF-8 has no zeros; programs' own files have them on both sides. */
const fewestZeros = 0.01;
const mostOnOtherSide = 0.05;
/** With so many it is Latin script. */
const manyZeros = 0.7;
/** Other scripts, read byte by byte, are full of control codes and bytes beyond ASCII. */
const fewestStrange = 0.05;
const fewestMixedBytes = 12;
/** In East Asian text without a mark there may be no zero at all; then nearly all must be letters and signs of it. */
const fewestEastAsian = 0.95;
const fewestEastAsianBytes = 32;

/** UTF-16 without a byte order mark; undefined where the bytes may be something else. */
export function guessUtf16(bytes: Uint8Array): Utf16 | undefined {
  if (bytes.length < 4 || bytes.length % 2 !== 0) return undefined;
  // A pair of surrogates must not be cut.
  const sample = bytes.subarray(0, bytes.length > sampleBytes ? sampleBytes : bytes.length);
  return guessByZeros(sample) ?? guessEastAsian(sample);
}

/** Spaces, line ends, digits and Latin letters have a zero byte on one side, always the same. */
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
  // Of a few bytes of anything, one may well be zero.
  if (isFew && sample.length < fewestMixedBytes) return undefined;
  if (isFew && sample.filter(isStrange).length < sample.length * fewestStrange) return undefined;
  // Counters and pictures have zeros on one side, too; they are full of control codes.
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

/** Assigned characters alone, hardly any control codes but those of lines. */
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
