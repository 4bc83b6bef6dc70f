import { append } from '#core/collections/append.ts';
import { settleDropCaps } from './marks/drop-caps.ts';
import { splitAtGaps } from './directions/split-at-gaps.ts';
import { orderColumns } from './directions/vertical-lines.ts';
import { levelLabels } from './level-labels.ts';
import { makeLines, type TextLine } from './lines.ts';
import { areSideNotes, countBlocks, isSidebar } from './side-notes.ts';
import type { TextRun } from './text-run.ts';

/** Lines that belong together: a column, a paragraph with its neighbors, a heading. */
export interface TextBlock {
  readonly lines: readonly TextLine[];
  /** The horizontal extent of the column that they are in. */
  readonly column?: Column | undefined;
  /** The line distance of double-spaced text, in points. */
  readonly leading?: number | undefined;
}

interface Column {
  readonly left: number;
  readonly right: number;
}

/** A column of text has at least this many lines with this many letters on average; a table column has fewer. */
const leastColumn = { lines: 3, letters: 14 };
/**
 * The smallest gaps between columns and between blocks, in letter heights. LaTeX separates columns by 10 points, with
 * letters of 10 to 12.
 */
const columnGap = 0.8;
const blockGap = 1.9;
const maxDepth = 12;

/**
 * Puts a page's text into reading order: top to bottom, and columns one after the other (recursive XY-cut along the
 * widest gaps; Nagy and Seth, 1984).
 */
export function orderBlocks(runs: readonly TextRun[]): TextBlock[] {
  return splitByTurn(runs).flatMap(orderTurned);
}

/**
 * Groups text by direction, the direction with most text first: sideways tables, upside-down pages, stamps in a margin.
 */
export function splitByTurn(runs: readonly TextRun[]): TextRun[][] {
  const groups = [...Map.groupBy(runs, ({ turn }) => turn).values()];
  return groups.toSorted((one, other) => countLetters(other) - countLetters(one));
}

function countLetters(runs: readonly TextRun[]): number {
  return runs.reduce((sum, { text }) => sum + text.trim().length, 0);
}

function orderTurned(runs: readonly TextRun[]): TextBlock[] {
  const horizontal = runs.filter(({ isVertical, text }) => !isVertical && text.trim() !== '');
  const vertical = runs.filter(({ isVertical, text }) => isVertical && text.trim() !== '');
  const columns = orderColumns(vertical).map((lines) => ({ lines }));
  const end = Math.max(...vertical.map(({ baseline, length = 0 }) => baseline + length));
  const settled = settleDropCaps(horizontal, medianSize(horizontal));
  const isBelow = ({ baseline, size }: TextRun) => columns.length > 0 && baseline - size >= end;
  const above = settled.filter((run) => !isBelow(run));
  return [...cut(above, 0), ...columns, ...cut(settled.filter(isBelow), 0)];
}

/** Cuts text into blocks; `column` and `outer` are the column and the line distance of the text around it. */
function cut(runs: readonly TextRun[], depth: number, column = extentOf(runs), outer?: number): TextBlock[] {
  if (runs.length === 0) return [];
  const size = medianSize(runs);
  const leading = outer ?? looseLeading(cutBands(runs, size), size);
  if (depth < maxDepth) {
    const columns = cutColumns(runs, size);
    if (columns) return columns.flatMap((part) => cut(part, depth + 1));
    const bands = cutBands(runs, size, leading);
    if (bands.length > 1)
      return joinBands(bands, size).flatMap((part) => cut(part, depth + 1, column, leading));
  }
  return [{ lines: levelLabels(makeLines(runs)), column, leading }];
}

function extentOf(runs: readonly TextRun[]): Column {
  return runs.reduce(
    (all, { left, right }) => ({ left: Math.min(all.left, left), right: Math.max(all.right, right) }),
    { left: Infinity, right: -Infinity },
  );
}

/** Splits text into columns in reading order, followed by side notes; undefined if there is only one column. */
function cutColumns(runs: readonly TextRun[], size: number): TextRun[][] | undefined {
  const parts = splitAtGaps(runs, size * columnGap, (run) => [run.left, run.right]);
  if (parts.length < 2) return undefined;
  const lined = parts.map((part) => ({ part, lines: makeLines(part) }));
  if (isGrid(lined.map(({ lines }) => lines))) return undefined;
  const texts = lined.filter(({ lines }) => isColumn(lines)).map(({ lines }) => lines);
  const others = lined.filter(({ lines }) => !isColumn(lines));
  const areNotes = (lines: readonly TextLine[]) => texts.some((text) => areSideNotes(lines, text));
  const areBeside = (lines: readonly TextLine[]) => texts.some((text) => isSidebar(lines, text));
  const notes = others.filter(({ lines }) => areNotes(lines));
  if (!others.every(({ lines }) => areNotes(lines) || areBeside(lines))) return undefined;
  const columns = lined.filter((part) => !notes.includes(part));
  const rightToLeft = countLetters(runs.filter((run) => run.isRightToLeft)) * 2 > countLetters(runs);
  const ordered = rightToLeft ? columns.toReversed() : columns;
  return [...ordered, ...notes].map(({ part }) => part);
}

/** Most lines of a table with wide rows are in one row with others, and each is a block by itself. */
const mostlyRows = 0.8;

/** Returns whether columns are those of a table whose rows are apart from each other. */
function isGrid(columns: readonly (readonly TextLine[])[]): boolean {
  const lines = columns.flat();
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const isInRow = (line: TextLine) =>
    lines.some((other) => other !== line && Math.abs(other.baseline - line.baseline) < 0.1 * line.size);
  const blocks = columns.reduce((sum, own) => sum + countBlocks(own), 0);
  return (
    letters < leastLetters * lines.length &&
    blocks >= mostlyRows * lines.length &&
    lines.filter(isInRow).length >= mostlyRows * lines.length
  );
}

function isColumn(lines: readonly TextLine[]): boolean {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return lines.length >= leastColumn.lines && letters / lines.length >= leastColumn.letters;
}

function cutBands(runs: readonly TextRun[], size: number, leading = 0): TextRun[][] {
  const gap = Math.max(size * (blockGap - 1), leading * 1.15 - size);
  return splitAtGaps(runs, gap, (run) => [run.baseline - run.size, run.baseline]);
}

/** Double-spaced lines are at most this many letter heights apart, and have this many letters on average. */
const mostLeading = 3;
const leastLetters = 40;

/** Returns the usual distance of bands that are the lines of a double-spaced text, in points. */
function looseLeading(bands: readonly TextRun[][], size: number): number | undefined {
  const lines = bands
    .map(makeLines)
    .filter((own) => own.length === 1)
    .flat();
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  const distances = lines
    .slice(1)
    .map((line, index) => line.baseline - (lines[index]?.baseline ?? 0))
    .toSorted((one, other) => one - other);
  const usual = distances[distances.length >> 1];
  if (usual === undefined || usual > mostLeading * size || letters < leastLetters * lines.length)
    return undefined;
  const alike = distances.filter((distance) => Math.abs(distance - usual) < 0.05 * usual);
  return alike.length >= leastColumn.lines && alike.length * 2 >= distances.length ? usual : undefined;
}

/** Headings above columns and notes below them are at most this many bands. */
const mostAround = 4;

/** Joins the bands that are a text and a sidebar together: gaps at one height in both do not end them. */
function joinBands(bands: readonly TextRun[][], size: number): TextRun[][] {
  const { length } = bands;
  for (let around = 1; around <= 2 * mostAround; around += 1) {
    for (let above = Math.min(around, mostAround); above >= Math.max(0, around - mostAround); above -= 1) {
      const end = length - (around - above);
      const middle = bands.slice(above, end);
      if (middle.length < 2) continue;
      const joined = middle.flat();
      if (hasSidebar(joined, size)) return [...bands.slice(0, above), joined, ...bands.slice(end)];
    }
  }
  return [...bands];
}

/** Returns whether runs are a text and a sidebar. */
function hasSidebar(runs: readonly TextRun[], size: number): boolean {
  const parts = splitAtGaps(runs, size * columnGap, (run) => [run.left, run.right]).map(makeLines);
  const [one, other] = parts;
  if (parts.length !== 2 || !one || !other) return false;
  if (isColumn(one) === isColumn(other)) return false;
  return isColumn(one) ? isSidebar(other, one) : isSidebar(one, other);
}

/** Returns the median letter size, weighted by letters and not by runs. */
export function medianSize(runs: readonly TextRun[]): number {
  const sized = runs.toSorted((one, other) => one.size - other.size);
  const total = sized.reduce((sum, { text }) => sum + text.length, 0);
  let passed = 0;
  for (const { size, text } of sized) {
    passed += text.length;
    if (passed * 2 >= total) return size;
  }
  return 12;
}

/** Returns all lines of blocks, in order. */
export function linesOf(blocks: readonly TextBlock[]): TextLine[] {
  const lines: TextLine[] = [];
  for (const block of blocks) append(lines, block.lines);
  return lines;
}
