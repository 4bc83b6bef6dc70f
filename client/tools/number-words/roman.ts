const letters = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;
/** A combining overline multiplies a letter by a thousand. */
const overline = '\u0305';
/** Signs for thousands that Unicode has besides the letters. */
const archaic: ReadonlyMap<string, string> = new Map([
  ['ↀ', 'M'],
  ['ↁ', `V${overline}`],
  ['ↂ', `X${overline}`],
  ['ↇ', `L${overline}`],
  ['ↈ', `C${overline}`],
]);
const values: ReadonlyMap<string, number> = new Map(letters.map(([worth, letter]) => [letter, worth]));

export const maxPlain = 3999;
export const maxOverlined = 3_999_999;

/** Writes a number from 1 to 3,999,999 in Roman numerals; thousands from 4,000 on have overlines. */
export function writeRoman(value: number): string {
  if (value <= maxPlain) return writePlain(value);
  const thousands = writePlain(Math.floor(value / 1000)).replaceAll(/./g, `$&${overline}`);
  return thousands + writePlain(value % 1000);
}

function writePlain(value: number): string {
  let rest = value;
  let written = '';
  for (const [worth, letter] of letters) {
    written += letter.repeat(Math.floor(rest / worth));
    rest %= worth;
  }
  return written;
}

export interface ReadRoman {
  readonly value: number;
  /** The usual notation of the number, which may differ from the one read: `IIII` is `IV`. */
  readonly usual: string;
}

/** Reads Roman numerals; undefined for a text that is none. Unusual ones such as `IIII` and `IC` are read, too. */
export function readRoman(text: string): ReadRoman | undefined {
  // U+2160 to U+217F are numerals of their own: compatibility makes them letters.
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[ↀↁↂↇↈ]/g, (sign) => archaic.get(sign) ?? sign);
  if (!/^(?:[IVXLCDM]\u0305?)+$/.test(plain)) return undefined;
  const worths = Array.from(
    plain.matchAll(/(.)(\u0305?)/g),
    ([, letter = '', mark]) => (values.get(letter) ?? 0) * (mark === '' ? 1 : 1000),
  );
  // Equal letters before a larger one are all subtracted: the 18th legion of Rome wrote XIIX.
  let [value, next, after] = [0, 0, 0];
  for (const worth of worths.toReversed()) {
    if (worth !== next) [next, after] = [worth, next];
    value += worth < after ? -worth : worth;
  }
  if (value < 1 || value > maxOverlined) return undefined;
  return { value, usual: writeRoman(value) };
}
