import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import type { TextBlock } from '#client/lib/pdf/text/reading-order.ts';
import type { Tag } from '#client/lib/pdf/text/tagged/group-content.ts';
import { areCentered, type Edges, findEdges, isIndented, roomAfter } from './edges.ts';
import { changesSize, changesWeight, endsItem, mayEnd, splitsWord, startsSmall } from './line-ends.ts';
import { areTight } from './join-lines.ts';
import { areFull, countsOn, isCode, isFull, isList, isListItem, isTightItem, isVerse } from './list-lines.ts';
import { findRows } from './rows.ts';
import { findTables, type Row, type Table } from './tables.ts';

/** The lines of one paragraph, and the size of its letters. */
export interface Paragraph {
  readonly lines: readonly TextLine[];
  readonly size: number;
  /** True for a row of a table, a list item or a line of an address. */
  readonly isShort: boolean;
  readonly isCode?: boolean;
  readonly tag?: Tag | undefined;
  /** The lines of each cell of a row, and its table if no structure says that. */
  readonly cells?: TextBlock['cells'];
  readonly table?: TextBlock['table'];
}

/** Splits a block where the line distance, the letter size, an indent or the space left in a line shows a new paragraph. */
export function splitParagraphs(block: TextBlock): Paragraph[] {
  const { lines } = block;
  if (isCode(lines)) return [{ lines, size: lines[0]?.size ?? 0, isShort: false, isCode: true }];
  const tables = findTables(lines, block.isTable ? new Set(lines) : findRows(lines));
  const rows = new Map(
    tables.flatMap((table) =>
      table.rows.flatMap((row) => row.lines.map((line) => [line, { row, table }] as const)),
    ),
  );
  const isListed = isList(lines) || isVerse(lines);
  const endsParagraph = findEnds(block);
  const paragraphs: TextLine[][] = [];
  const short = new Set<TextLine>(isListed ? lines : []);
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const end = before && endOf(before, line, index);
    if (end === 'row' || end === 'line') [before, line].forEach((each) => each && short.add(each));
    if (before && isListed && end === 'paragraph') short.delete(before.isBold ? before : line);
    if (!before || end) paragraphs.push([]);
    paragraphs.at(-1)?.push(line);
  });
  function endOf(before: TextLine, line: TextLine, index: number) {
    const [last, own] = [before, line].map((each) => rows.get(each)?.row);
    if (last || own) return last === own ? undefined : 'row';
    if (isListed && changesWeight(before, line) && changesSize(before, line)) return 'paragraph';
    return isListed
      ? endsItem(paragraphs.at(-1) ?? [before], line, lines)
      : endsParagraph(before, line, index);
  }
  return paragraphs.map((own) => {
    const found = own[0] && rows.get(own[0]);
    if (found) return toParagraph(found.row, found.table);
    const isShort = own.every((line, index) => (isListed || index === 0) && short.has(line));
    return { lines: own, size: own[0]?.size ?? 0, isShort };
  });
}

function toParagraph({ cells }: Row, table: Table): Paragraph {
  const lines = cells.flat();
  return { lines, size: lines[0]?.size ?? 0, isShort: true, cells, table };
}

/** Lines of a paragraph are at most this part of the usual distance apart; a formula in a line needs some space. */
const mostApart = 1.3;
/** They are at most this many letter heights apart, unless the text is double-spaced. */
const mostHeights = 1.75;

/** Returns a function that returns how a paragraph ends between two lines, if it does. */
function findEnds(block: TextBlock) {
  const { lines, leading = 0 } = block;
  const edges = findEdges(block);
  const widest = mostApart * usualDistance(lines);
  const right = Math.max(...lines.map((line) => line.right));
  const isWrapped = areFull(lines);
  const isSchedule = lines.filter(({ text }) => time.test(text)).length > 1;
  const isCentered = areCentered(lines);
  const startsIndented = isCentered ? () => false : findIndents(lines, edges);
  const isFlushEnd = findFlushEnd(edges);
  return (before: TextLine, line: TextLine, index: number): 'paragraph' | 'line' | undefined => {
    const distance = line.baseline - before.baseline;
    if (
      distance > Math.max(line.size * mostHeights, leading * mostApart) ||
      (distance > widest * line.size && (mayEnd(before) || !startsSmall(line))) ||
      Math.abs(line.size - before.size) > 0.15 * before.size ||
      isListItem(line.text) ||
      countsOn(lines.slice(0, index), line)
    )
      return 'paragraph';
    if (splitsWord(before, line) && edges.endOf(before) - edges.start > 0.5 * (edges.end - edges.start))
      return undefined;
    if (changesWeight(before, line)) return 'paragraph';
    if (startsIndented(before, line) || endsTight(before, line, right, isWrapped)) return 'paragraph';
    if (isShort(before, line, edges)) return 'paragraph';
    if (isSchedule && time.test(line.text)) return 'line';
    if (label.test(before.text) && label.test(line.text)) return 'line';
    if (isFlushEnd(before, line)) return 'line';
    if (startsSmall(line)) return undefined;
    const end = isCentered ? edges.startOf(before) + edges.columnWidth : endAround(lines, index, edges);
    return roomAfter(before, line, end, edges) > leastRoom ? 'line' : undefined;
  };
}

/** The time of an entry in a schedule. */
const time = /^\d{1,2}[:.]\d{2}(?:\s?[–-]\s?\d{1,2}[:.]\d{2})?\s\p{Lu}/u;

/** A label of a letter head, before its value. */
const label = /^\p{Lu}[\p{L} .-]{1,30}:\s/u;

/** Sums below a table end at most this many points apart. */
const sameEdge = 0.5;
const amount = /\d\S*(?:\s?\p{Sc})?$/u;

/**
 * Returns a function that checks whether two lines are flush with the end of a column, far from its start.
 */
function findFlushEnd({ startOf, endOf, start, end }: Edges) {
  const isSum = (line: TextLine) => end - endOf(line) < sameEdge && (startOf(line) - start) * 3 > end - start;
  return (before: TextLine, line: TextLine) =>
    isSum(before) &&
    isSum(line) &&
    (Math.abs(startOf(before) - startOf(line)) > line.size ||
      [before, line].every(({ text }) => amount.test(text)));
}

/** Returns the end of the lines around a break: lines beside a picture are shorter than others. */
function endAround(lines: readonly TextLine[], index: number, { endOf }: Edges): number {
  return Math.max(...lines.slice(Math.max(0, index - 3), index + 2).map(endOf));
}

/** If the first word of the next line would leave this space in letter heights, the line was not wrapped. */
const leastRoom = 2;

/** Returns whether a line ends a sentence although words of the next one would fit in it. */
function isShort(before: TextLine, line: TextLine, edges: Edges): boolean {
  if (!mayEnd(before)) return false;
  const { start, end, endOf, columnEnd } = edges;
  return endOf(before) < end - (end - start) * 0.25 || roomAfter(before, line, columnEnd, edges) > 1;
}

/**
 * Returns a function that checks whether an indent starts a paragraph. In hanging paragraphs, the end of the indent
 * does: there, more lines end in a sentence or early.
 */
function findIndents(lines: readonly TextLine[], edges: Edges) {
  const pairs = lines.slice(1).map((line, index) => ({ before: lines[index] ?? line, line }));
  const into = pairs.filter(({ before, line }) => !isIndented(before, edges) && isIndented(line, edges));
  const out = pairs.filter(({ before, line }) => isIndented(before, edges) && !isIndented(line, edges));
  const ends = ({ before, line }: (typeof pairs)[number]) =>
    !startsSmall(line) && (mayEnd(before) || roomAfter(before, line, edges.end, edges) > 1);
  const shareOf = (own: typeof pairs) => own.filter(ends).length / Math.max(1, own.length);
  const isHanging =
    into.length > 0 &&
    (out.length > 0 ? shareOf(out) > shareOf(into) : pairs[0] === into[0] && shareOf(into) === 0);
  const starts = new Set((isHanging ? out : into).map(({ line }) => line));
  return (before: TextLine, line: TextLine): boolean =>
    starts.has(line) && (mayEnd(before) || !startsSmall(line));
}

/**
 * Returns whether a Chinese or Japanese paragraph ends with a line: a list item follows, or the line is not full. Where
 * most lines are full, a short one must end a sentence.
 */
function endsTight(before: TextLine, line: TextLine, right: number, isWrapped: boolean): boolean {
  if (isTightItem(line.text)) return true;
  if (!areTight(before.text, line.text) || isFull(before, right)) return false;
  return !isWrapped || /[。．！？：」』）)…]$/.test(before.text);
}

/** Returns the median distance of lines in letter heights; infinite if there are too few lines. */
function usualDistance(lines: readonly TextLine[]): number {
  const distances = lines
    .slice(1)
    .map((line, index) => (line.baseline - (lines[index]?.baseline ?? 0)) / line.size);
  if (distances.length < leastDistances) return Infinity;
  return distances.toSorted((one, other) => one - other)[Math.floor(distances.length / 2)] ?? Infinity;
}

const leastDistances = 3;
