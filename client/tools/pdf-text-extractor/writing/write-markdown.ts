import { isListItem } from '#client/lib/pdf/text/paragraphs/list-lines.ts';
import type { HeadingKind } from './heading-kinds.ts';
import { stepOf, type Usual } from './usual.ts';
import type { Paragraph } from '#client/lib/pdf/text/paragraphs/split-paragraphs.ts';

const longestHeading = 160;
const leastLarger = 1.15;

/** Writes a paragraph as Markdown: headings, list items with Markdown's bullets, and quotes. Special characters are escaped. */
export function writeMarkdown(paragraph: Paragraph, text: string, usual: Usual, kind?: HeadingKind): string {
  const { tag } = paragraph;
  const hashes =
    kind === 'numbered'
      ? numberedMark(text)
      : (headingOf(paragraph, text, usual, kind) ?? (kind === 'bold' ? '###' : undefined));
  const item = itemOf(paragraph, text, hashes !== undefined);
  if (item !== undefined) return item;
  // Number signs at the end would close the heading.
  if (hashes !== undefined) return `${hashes} ${escapeInline(text).replace(/(?<=\s)(?=#+$)/, '\\')}`;
  return `${tag?.isQuote ? '> ' : ''}${escapeMarkdown(text)}`;
}

/** Returns whether a line has boxes to tick for several answers. */
const isAnswers = (text: string) => /^[☐☑☒].*[☐☑☒]/u.test(text);

/** Returns a list item; undefined if it is none. */
function itemOf({ isShort, tag }: Paragraph, text: string, isHeading: boolean): string | undefined {
  if (isAnswers(text)) return undefined;
  // A number before a large line by itself is that of a section.
  if (isListItem(text) && !(isHeading && !isShort && /^[\p{L}\d]/u.test(text))) {
    const [, number, sign, rest = text] = /^(?:(\d+[.)])|([^\p{L}\p{N}()\s]+))\s(.*)$/su.exec(text) ?? [];
    if (rest !== text) return `${number ?? bulletOf(sign)} ${escapeMarkdown(rest)}`;
    // Markdown has no lists by letters.
    if (/^(?:\p{Ll}|[ivxlc]+)[.)]\s/u.test(text)) return `- ${escapeMarkdown(text)}`;
  }
  return tag?.role === 'LI' ? `- ${escapeMarkdown(text)}` : undefined;
}

/** Returns the bullet for a sign before an item; signs with a meaning stay. */
function bulletOf(sign = ''): string {
  if (/[☐☑☒]/u.test(sign)) return sign.includes('☐') ? '- [ ]' : '- [x]';
  return /[✓✔✗✘]/u.test(sign) ? `- ${sign}` : '-';
}

/** Returns the mark of a heading: by the structure, or by the size of its letters. */
function headingOf(
  { size, tag, lines, cells }: Paragraph,
  text: string,
  usual: Usual,
  kind?: HeadingKind,
): string | undefined {
  const [, level] = /^H([1-6])$/.exec(tag?.role ?? '') ?? [];
  if (level !== undefined) return '#'.repeat(Number(level));
  if (tag && tag.role !== 'H' && usual.hasHeadings) return undefined;
  if (cells) return undefined;
  const larger = size / usual.size;
  // A sentence is larger than a listing that takes most of a page.
  const isSentence = larger < 1.35 && text.endsWith('.');
  const isLarge = larger >= leastLarger && text.length <= longestHeading && !isSentence;
  // Stamps in the margin and watermarks are large, too.
  const isStamp = lines.some(({ runs }) =>
    runs.some((run) => run.isSlanted === true || run.turn !== usual.turn),
  );
  const isCommon = kind === 'none' || usual.commonSizes.has(stepOf(size));
  if (isStamp || (isCommon && tag?.role !== 'H')) return undefined;
  if (!isLarge && tag?.role !== 'H') return undefined;
  return larger >= 1.7 ? '#' : larger >= 1.35 ? '##' : '###';
}

/** Returns the mark of a heading by the parts of its number. */
const numberedMark = (text: string) => (/^\d+\.\d/.test(text) ? '###' : '##');

/** Writes code between fences that are longer than those in it. */
export function writeFence(code: string): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([marks]) => marks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}

/** Writes the row of a table, and the rule below its head. */
export function writeRow(cells: readonly string[], isHead: boolean): string {
  const escaped = cells.map((cell) => escapeInline(cell).replaceAll('|', '\\|'));
  const row = `| ${escaped.join(' | ')} |`;
  return isHead ? `${row}\n|${' --- |'.repeat(cells.length)}` : row;
}

/** Escapes what CommonMark and GitHub would take for markup, in a text that starts a line. */
function escapeMarkdown(text: string): string {
  return escapeInline(text)
    .replace(/^(?=#{1,6}(?:\s|$)|[+-](?:\s|$)|-+$|=+$|\||:?-+:?\s*\||:-+$)/, '\\')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');
}

/** Escapes markup within a line. */
export function escapeInline(text: string): string {
  return text.replace(/[\\`*_[\]<>]|~(?=~)|(?<=~)~|&(?=#?\w+;)/g, '\\$&');
}
