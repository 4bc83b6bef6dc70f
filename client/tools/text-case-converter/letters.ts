import type { Language } from './options.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** Letters whose title case is neither their uppercase nor its first letter (UnicodeData, SpecialCasing). */
const titleForms: Readonly<Record<string, string>> = {
  ǆ: 'ǅ',
  Ǆ: 'ǅ',
  ǉ: 'ǈ',
  Ǉ: 'ǈ',
  ǌ: 'ǋ',
  Ǌ: 'ǋ',
  ǳ: 'ǲ',
  Ǳ: 'ǲ',
  ŉ: 'ʼN',
};

/** Converts to uppercase by Unicode SpecialCasing and the language: ß becomes SS, Turkish i becomes İ. */
export function toUpper(text: string, language: Language): string {
  return language === 'any' ? text.toUpperCase() : text.toLocaleUpperCase(language);
}

/** Converts to lowercase by Unicode SpecialCasing and the language: a final Σ becomes ς. */
export function toLower(text: string, language: Language): string {
  return language === 'any' ? text.toLowerCase() : text.toLocaleLowerCase(language);
}

/** Returns a word with its first letter in title case and the others in lowercase. */
export function capitalize(word: string, language: Language): string {
  const lower = toLower(word, language);
  if (language === 'nl' && lower.startsWith('ij')) return `IJ${lower.slice(2)}`;
  const first = String.fromCodePoint(lower.codePointAt(0) ?? 0);
  return lower === '' ? '' : titleOf(first, language) + lower.slice(first.length);
}

function titleOf(letter: string, language: Language): string {
  const special = readOwn(titleForms, letter);
  if (special) return special;
  const code = letter.codePointAt(0) ?? 0;
  // Greek letters with an iota subscript keep it in title case.
  if (code >= 0x1f80 && code <= 0x1faf && code % 16 < 8) return String.fromCodePoint(code + 8);
  if (code === 0x1fb3 || code === 0x1fc3 || code === 0x1ff3) return String.fromCodePoint(code + 9);
  const [first = '', ...rest] = Array.from(toUpper(letter, language));
  return first + toLower(rest.join(''), language);
}
