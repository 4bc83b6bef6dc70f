import type { TextItem } from '#client/lib/pdf/text/text-run.ts';

const leastLetters = 6;
/** Letters with real spaces between them take more room than this part of their height each. */
const mostRoom = 0.72;

/**
 * Joins the letters of words that are set apart. pdf.js (6.5.438) puts spaces between them, as if they were words, and
 * gives the spaces between words as items of their own. A long word tells that its line is set so.
 */
export function joinSpaced(items: readonly TextItem[]): TextItem[] {
  const lines = new Set(items.filter(isSpaced).map(lineOf));
  return items.map((item) =>
    lines.has(lineOf(item)) && /^\S(?: \S)+$/u.test(item.str)
      ? { ...item, str: item.str.replaceAll(' ', '') }
      : item,
  );
}

const lineOf = ({ transform }: TextItem) => transform[5];

function isSpaced({ str, width, transform: [, , c = 0, d = 1] }: TextItem): boolean {
  const count = (str.length + 1) / 2;
  const isRow = count >= leastLetters && /^\p{L}(?: \p{L})+$/u.test(str);
  return isRow && Math.abs(width) < mostRoom * Math.hypot(c, d) * count;
}
