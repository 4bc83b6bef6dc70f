import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import { linesOf, type TextBlock } from '#client/lib/pdf/text/reading-order.ts';
import { findColumns, fitsColumns } from './columns.ts';
import { overlap } from './table-rows.ts';
import { areAligned, type Cell, cellsOf, endsInLeader } from './rows.ts';
import { findStarts } from './start-cells.ts';

/** Rows of one table are at most this many letter heights apart. */
const mostApart = 5;
/** So many lines may be between them, such as the last lines of a cell. */
const mostBetween = 3;

/** Joins the rows of blocks that are of one table, far apart from each other, and marks where their cells start. */
export function joinTables(blocks: readonly TextBlock[]): TextBlock[] {
  return groupNear(blocks).flatMap((near) => {
    const start = findStarts(linesOf(near));
    return joinNear(near.map((block) => ({ ...block, lines: block.lines.map(start) })));
  });
}

/** Groups the blocks below each other that may be of one table. */
function groupNear(blocks: readonly TextBlock[]): TextBlock[][] {
  const groups: TextBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1)?.at(-1);
    if (last && areNear(last, block)) groups.at(-1)?.push(block);
    else groups.push([block]);
  }
  return groups;
}

function areNear(one: TextBlock, other: TextBlock): boolean {
  const [last, first] = [one.lines.at(-1), other.lines[0]];
  if (one.tag || other.tag || one.cells || other.cells || !last || !first) return false;
  const distance = first.baseline - last.baseline;
  return distance > 0 && distance < mostApart * first.size;
}

function joinNear(blocks: readonly TextBlock[]): TextBlock[] {
  const joined: TextBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last && areOneTable(last, block)) joined.splice(-1, 1, ...joinRows(last, block));
    else joined.push(block);
  }
  return joined;
}

function areOneTable(one: TextBlock, other: TextBlock): boolean {
  const [last, first] = [one.lines.findLast(isRow), other.lines.find(isRow)];
  if (!last || !first) return false;
  const between = one.lines.length - one.lines.indexOf(last) + other.lines.indexOf(first) - 1;
  return (
    between <= mostBetween &&
    Math.abs(first.size - last.size) < 0.1 * first.size &&
    areAligned(cellsOf(last), cellsOf(first)) &&
    (fitsColumns(first, findColumns([[last]])) || fitsColumns(last, findColumns([[first]])))
  );
}

const isRow = (line: TextLine) => cellsOf(line).length > 1 && !endsInLeader(line);

/** Joins the last rows of a block with the first ones of the next; the texts above and below stay by themselves. */
function joinRows(one: TextBlock, other: TextBlock): TextBlock[] {
  const above = one.lines.length - countRows(one.lines.toReversed());
  const below = countRows(other.lines);
  const rows = [...one.lines.slice(above), ...other.lines.slice(0, below)];
  return [
    { ...one, lines: one.lines.slice(0, above) },
    { ...one, lines: rows },
    { ...other, lines: other.lines.slice(below) },
  ].filter(({ lines }) => lines.length > 0);
}

/** Returns how many lines are rows, with the lines between them, and those beside or below that are in their cells. */
function countRows(lines: readonly TextLine[]): number {
  let count = 0;
  let row: readonly Cell[] = [];
  lines.forEach((line, index) => {
    if (isRow(line)) {
      row = cellsOf(line);
      if (index - count <= mostBetween) count = index + 1;
    } else if (count === index && isOfRow(line, lines[index - 1], row)) count = index + 1;
  });
  return count;
}

/** Returns whether a line is beside a row, or in a cell of it; the first of two cells may be a label above a text. */
function isOfRow(
  line: TextLine,
  before: TextLine | undefined,
  [first, second, ...others]: readonly Cell[],
): boolean {
  const isBeside = Math.abs(line.baseline - (before?.baseline ?? Infinity)) < overlap * line.size;
  if (isBeside || !first || !second) return isBeside;
  return line.left > first.right || (others.length > 0 && line.right < second.left);
}
