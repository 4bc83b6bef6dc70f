import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import { areTight, links } from './join-lines.ts';

const bullet =
  /^(?:[•▪◦‣●○■□▢▸►▶➢➤☐☑☒✓✔✗✘·\ue000-\uf8ff–—*-]|\d{1,3}(?:\.\d{1,3}){0,3}[.)]|\(?(?:\p{L}|[ivxlc]{1,5}|\d{1,3})\)|(?:\p{L}|[ivxlc]{2,5})\.)\s/u;

/** Signs and numbers before the items of Chinese and Japanese lists. */
const tightBullet =
  /^(?:[・◆◇■□●○◎※▶►★☆\u2460-\u2473]|[（(][一二三四五六七八九十\d]{1,3}[）)]|\d{1,3}[、．.](?!\d))/u;
const tightLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Returns whether a text is only the sign or the number of a list item. */
export const isListMark = (text: string) => text !== '' && bullet.test(`${text} `) && !/\s/.test(text);

export const isListItem = (text: string) => bullet.test(text);
export const isTightItem = (text: string) => tightBullet.test(text) && tightLetter.test(text);

/** Returns whether a line begins with the number of a clause that follows the one of an earlier line: 2.2 after 2.1. */
export function countsOn(before: readonly TextLine[], { text }: TextLine): boolean {
  const [, group, number] = /^((?:\d{1,3}\.){1,3})(\d{1,3})\s/.exec(text) ?? [];
  const last = `${group}${Number(number) - 1} `;
  return group !== undefined && before.some((line) => line.text.startsWith(last));
}

/** If lines have fewer letters on average, they are not wrapped text. */
const shortLine = 22;
/** Full lines of a Chinese paragraph have at least this many letters on average. */
const leastWrapped = 7;

/** Returns whether lines are a list, an address or a poem: they are short, and no word continues in the next line. */
export function isList(lines: readonly TextLine[]): boolean {
  if (lines.length < 2 || lines.some((line, index) => splitsWord(line, lines[index + 1]))) return false;
  const average = lines.reduce((sum, { text }) => sum + text.length, 0) / lines.length;
  const joins = lines.slice(1).filter((line, index) => areTight(lines[index]?.text ?? '', line.text));
  if (joins.length === 0 && !lines.some(({ text }) => tightLetter.test(text))) return average < shortLine;
  return !(areFull(lines) && average >= leastWrapped) && average < shortLine;
}

/** A poem has at least this many lines. */
const leastVerse = 4;

/** Returns whether lines are a poem: all begin with a capital, and they are not all full. */
export function isVerse(lines: readonly TextLine[]): boolean {
  const right = Math.max(...lines.map((line) => line.right));
  return (
    lines.length >= leastVerse &&
    lines.every(({ text }) => /^[“"‘'¿¡]?\p{Lu}.*\p{Ll}/u.test(text)) &&
    lines.filter((line) => isFull(line, right)).length * 2 < lines.length
  );
}

/** Returns whether a word continues in the next line, which happens only in wrapped text. */
function splitsWord({ text }: TextLine, next: TextLine | undefined): boolean {
  return /\p{Ll}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(next?.text ?? '');
}

/** Returns whether a line ends in a small word such as “and”, after which it continues; “Bill to” is a heading. */
export const endsOpen = ({ text }: TextLine) => endsInLink.test(text);

const endsInLink = new RegExp(`\\S\\s+\\S+\\s(?:${links})$`);

/** Returns whether lines are a listing of code: all letters are as wide, and many lines have signs of code. */
export const isCode = (lines: readonly TextLine[]) => areEven(lines) && haveSigns(lines);

/** Returns whether at least half of the lines have signs of code. */
export function haveSigns(lines: readonly TextLine[]): boolean {
  const hasSigns = (text: string) => /[{}=<>|\\$#&@]|[;(]$|\w\(/.test(text.replace(/<?https?:\S+/, ''));
  return lines.filter(({ text }) => hasSigns(text)).length * 2 >= lines.length;
}

/** Returns whether lines have letters of equal width, and enough letters to judge. */
export const areEven = (lines: readonly TextLine[]) =>
  lines.length > 1 && wordWidths(lines).length >= 3 && letterWidth(lines) !== undefined;

/** Returns the width of letters if all are as wide, as a part of their height. */
export function letterWidth(lines: readonly TextLine[]): number | undefined {
  const widths = wordWidths(lines);
  const [first = 0] = widths;
  const isOne = widths.every((width) => Math.abs(width - first) <= sameWidth);
  return isOne && first >= 0.45 && first <= 0.75 ? first : undefined;
}

const wordWidths = (lines: readonly TextLine[]) =>
  lines
    .flatMap(({ runs }) => runs)
    .filter(({ text }) => text.length >= 5)
    .map(({ left, right, text, size }) => (right - left) / text.length / size);

/** Letters of one width differ by at most this part of their height. */
export const sameWidth = 0.002;

/** Wrapped lines of Chinese and Japanese end at most this many letters before the right edge. */
const mostShort = 2.3;

export const isFull = (line: TextLine, right: number) => line.right >= right - mostShort * line.size;

/** Returns whether at least half of the lines before the last are full. */
export function areFull(lines: readonly TextLine[]): boolean {
  const right = Math.max(...lines.map((line) => line.right));
  return lines.slice(0, -1).filter((line) => isFull(line, right)).length * 2 >= lines.length - 1;
}
