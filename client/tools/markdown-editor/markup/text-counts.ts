export interface TextCounts {
  readonly words: number;
  readonly characters: number;
  /** The reading time at 225 words per minute, rounded up. */
  readonly readingMinutes: number;
}

const wordsPerMinute = 225;
// Scripts without spaces are counted by character, as in word processors.
const spaceless =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}';
const word = new RegExp(
  `[${spaceless}]\\p{M}*|(?:(?![${spaceless}])[\\p{L}\\p{N}])(?:(?![${spaceless}])[\\p{L}\\p{N}\\p{M}_'’.\\-])*`,
  'gu',
);

/** Counts the visible text without markup. Characters are code points; a run of spaces counts once. */
export function countText(text: string): TextCounts {
  const seen = text.trim().replace(/\s+/g, ' ');
  let words = 0;
  for (const found of seen.matchAll(word)) words += found.length;
  let characters = 0;
  for (let index = 0; index < seen.length; index += codePointLength(seen, index)) characters += 1;
  return { words, characters, readingMinutes: Math.ceil(words / wordsPerMinute) };
}

function codePointLength(text: string, index: number): number {
  return (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
}
