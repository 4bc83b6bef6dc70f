import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';

/** Returns the lines that are rows of a table or entries of a table of contents. */
export function findRows(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const endsRow = isContents(lines) ? (line: TextLine) => pageOf(line) !== undefined : endsInLeader;
  const cells = new Map(lines.map((line) => [line, isJustified(line, lines) ? [] : cellsOf(line)]));
  const isRow = (line: TextLine) => {
    const own = cells.get(line) ?? [];
    if (own.length >= surelyCells) return true;
    return own.length > 1 && lines.some((other) => other !== line && areAligned(own, cells.get(other) ?? []));
  };
  return new Set(lines.filter((line) => endsRow(line) || isRow(line)));
}

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
  return before !== undefined && page !== undefined && page.left - before.right > cellGap * size;
}

/** So many cells are a row of a table, even if no other row is below it. */
const surelyCells = 4;
/** Gaps between cells are wider than this many letter heights, and than this many gaps between words. */
const cellGap = 1.5;
const wordGaps = 2.5;

interface Cell {
  readonly left: number;
  readonly right: number;
  readonly text: string;
}

/** Returns whether a line ends where another does, has gaps of one width, and does not end in a number. */
function isJustified(line: TextLine, lines: readonly TextLine[]): boolean {
  const { runs, size, right, text } = line;
  const gaps = gapsOf(runs).filter((gap) => gap > 0.1 * size);
  return (
    Math.max(...gaps) < 1.15 * Math.min(...gaps) &&
    !/\d\S*$/.test(text) &&
    lines.some((other) => other !== line && Math.abs(other.right - right) < sameEdge)
  );
}

/** Justified lines end at most this many points apart. */
const sameEdge = 0.5;

function gapsOf(runs: readonly TextRun[]): number[] {
  const ordered = runs.toSorted((one, other) => one.left - other.left);
  return ordered.slice(1).map((run, index) => run.left - (ordered[index]?.right ?? run.left));
}

/** Returns the cells of a line; one if no gap is wider than those of justified words. */
function cellsOf({ runs, size }: TextLine): Cell[] {
  const ordered = runs.toSorted((one, other) => one.left - other.left);
  const gaps = gapsOf(runs);
  const words = gaps.filter((gap) => gap > 0.1 * size && gap <= cellGap * size);
  const usual = words.toSorted((one, other) => one - other)[words.length >> 1] ?? 0;
  const least = Math.max(cellGap * size, wordGaps * usual);
  const cells: TextRun[][] = [];
  ordered.forEach((run, index) => {
    if (index === 0 || (gaps[index - 1] ?? 0) > least) cells.push([]);
    cells.at(-1)?.push(run);
  });
  return cells.map((own) => ({
    left: own[0]?.left ?? 0,
    right: Math.max(...own.map(({ right }) => right)),
    text: own.map(({ text }) => text).join(''),
  }));
}

/** Returns whether lines have a cell after the first in one column. A number before an item of a list is no cell. */
function areAligned(one: readonly Cell[], other: readonly Cell[]): boolean {
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
        .some(
          (own) =>
            Math.abs(own.left - cell.left) < sameColumn ||
            Math.abs(own.right - cell.right) < sameColumn ||
            Math.abs(own.left + own.right - cell.left - cell.right) < sameColumn,
        ),
    );
}

/** Cells whose edges are at most this many points apart are one column. */
const sameColumn = 2;
