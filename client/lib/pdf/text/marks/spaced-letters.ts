import type { TextItem } from '#client/lib/pdf/text/text-run.ts';

const leastLetters = 6;
/** Letters with real spaces between them each take more space than this part of their height. */
const mostRoom = 0.72;

/**
 * Joins the letters of spaced words. pdf.js (6.5.438) puts spaces between them, as if they were words, and gives
 * the spaces between words as separate items. A line counts as spaced if it has a long word or several words.
 */
export function joinSpaced(items: readonly TextItem[]): TextItem[] {
  const lines = new Set(items.filter(isSpaced).map(lineOf));
  for (const [line, own] of Map.groupBy(items, lineOf)) if (areSpacedWords(own)) lines.add(line);
  return items.map((item) =>
    lines.has(lineOf(item)) && /^\S(?: \S)+$/u.test(item.str)
      ? { ...item, str: item.str.replaceAll(' ', '') }
      : item,
  );
}

const lineOf = ({ transform }: TextItem) => transform[5];

/** Returns whether a line consists of spaced words only; letters in alphabetical order are not words. */
function areSpacedWords(line: readonly TextItem[]): boolean {
  const words = line.flatMap(({ str }) => (str.trim() === '' ? [] : [str.split(' ')]));
  const areWords = words.every(
    (letters) =>
      letters.length > 1 &&
      letters.every((letter) => /^\p{L}$/u.test(letter)) &&
      letters.some((letter, index) => index > 0 && letter < (letters[index - 1] ?? '')),
  );
  return areWords && words.length > 1 && words.flat().length >= leastLetters;
}

function isSpaced({ str, width, transform: [, , c = 0, d = 1] }: TextItem): boolean {
  const count = (str.length + 1) / 2;
  const isRow = count >= leastLetters && /^\p{L}(?: \p{L})+$/u.test(str);
  return isRow && Math.abs(width) < mostRoom * Math.hypot(c, d) * count;
}
