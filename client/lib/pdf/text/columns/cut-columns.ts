import { append } from '#core/collections/append.ts';
import { countLetters, splitAtGaps, type TextRun } from '#client/lib/pdf/text/text-run.ts';
import { makeLines, type TextLine } from '#client/lib/pdf/text/lines.ts';
import { haveSigns, isListMark } from '#client/lib/pdf/text/paragraphs/list-lines.ts';
import { areSideBlocks, cutsRows, isPriceList } from './side-blocks.ts';
import { areSideNotes, countBlocks, isSidebar } from './side-notes.ts';

/** A column of text has at least this many lines with this many letters on average; a table column has fewer. */
const leastColumn = { lines: 3, letters: 14 };
/**
 * The smallest gap between columns, in letter heights. LaTeX separates columns by 10 points, with letters of 10 to 12.
 */
const columnGap = 0.8;
/** The smallest gap between blocks, in letter heights. */
const blocksGap = 1.5;
/** A table among columns of text takes at least this part of the lines. */
const leastTable = 0.2;
/** The lines of a table have fewer letters than this on average. */
const leastLetters = 40;

/** Splits text into columns in reading order, followed by side notes; undefined if there is only one column. */
export function cutColumns(runs: readonly TextRun[], size: number): TextRun[][] | undefined {
  if (isListing(runs, size)) return undefined;
  const { columns, notes } = cutTexts(runs, size) ?? { columns: cutBlocks(runs, size), notes: [] };
  if (!columns) return undefined;
  const rightToLeft = countLetters(runs.filter((run) => run.isRightToLeft)) * 2 > countLetters(runs);
  return [...(rightToLeft ? columns.toReversed() : columns), ...notes];
}

/** Returns whether columns are code and comments beside it, in letters of one width. */
function isListing(runs: readonly TextRun[], size: number): boolean {
  const isFixed = (line: TextLine) => line.runs.every((run) => run.isFixed);
  const [first = [], ...others] = splitColumns(runs, size).map(makeLines);
  const [code, comments] = [first.filter(isFixed), others.flat()];
  const isInRow = (line: TextLine) => code.some((each) => Math.abs(each.baseline - line.baseline) < 1);
  return haveSigns(code) && comments.every((line) => isFixed(line) && isInRow(line));
}

/** Splits text at the gaps between columns, from left to right. */
export function splitColumns(runs: readonly TextRun[], size: number): TextRun[][] {
  return splitBeside(runs, size * columnGap);
}

/** Splits text at gaps of at least `gap`; a column of list marks stays with the text after it. */
function splitBeside(runs: readonly TextRun[], gap: number): TextRun[][] {
  const parts: TextRun[][] = [];
  for (const part of splitAtGaps(runs, gap, (run) => [run.left, run.right])) {
    const last = parts.at(-1);
    if (last && (areMarks(last) || (areMarks(part) && part[0]?.isRightToLeft))) append(last, part);
    else parts.push(part);
  }
  return parts;
}

const areMarks = (runs: readonly TextRun[]) => runs.every(({ text }) => isListMark(text.trim()));

/** Finds columns of wrapped text, with the notes and sidebars beside them. */
function cutTexts(runs: readonly TextRun[], size: number) {
  const parts = splitColumns(runs, size);
  const all = parts.map(makeLines);
  if (parts.length < 2 || isGrid(all) || cutsRows(all, leastTable)) return undefined;
  const texts = all.filter(isColumn);
  const others = all.filter((lines) => !isColumn(lines));
  const areNotes = (lines: readonly TextLine[]) => texts.some((text) => areSideNotes(lines, text));
  const areBeside = (lines: readonly TextLine[]) => texts.some((text) => isSidebar(lines, text));
  const notes = new Set(others.filter(areNotes));
  if (!others.every((lines) => notes.has(lines) || areBeside(lines))) return undefined;
  const isNote = (_: unknown, index: number) => notes.has(all[index] ?? []);
  return {
    columns: parts.filter((part, index) => !isNote(part, index)),
    notes: parts.filter(isNote),
  };
}

/** Returns whether some lines keep the place of a table, which is read as a whole, and the others are not labels of it. */
function areTableBeside(one: readonly TextLine[], other: readonly TextLine[]): boolean {
  const isTable = (lines: readonly TextLine[]) =>
    lines.every(({ runs }) => runs.every(({ standsFor }) => standsFor !== undefined));
  return [one, other].some(isTable) && ![...one, ...other].some(({ text }) => text.endsWith(':'));
}

/** Finds blocks side by side; those with rows in common stay together. */
export function cutBlocks(runs: readonly TextRun[], size: number): TextRun[][] | undefined {
  const parts = splitBeside(runs, size * blocksGap);
  const lists = cutLists(parts);
  if (lists) return lists;
  const lines = parts.map(makeLines);
  const blocks: TextRun[][] = [];
  parts.forEach((part, index) => {
    const [before, own] = [lines[index - 1], lines[index]];
    const isBeside = before && own && (areTableBeside(before, own) || areSideBlocks(before, own));
    if (!before || !own || isBeside) blocks.push([...part]);
    else append(blocks.at(-1) ?? [], part);
  });
  return blocks.length > 1 && !cutsRows(blocks.map(makeLines), 0) ? blocks : undefined;
}

/** Price lists side by side have at most this many columns in all; searching more would take long. */
const mostLists = 12;

/** Finds price lists side by side, as those of a menu: each name is read with its own price, however level they are. */
function cutLists(parts: readonly TextRun[][]): TextRun[][] | undefined {
  const lists: TextRun[][] = [];
  if (parts.length > mostLists) return undefined;
  for (const part of parts) {
    const last = lists.at(-1);
    if (last && !isPriceList(makeLines(last))) append(last, part);
    else lists.push([...part]);
  }
  return lists.length > 1 && lists.map(makeLines).every(isPriceList) ? lists : undefined;
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

export function isColumn(lines: readonly TextLine[]): boolean {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return lines.length >= leastColumn.lines && letters / lines.length >= leastColumn.letters;
}
