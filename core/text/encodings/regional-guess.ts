/** The bytes to look at, enough to know the language. */
const headBytes = 1 << 16;
/** The fewest letters that tell a language. Lists of Western letters have fewer in a row. */
const fewest = 10;

/**
 * Guesses the encoding of a text that is not in UTF-8, by letters that no Western language has side by side;
 * Windows-1252 where nothing speaks against it.
 */
export function guessRegional(bytes: Uint8Array): string {
  const decode = (encoding: string) => new TextDecoder(encoding).decode(bytes.subarray(0, headBytes));
  const western = decode('windows-1252');
  if (isMostly(western, /[À-ÖØ-öø-ÿ¨¸³¿ºª]{3,}/g)) return 'windows-1251';
  if (isCentralEuropean(western)) return 'windows-1250';
  const japanese = decode('shift_jis');
  // Kana are in any Japanese text, and in no Chinese one.
  if (/[\u3041-\u30fa]/.test(japanese) && isMostly(japanese, eastAsian)) return 'shift_jis';
  return isMostly(decode('gb18030'), eastAsian) ? 'gb18030' : 'windows-1252';
}

/** Ideographs, kana and wide signs; a Western letter before an ASCII one may be misread as a single one. */
const eastAsian = /[\u3001-\u30ff\u4e00-\u9fff\uff01-\uffe5]{2,}/g;

/** Polish ł, ą and ż are ³, ¹ and ¿ in Windows-1252, Czech ě and ř are ì and ø, and Hungarian ő and ű are õ and û. */
function isCentralEuropean(western: string): boolean {
  const hasAll = (letters: string) => Array.from(letters).every((letter) => western.includes(letter));
  return (
    /\p{L}[¹³¿]\p{Ll}/u.test(western) ||
    (!/[åæ]|[ãêñ]/.test(western) && (hasAll('ìø') || (hasAll('õû') && !/[øè]/.test(western))))
  );
}

/** Returns whether most characters beyond ASCII are in the given runs. */
function isMostly(text: string, runs: RegExp): boolean {
  const all = text.replaceAll(/[\0-\u007f]/g, '').length;
  const inRuns = (text.match(runs) ?? []).join('').length;
  return inRuns >= fewest && inRuns > all * 0.8;
}
