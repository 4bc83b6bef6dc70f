import { makeLine, type TextLine } from '#client/lib/pdf/text/lines.ts';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import { type Cell, piecesOf } from './rows.ts';

/** The extent of a table's column. */
export interface Column {
  readonly left: number;
  readonly right: number;
}

/** Finds the columns of rows, given with the lines of each, from the extents of their cells: of those with most first. */
export function findColumns(rows: readonly (readonly TextLine[])[]): readonly Column[] {
  const all = rows
    .map((lines) => lines.flatMap(piecesOf))
    .toSorted((one, other) => other.length - one.length);
  let columns: Column[] = [];
  for (const cell of all.flat()) {
    const own = columns.filter((column) => overlapOf(column, cell) > 0);
    // A cell that covers several columns says nothing about them.
    if (own.length > 1) continue;
    const [column = cell] = own;
    const { left, right } = cell;
    columns = columns.filter((other) => other !== column);
    columns.push({ left: Math.min(column.left, left), right: Math.max(column.right, right) });
  }
  const ordered = columns.toSorted((one, other) => one.left - other.left);
  return joinApart(ordered, all);
}

/** Joins columns beside each other of which no row has a cell each: a centered head above shorter cells. */
function joinApart(columns: readonly Column[], rows: readonly (readonly Cell[])[]): Column[] {
  const joined: Column[] = [];
  for (const column of columns) {
    const last = joined.at(-1);
    if (last && !rows.some((cells) => haveBoth(cells, last, column)))
      joined.splice(-1, 1, { left: last.left, right: Math.max(last.right, column.right) });
    else joined.push(column);
  }
  return joined;
}

function haveBoth(cells: readonly Cell[], one: Column, other: Column): boolean {
  const [own, beside] = [one, other].map((column) => cells.find((cell) => overlapOf(column, cell) > 0));
  return own !== undefined && beside !== undefined && own !== beside;
}

/** Returns by how much extents cover each other; less than 0 for the gap between them. */
export const overlapOf = (one: Column, other: Column) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left);

/** Returns the text of a line in each column; undefined where it has none. */
export function splitLine({ runs }: TextLine, columns: readonly Column[]): (TextLine | undefined)[] {
  const parts = columns.map((): TextRun[] => []);
  for (const run of runs) parts[columnOf(run, columns)]?.push(run);
  return parts.map((part) => (part.length > 0 ? makeLine(part) : undefined));
}

/** Returns the column that a text covers most, or the nearest one. */
function columnOf(extent: Column, columns: readonly Column[]): number {
  const overlaps = columns.map((column) => overlapOf(extent, column));
  return overlaps.indexOf(Math.max(...overlaps));
}

/** Returns in how many columns a line has texts; 0 if a text is in several, or nearer to one in another than `gap`. */
export function countColumns({ runs, size }: TextLine, columns: readonly Column[], gap: number): number {
  const ordered = runs.toSorted((one, other) => one.left - other.left);
  const places = ordered.map((run) => columnOf(run, columns));
  const isWrong = ordered.some((run, index) => {
    const [before, place] = [ordered[index - 1], places[index]];
    const isNear = before !== undefined && !run.startsCell && run.left - before.right < gap * size;
    return (
      (isNear && places[index - 1] !== place) ||
      columns.filter((column) => overlapOf(run, column) > 0).length > 1
    );
  });
  return isWrong ? 0 : new Set(places).size;
}

/** Returns whether each cell of a row is in a column of its own, or in none. */
export function fitsColumns(line: TextLine, columns: readonly Column[]): boolean {
  const places = piecesOf(line).map((cell) => columns.filter((column) => overlapOf(cell, column) > 0));
  const found = places.flat();
  return places.every((own) => own.length < 2) && found.length > 0 && new Set(found).size === found.length;
}
