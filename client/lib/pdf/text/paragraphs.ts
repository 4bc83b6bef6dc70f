import type { TextLine } from './lines.ts';
import type { TextBlock } from './reading-order.ts';

/** Lines of one paragraph, and how large their letters are. */
export interface Paragraph {
  readonly lines: readonly TextLine[];
  readonly size: number;
  /** A line among short ones: a row of a table, an item, a part of an address. */
  readonly isShort: boolean;
}

const bullet = /^(?:[•▪◦‣●○–—*-]|\d{1,3}[.)]|\p{L}[.)])\s/u;

/** Parts a block where the distance of lines, the height of letters or an indent says that a paragraph begins. */
export function splitParagraphs({ lines }: TextBlock): Paragraph[] {
  if (isList(lines)) return lines.map((line) => ({ lines: [line], size: line.size, isShort: true }));
  const endsRow = isContents(lines) ? (line: TextLine) => pageOf(line) !== undefined : endsInLeader;
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const paragraphs: TextLine[][] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const starts =
      !before ||
      endsRow(before) ||
      line.baseline - before.baseline > line.size * 1.75 ||
      Math.abs(line.size - before.size) > 0.15 * before.size ||
      bullet.test(line.text) ||
      (line.left - left > line.size * 0.8 && before.left - left <= line.size * 0.8) ||
      (before.right < right - (right - left) * 0.25 && /[.!?:”"»)]$/.test(before.text));
    if (starts) paragraphs.push([]);
    paragraphs.at(-1)?.push(line);
  });
  return paragraphs.map((own) => ({ lines: own, size: own[0]?.size ?? 0, isShort: own.some(endsRow) }));
}

/** A row of a table of contents: dots lead from its title to a page number. */
function endsInLeader({ text }: TextLine): boolean {
  return /(?:[.·․‥…_]\s?){4,}\s*[\p{L}\d.-]{1,8}$|…\s*[ivxlc\d]{1,5}$/iu.test(text);
}

/** A table of contents without dots: most of its lines end in page numbers, which never fall. */
function isContents(lines: readonly TextLine[]): boolean {
  const numbered = lines.filter((line) => pageOf(line) !== undefined);
  const pages = numbered.map((line) => pageOf(line) ?? 0);
  const areAscending = pages.every((page, index) => page >= (pages[index - 1] ?? 0));
  const least = numbered.every(standsApart) ? 2 : leastRows;
  return areAscending && pages.length >= least && pages.length > mostlyNumbered * lines.length;
}

const leastRows = 4;
const mostlyNumbered = 0.6;

function pageOf({ text }: TextLine): number | undefined {
  const page = /\p{L}.*\s(\d{1,4})$/u.exec(text)?.[1];
  return page === undefined ? undefined : Number(page);
}

/** Whether a wide gap is before the page number. */
function standsApart({ runs, size }: TextLine): boolean {
  const [before, page] = runs.slice(-2);
  return before !== undefined && page !== undefined && page.left - before.right > 1.5 * size;
}

/** Lines of fewer letters in the mean are not a text that was broken into lines. */
const shortLine = 22;

function isList(lines: readonly TextLine[]): boolean {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const isTight = lines.some(({ text }) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text),
  );
  return lines.length > 1 && !isTight && letters / lines.length < shortLine;
}

/** The lines as one, words that were parted at a line's end put together again. */
export function joinLines(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    if (text === '') return line;
    // A hyphen before a small letter parts a word; one before a capital or a number belongs to it.
    if (/\p{L}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(line)) return text.slice(0, -1) + line;
    if (/[\p{L}\p{N}][-\u2010\u2011]$/u.test(text) && /^[\p{L}\p{N}]/u.test(line)) return text + line;
    // Scripts without spaces between words have none at the end of a line either.
    const isTight = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text);
    return isTight && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line)
      ? text + line
      : `${text} ${line}`;
  }, '');
}

export function isListItem(text: string): boolean {
  return bullet.test(text);
}
