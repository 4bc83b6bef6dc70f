import { isListItem } from '#client/lib/pdf/text/paragraphs/list-lines.ts';
import { cellsOf } from '#client/lib/pdf/text/paragraphs/rows.ts';
import type { Paragraph } from '#client/lib/pdf/text/paragraphs/split-paragraphs.ts';
import type { Usual } from './usual.ts';

/** “1. Introduction”, “1.1 Sources”; without any dot only in letters that are larger by this factor. */
const dotted = /^\d{1,2}(?:\.|(?:\.\d{1,2}){1,3}\.?)\s\p{Lu}/u;
const plain = /^\d{1,2}\s\p{Lu}/u;
const larger = 1.05;
const longest = 80;
/** A heading has more space than this above it, in letter heights from line to line. */
const leastAbove = 1.5;

/**
 * The verdict of the paragraphs around one: a numbered heading, or one of many lines of its size and not a heading.
 */
export type HeadingKind = 'numbered' | 'bold' | 'none';

export function findKinds(
  paragraphs: readonly Paragraph[],
  usual: Usual,
): ReadonlyMap<Paragraph, HeadingKind> {
  const kinds = new Map<Paragraph, HeadingKind>();
  for (const paragraph of findAlike(paragraphs)) kinds.set(paragraph, 'none');
  for (const paragraph of findBold(paragraphs, usual)) kinds.set(paragraph, 'bold');
  for (const paragraph of findNumbered(paragraphs, usual.size)) kinds.set(paragraph, 'numbered');
  return kinds;
}

/** This many lines of one size below each other are not headings, because text follows a heading. */
const leastAlike = 4;

function findAlike(paragraphs: readonly Paragraph[]): Paragraph[] {
  const groups: Paragraph[][] = [];
  for (const paragraph of paragraphs) {
    const last = groups.at(-1)?.at(-1);
    if (last && isLine(last) && isLine(paragraph) && Math.abs(last.size - paragraph.size) < 0.02 * last.size)
      groups.at(-1)?.push(paragraph);
    else groups.push([paragraph]);
  }
  return groups.filter((own) => own.length >= leastAlike).flat();
}

const isLine = ({ lines, cells }: Paragraph) => cells !== undefined || lines.length === 1;

/** Finds numbered headings in letters of the usual size: a line by itself above a text, and in no list. */
function findNumbered(paragraphs: readonly Paragraph[], usual: number): ReadonlySet<Paragraph> {
  const found = new Set<Paragraph>();
  paragraphs.forEach((paragraph, index) => {
    const [before, next] = [paragraphs[index - 1], paragraphs[index + 1]];
    if (!isNumbered(paragraph, usual) || !next || !isApart(before, paragraph)) return;
    const isAfterItem = before && !found.has(before) && isListItem(before.lines[0]?.text ?? '');
    const isDeep = /^\d+\.\d/.test(paragraph.lines[0]?.text ?? '');
    const isAboveText = isDeep || isNumbered(next, usual) ? isApart(paragraph, next) : isText(next);
    if (!isAfterItem && isAboveText) found.add(paragraph);
  });
  return found;
}

const isText = ({ lines, isShort, cells }: Paragraph) =>
  lines.length > 1 && !isShort && !cells && !isListItem(lines[0]?.text ?? '');

function isNumbered({ lines, size, isShort, tag, isCode }: Paragraph, usual: number): boolean {
  const [line] = lines;
  if (!line || lines.length > 1 || isShort || isCode || tag || size < 0.98 * usual) return false;
  const { text } = line;
  const isLike = dotted.test(text) || (size >= larger * usual && plain.test(text));
  return isLike && text.length <= longest && !/[.,:;!?]$|\d{4}$/.test(text);
}

function isApart(before: Paragraph | undefined, { lines: [line], size }: Paragraph): boolean {
  const last = before?.lines.at(-1);
  if (!last || !line || line.baseline < last.baseline) return true;
  return line.baseline - last.baseline > leastAbove * size;
}

/** Finds bold headings in letters of the usual size: one or two lines above a text that is not bold. */
function findBold(paragraphs: readonly Paragraph[], usual: Usual): Paragraph[] {
  return paragraphs.filter((paragraph, index) => {
    const next = paragraphs[index + 1];
    return (
      next && isBold(paragraph, usual) && !next.lines.every((line) => line.isBold) && isBelow(next, paragraph)
    );
  });
}

function isBold({ lines, size, isShort, cells, tag, isCode }: Paragraph, usual: Usual): boolean {
  const isText = !isShort && !isCode && !cells && !tag;
  if (!isText || lines.length > 2 || size < 0.95 * usual.size) return false;
  const text = lines.map((line) => line.text).join(' ');
  const isLike =
    text.length <= longest && /\p{L}{2}/u.test(text) && !/[.,;]$|\d[.,]\d\d$/.test(text) && !isListItem(text);
  return isLike && lines.every((line) => line.isBold && cellsOf(line).length === 1);
}

function isBelow(next: Paragraph, { lines: [line], size }: Paragraph): boolean {
  const [first] = next.lines;
  return (
    line !== undefined &&
    first !== undefined &&
    first.baseline > line.baseline + 0.5 * size &&
    first.left < line.right + mostIndent * size
  );
}

/** The text below a heading is indented by at most this many letter heights beyond its end. */
const mostIndent = 5;
