import { englishMarks, isEnglish } from './english-number.ts';
import { formatOf } from './write-number.ts';

/** The separators within a number. */
export interface LocaleMarks {
  readonly decimal: string;
  readonly group: string;
}

/** Returns the separators that a locale uses with Western digits. */
export function marksOf(locale: string): LocaleMarks {
  if (isEnglish(locale)) return englishMarks;
  const parts = formatOf(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567.8);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: find('decimal'), group: find('group') };
}

/**
 * Writes a plain decimal in the form that people of a locale type, for the clipboard and for boxes: `-1234,5` in
 * German. It reads back as the same number in that locale. A plain point would not: `1.234` means more than a thousand
 * there.
 */
export function writeAsTyped(plain: string, locale: string): string {
  return plain.replace('.', marksOf(locale).decimal);
}

/** Removes the invisible marks for text direction. */
export function withoutDirections(text: string): string {
  return text.replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '');
}

/** Converts the decimal digits of every script to Western ones. */
export function toWesternDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, westernDigit);
}

/** Converts one digit. In Unicode, every script's ten digits are consecutive, from zero to nine. */
function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let below = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - below - 1))) below += 1;
  return String(below % 10);
}
