import { makeLine, makeLines, type TextLine } from '#client/lib/pdf/text/lines.ts';
import { findRows } from '#client/lib/pdf/text/paragraphs/rows.ts';
import { isWrapped } from '#client/lib/pdf/text/paragraphs/table-rows.ts';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import { boxOf, findGrids, type Grid, middleOf } from './find-grids.ts';
import { type Cells, fillCells, placeIn, startOf } from './fill-cells.ts';
import type { Rule } from './merge-rules.ts';
import { closeGrid } from './open-grids.ts';

/** A table between drawn lines. */
export interface RuledTable {
  /** Its extent without the space between its outer lines and its texts. */
  readonly left: number;
  readonly right: number;
  readonly runs: readonly TextRun[];
  /** The runs of each cell, one a column. */
  readonly rows: readonly Cells[];
}

/** Texts that cross lines are at most this part of those in a table. */
const mostCrossing = 0.2;
/** Less than this part of the lines in cells are rows of several texts. */
const mostRows = 0.25;

/** Finds the tables that lines show. */
export function findRuledTables(runs: readonly TextRun[], rules: readonly Rule[]): RuledTable[] {
  const placed = new Set<TextRun>();
  const grids = findGrids(rules);
  return grids.flatMap((found) => {
    const free = runs.filter((run) => !placed.has(run));
    return (found.isOpen ? closeGrid(found, free) : [found]).flatMap((grid) => {
      const table = readGrid(grid, free, grids);
      table?.runs.forEach((run) => placed.add(run));
      return table ?? [];
    });
  });
}

function readGrid(grid: Grid, all: readonly TextRun[], grids: readonly Grid[]): RuledTable | undefined {
  const box = boxOf(grid);
  const isIn = (run: TextRun) => placeIn(grid.xs, startOf(run)) >= 0 && placeIn(grid.ys, middleOf(run)) >= 0;
  const runs = all.filter(isIn);
  const leaves = (run: TextRun) => run.left < box.left - run.size || run.right > box.right + run.size;
  if (runs.filter(leaves).length > mostCrossing * runs.length) return undefined;
  const { bands, crossing } = fillCells(grid, runs);
  if (crossing > mostCrossing * runs.length) return undefined;
  const columns = grid.xs.slice(1).map((right, index) => ({ left: grid.xs[index] ?? 0, right }));
  const rows = bands.flatMap((cells) => splitBand(cells, columns, grid.isOpen));
  if (grid.isOpen && (rows.length > bands.length || goesOnBeside(runs, all))) return undefined;
  const filled = rows.filter((row) => row.some((cell) => cell.length > 0));
  const used = columns.map((_, index) => filled.some((row) => (row[index] ?? []).length > 0));
  const own = filled.map((row) => row.filter((_, index) => used[index]));
  const cells = own.flat().map(makeLines);
  const smaller = grids.slice(grids.indexOf(grid) + 1);
  const isNested = ({ left, baseline }: TextLine) =>
    smaller.some(({ xs, ys }) => placeIn(xs, left) >= 0 && placeIn(ys, baseline) >= 0);
  const rowsWithin = cells.flatMap((cell) => [...findRows(cell)]).filter((line) => !isNested(line));
  if (rowsWithin.length > mostRows * cells.flat().length) return undefined;
  return own.length > 1 && used.filter(Boolean).length > 1
    ? { runs, rows: own, ...extentOf(grid, runs) }
    : undefined;
}

function extentOf(grid: Grid, runs: readonly TextRun[]) {
  const box = boxOf(grid);
  const [left, right] = [Math.min(...runs.map((run) => run.left)), Math.max(...runs.map((run) => run.right))];
  return { left, right: Math.max(right, box.right - Math.max(0, left - box.left)) };
}

/** Returns whether most lines of a part of a page continue beside it. */
function goesOnBeside(runs: readonly TextRun[], all: readonly TextRun[]): boolean {
  const own = new Set(runs);
  const heights = new Set(all.filter((run) => !own.has(run)).map(({ baseline }) => Math.round(baseline)));
  const lines = new Set(runs.map(({ baseline }) => Math.round(baseline)));
  return [...lines].filter((line) => heights.has(line)).length * 2 > lines.size;
}

type Columns = readonly { readonly left: number; readonly right: number }[];

/** So many rows without lines between them are in a band between level lines, without or with upright ones. */
const leastRows = { open: 2, closed: 4 };

/** Splits cells that are several rows without lines between them. */
function splitBand(cells: Cells, columns: Columns, isOpen: boolean): Cells[] {
  const places = new Map(cells.flatMap((own, index) => own.map((run) => [run, index] as const)));
  const lines = makeLines(cells.flat()).map(({ runs }) =>
    cells.map((_, index) => runs.filter((run) => places.get(run) === index)),
  );
  const edges = columns.map(({ left, right }, index) => {
    const start = Math.min(right, ...(cells[index] ?? []).map((run) => run.left));
    return { left: start, right: right - (start - left) };
  });
  const used = cells.filter((own) => own.length > 0).length;
  const rows: Cells[][] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (last && !startsRow(line, last, edges, used)) last.push(line);
    else rows.push([line]);
  }
  const isNumber = (cell: readonly TextRun[] = []) =>
    cell.length > 0 && cell.every(({ text }) => !/\p{L}{2}/u.test(text));
  const numbers = cells.filter(
    (_, index) => rows.filter(([line]) => isNumber(line?.[index])).length * 2 > rows.length,
  );
  const hasLabels = cells.some(
    (own) => rows.length > 1 && makeLines(own).every(({ text }) => text.endsWith(':')) && own.length > 0,
  );
  const areRows =
    isOpen || hasLabels || numbers.length > 1 || (numbers.length > 0 && rows.length >= leastRows.closed);
  if (rows.length < leastRows.open || !areRows) return [cells];
  return rows.map((own) => cells.map((_, index) => own.flatMap((line) => line[index] ?? [])));
}

/** Returns whether a line starts a row: it has texts in most columns, and most of them do not continue the one above. */
function startsRow(line: Cells, above: readonly Cells[], columns: Columns, used: number): boolean {
  const filled = line.flatMap((cell, index) => (cell.length > 0 ? [index] : []));
  const isNew = filled.flatMap((index) => {
    const last = above.findLast((own) => (own[index] ?? []).length > 0)?.[index];
    return last ? !isWrapped(makeLine(last), makeLine(line[index] ?? []), columns, index) : [];
  });
  // Where half of them do, the first one decides.
  const votes = isNew.filter(Boolean).length + (isNew[0] ? 0.5 : 0);
  return filled.length > 1 && filled.length * 2 >= used && votes * 2 > isNew.length;
}
