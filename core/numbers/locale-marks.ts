import { englishMarks, isEnglish } from './english-number.ts';
import { formatOf } from './write-number.ts';

/** The marks that part a number's digits. */
export interface LocaleMarks {
  readonly decimal: string;
  readonly group: string;
}

/** The marks a locale writes Western digits with. */
export function marksOf(locale: string): LocaleMarks {
  if (isEnglish(locale)) return englishMarks;
  const parts = formatOf(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567.8);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: find('decimal'), group: find('group') };
}

/**
 * A plain decimal as people of a locale type it, for the clipboard and for boxes: `-1234,5` in German. What is read in
 * that locale is the same number again, which a bare point would not be: there, `1.234` is a thousand and more.
 */
export function writeAsTyped(plain: string, locale: string): string {
  return plain.replace('.', marksOf(locale).decimal);
}

/** The text without the invisible marks that set directions. */
export function withoutDirections(text: string): string {
  return text.replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '');
}

/** The text with the decimal digits of every script as Western ones. */
export function toWesternDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, westernDigit);
}

/** Unicode lays every script's ten digits one after another, from zero to nine. */
function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let below = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - below - 1))) below += 1;
  return String(below % 10);
}
