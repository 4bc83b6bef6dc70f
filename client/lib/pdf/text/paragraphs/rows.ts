import { makeLine, type TextLine } from '#client/lib/pdf/text/lines.ts';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';

/** Returns the lines that are rows of a table or entries of a table of contents. */
export function findRows(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const endsRow = isContents(lines) ? (line: TextLine) => pageOf(line) !== undefined : endsInLeader;
  const cells = new Map(lines.map((line) => [line, isJustified(line, lines) ? [] : cellsOf(line)]));
  const isRow = (line: TextLine) => {
    const own = cells.get(line) ?? [];
    if (own.filter(isFar).length >= surelyCells) return true;
    const others = lines.filter((other) => other !== line).map((other) => cells.get(other) ?? []);
    const isBelow = (cell: Cell) =>
      others.some((other) => other.slice(1).some((each) => isInColumn(each, cell)));
    return (
      own.length > 1 &&
      (others.some((other) => areAligned(own.filter(isFar), other.filter(isFar))) ||
        (own.every((cell) => isFar(cell) || isBelow(cell)) && others.some((other) => areAligned(own, other))))
    );
  };
  return new Set(lines.filter((line) => endsRow(line) || isRow(line)));
}

/** Dots before a page number. */
export const leader = /(?:[.·…_]\s?){4,}/;

/** Returns whether a line is a table-of-contents entry with dots between title and page number. */
export function endsInLeader({ text }: TextLine): boolean {
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
  const end = /\s(\d{1,4})$/.exec(text);
  return end && /\p{L}/u.test(text.slice(0, end.index)) ? Number(end[1]) : undefined;
}

/** Returns whether there is a wide gap before the page number. */
function standsApart({ runs, size }: TextLine): boolean {
  const [before, page] = runs.slice(-2);
  return before !== undefined && page !== undefined && page.left - before.right > cellGap * size;
}

/** So many cells are a row of a table, even if no other row is below it. */
const surelyCells = 4;
/** Gaps between cells are wider than this many letter heights, and than this many gaps between words. */
const cellGap = 1.5;
const wordGaps = 2.5;
/** Where each text is drawn as a whole, wider gaps than this many letter heights separate cells. */
const nearCells = 0.9;
/** Gaps between words of a line differ less. */
const unevenGaps = 1.5;

export interface Cell {
  readonly runs: readonly TextRun[];
  /** True if the gap before it might be one between words of a justified line. */
  readonly isNear: boolean;
  readonly left: number;
  readonly right: number;
  readonly text: string;
}

const isFar = ({ isNear }: Cell) => !isNear;

/** Returns whether a line ends where another does, has gaps of one width, and does not end in a number. */
function isJustified(line: TextLine, lines: readonly TextLine[]): boolean {
  const { runs, size, right, text } = line;
  const gaps = gapsOf(runs).filter((gap) => gap > 0.1 * size);
  return (
    Math.max(...gaps) < 1.15 * Math.min(...gaps) &&
    !/\d\S*(?:\s?(?:\p{Sc}|%|[A-Z]{3}))?$/u.test(text) &&
    lines.some((other) => other !== line && Math.abs(other.right - right) < sameEdge)
  );
}

/** Justified lines end at most this many points apart. */
const sameEdge = 0.5;

function gapsOf(runs: readonly TextRun[]): number[] {
  const ordered = runs.toSorted((one, other) => one.left - other.left);
  return ordered.slice(1).map((run, index) => run.left - (ordered[index]?.right ?? run.left));
}

/** Returns whether the gaps of a line are those of three or more cells, and not of words. */
function areNear(gaps: readonly number[], size: number): boolean {
  const least = Math.min(...gaps);
  return gaps.length > 1 && least > nearCells * size && Math.max(...gaps) > unevenGaps * least;
}

/** Returns the cells of a line from left to right; one if no gap is wider than those of justified words. */
export const cellsOf = onceEach((line) => splitCells(line, cellGap));

/** Returns the cells of a row: in a table, narrower gaps than elsewhere separate them. */
export const piecesOf = onceEach((line) => splitCells(line, nearCells));

/** Measures each line once. */
function onceEach(measure: (line: TextLine) => readonly Cell[]) {
  const known = new WeakMap<TextLine, readonly Cell[]>();
  return (line: TextLine): readonly Cell[] => {
    const cells = known.get(line) ?? measure(line);
    known.set(line, cells);
    return cells;
  };
}

function splitCells({ runs, size }: TextLine, gapOfRow: number): Cell[] {
  const ordered = runs.toSorted((one, other) => one.left - other.left);
  const gaps = gapsOf(runs);
  const words = gaps.filter((gap) => gap > 0.1 * size && gap <= gapOfRow * size);
  const usual = words.toSorted((one, other) => one - other)[words.length >> 1] ?? 0;
  const wide = Math.max(gapOfRow * size, wordGaps * usual);
  const least = areNear(gaps, size) ? nearCells * size : wide;
  const cells: TextRun[][] = [];
  const near = new Set<number>();
  ordered.forEach((run, index) => {
    const gap = gaps[index - 1] ?? Infinity;
    const startsCell = run.startsCell === true;
    if (gap > least && gap <= wide && !startsCell) near.add(cells.length);
    if (gap > least || startsCell) cells.push([]);
    cells.at(-1)?.push(run);
  });
  return cells.map((own, index) => ({
    isNear: near.has(index),
    left: own[0]?.left ?? 0,
    right: Math.max(...own.map(({ right }) => right)),
    text: makeLine(own).text,
    runs: own,
  }));
}

/**
 * Returns whether lines have a cell after the first in one column. The number of a list item is not a cell.
 */
export function areAligned(one: readonly Cell[], other: readonly Cell[]): boolean {
  if (
    [one, other].some(
      (cells) => cells.length === 2 && /^\P{L}{0,3}\p{L}?\P{L}?$/u.test(cells[0]?.text.trim() ?? ''),
    )
  )
    return false;
  return one
    .slice(1)
    .some((cell) =>
      other
        .slice(1)
        .some((own) =>
          cell.isNear || own.isNear ? Math.abs(own.left - cell.left) < sameColumn : isInColumn(own, cell),
        ),
    );
}

/** Returns whether cells are in one column: they have the same edge or the same center. */
export function isInColumn(one: Cell, other: Cell): boolean {
  return (
    Math.abs(one.left - other.left) < sameColumn ||
    Math.abs(one.right - other.right) < sameColumn ||
    Math.abs(one.left + one.right - other.left - other.right) < sameColumn
  );
}

/** Cells whose edges are at most this many points apart are one column. */
const sameColumn = 2;
