import type { TextLine } from './lines.ts';

/** Characters around a page number, as in `- 3 -`. */
const frame = String.raw`[\s()[\]|~*•·–—-]*`;
const pageWords =
  // cspell:disable-next-line
  'page|pages|pg|p|seite|s|página|pagina|pág|pag|strana|strona|str|sida|side|sivu|oldal|стр|страница|σελίδα|ページ|页';
const number = String.raw`(?<number>\d{1,5}|[ivxlc]{1,7})`;
const total = String.raw`(?:\s*(?:\/|of|von|de|di|sur|van|av|z|из)\s*\d{1,5})?`;
/** Only a number, or a number after the word for "page". */
const pageNumbers = [
  new RegExp(`^(?<before>${frame})${number}(?<after>${total}${frame})$`, 'iu'),
  new RegExp(
    String.raw`^(?<before>(?:.*[^\p{L}])?(?:${pageWords})\.?\s*)${number}(?<after>${total}${frame})$`,
    'iu',
  ),
];
/** The gap between a page number and the title beside it, in letter heights. */
const apart = 1.5;

interface PageNumber {
  readonly before: string;
  readonly number: string;
  readonly after: string;
}

/** Finds the page number of a line, and the text before and after it. */
export function pageNumberIn({ text, runs, size }: TextLine): PageNumber | undefined {
  for (const pattern of pageNumbers) {
    const { before = '', number: written, after = '' } = pattern.exec(text)?.groups ?? {};
    if (written !== undefined) return { before, number: written, after };
  }
  // The number is on the other side of every second page.
  const shown = runs.filter((run) => run.text.trim() !== '').toSorted((one, other) => one.left - other.left);
  const [first, second, beforeLast, last] = [shown[0], shown[1], shown.at(-2), shown.at(-1)];
  const rest = (without: object | undefined) =>
    shown.flatMap((run) => (run === without ? [] : run.text.trim())).join(' ');
  if (first && second && isNumber(first.text) && second.left - first.right > apart * size)
    return { before: rest(first), number: first.text.trim(), after: '' };
  if (last && beforeLast && isNumber(last.text) && last.left - beforeLast.right > apart * size)
    return { before: rest(last), number: last.text.trim(), after: '' };
  return undefined;
}

const isNumber = (text: string) => /^(?:\d{1,5}|[ivxlc]{1,7})$/i.test(text.trim());

const roman = new Map([
  ['i', 1],
  ['v', 5],
  ['x', 10],
  ['l', 50],
  ['c', 100],
]);

/** Returns the value of a number, which may be Roman. */
export function valueOf(written: string): number {
  if (/^\d/.test(written)) return Number(written);
  const values = Array.from(written.toLowerCase(), (letter) => roman.get(letter) ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}
