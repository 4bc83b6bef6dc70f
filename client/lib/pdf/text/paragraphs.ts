import { areTight } from './join-lines.ts';
import type { TextLine } from './lines.ts';
import type { TextBlock } from './reading-order.ts';

/** The lines of one paragraph, and the size of its letters. */
export interface Paragraph {
  readonly lines: readonly TextLine[];
  readonly size: number;
  /** True for a row of a table, a list item or a line of an address. */
  readonly isShort: boolean;
}

const bullet = /^(?:[•▪◦‣●○–—*-]|\d{1,3}[.)]|\p{L}[.)])\s/u;

/** Signs and numbers before the items of Chinese and Japanese lists. */
const tightBullet =
  /^(?:[・◆◇■□●○◎※▶►★☆\u2460-\u2473]|[（(][一二三四五六七八九十\d]{1,3}[）)]|\d{1,3}[、．.](?!\d))/u;

/** Splits a block where the line distance, the letter size or an indent shows a new paragraph. */
export function splitParagraphs({ lines }: TextBlock): Paragraph[] {
  if (isList(lines)) return lines.map((line) => ({ lines: [line], size: line.size, isShort: true }));
  const endsRow = isContents(lines) ? (line: TextLine) => pageOf(line) !== undefined : endsInLeader;
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const isWrapped = areFull(lines);
  const widest = mostApart * usualDistance(lines);
  const paragraphs: TextLine[][] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const starts =
      !before ||
      endsRow(before) ||
      line.baseline - before.baseline > line.size * 1.75 ||
      (line.baseline - before.baseline > widest && (mayEnd(before) || !/^\p{Ll}/u.test(line.text))) ||
      Math.abs(line.size - before.size) > 0.15 * before.size ||
      bullet.test(line.text) ||
      (line.left - left > line.size * 0.8 && before.left - left <= line.size * 0.8) ||
      endsTight(before, line, right, isWrapped) ||
      (before.right < right - (right - left) * (splitsWord(before, index - 1, lines) ? 0.5 : 0.25) &&
        mayEnd(before));
    if (starts) paragraphs.push([]);
    paragraphs.at(-1)?.push(line);
  });
  return paragraphs.map((own) => ({ lines: own, size: own[0]?.size ?? 0, isShort: own.some(endsRow) }));
}

/** Wrapped lines of Chinese and Japanese end at most this many letters before the right edge. */
const mostShort = 2.3;

/**
 * Returns whether a Chinese or Japanese paragraph ends with a line: a list item follows, or the line is not full. Where
 * most lines are full, a short one must end a sentence.
 */
function endsTight(before: TextLine, line: TextLine, right: number, isWrapped: boolean): boolean {
  if (tightBullet.test(line.text) && tightLetter.test(line.text)) return true;
  if (!areTight(before.text, line.text) || isFull(before, right)) return false;
  return !isWrapped || /[。．！？：」』）)…]$/.test(before.text);
}

const isFull = (line: TextLine, right: number) => line.right >= right - mostShort * line.size;

/** Returns whether at least half of the lines before the last are full. */
function areFull(lines: readonly TextLine[]): boolean {
  const right = Math.max(...lines.map((line) => line.right));
  return lines.slice(0, -1).filter((line) => isFull(line, right)).length * 2 >= lines.length - 1;
}

/** Lines of a paragraph are at most this part of the usual distance apart; a formula in a line needs some room. */
const mostApart = 1.3;

/** Returns the median distance of lines; infinite if there are too few to tell. */
function usualDistance(lines: readonly TextLine[]): number {
  const distances = lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? 0));
  if (distances.length < leastDistances) return Infinity;
  return distances.toSorted((one, other) => one - other)[Math.floor(distances.length / 2)] ?? Infinity;
}

const leastDistances = 3;

/** A word is hyphenated only where its line is full, so a hyphen before a gap or in a short line ends a paragraph. */
const mayEnd = ({ text }: TextLine) => /[.!?:”"»)\u2010-]$/.test(text);

/** Returns whether a line is a table-of-contents entry with dots between title and page number. */
function endsInLeader({ text }: TextLine): boolean {
  return /(?:[.·․‥…_]\s?){4,}\s*[\p{L}\d.-]{1,8}$|…\s*[ivxlc\d]{1,5}$/iu.test(text);
}

/** Returns whether lines are a table of contents without dots: most end in page numbers, which never decrease. */
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

/** Returns whether there is a wide gap before the page number. */
function standsApart({ runs, size }: TextLine): boolean {
  const [before, page] = runs.slice(-2);
  return before !== undefined && page !== undefined && page.left - before.right > 1.5 * size;
}

/** Returns whether a word goes on in the next line, which is so in wrapped text alone. */
function splitsWord({ text }: TextLine, index: number, lines: readonly TextLine[]): boolean {
  return /\p{Ll}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(lines[index + 1]?.text ?? '');
}

/** If lines have fewer letters on average, they are not wrapped text. */
const shortLine = 22;

function isList(lines: readonly TextLine[]): boolean {
  if (lines.length < 2 || lines.some(splitsWord)) return false;
  const average = lines.reduce((sum, { text }) => sum + text.length, 0) / lines.length;
  const joins = lines.slice(1).filter((line, index) => areTight(lines[index]?.text ?? '', line.text));
  if (joins.length === 0 && !lines.some(({ text }) => tightLetter.test(text))) return average < shortLine;
  return !(areFull(lines) && average >= leastWrapped) && average < shortLine;
}

const tightLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Full lines of a Chinese paragraph have at least this many letters on average. */
const leastWrapped = 7;

export function isListItem(text: string): boolean {
  return bullet.test(text);
}
