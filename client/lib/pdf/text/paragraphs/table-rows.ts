import { append } from '#core/collections/append.ts';
import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import type { Column } from './columns.ts';
import { leader } from './rows.ts';

/** A line of a table, with its text in each column. */
export interface Line {
  readonly line: TextLine;
  readonly cells: readonly (TextLine | undefined)[];
}

/** Lines closer than this many letter heights are of one row: its cells may be centered. */
export const overlap = 0.75;
/** The lines of a cell are at most this many letter heights apart. */
const mostApart = 1.45;
/** If rows are further apart than the lines of a cell, it is by at least this factor. */
const rowsApart = 1.06;
/** Where all lines are as far apart, a line that continues in the next one has at least this many letters. */
const leastLetters = 25;

/** Joins the lines of each row of a table. */
export function joinRows(lines: readonly Line[], columns: readonly Column[]): Line[][] {
  const leading = Math.min(...columns.flatMap((_, index) => distancesIn(lines, index))) * rowsApart;
  const group = (own: readonly Line[], apart: number) => {
    const byLine = new Map(own.map((each) => [each.line, each]));
    return groupLines([...byLine.keys()], apart).map((lines) =>
      lines.flatMap((line) => byLine.get(line) ?? []),
    );
  };
  const groups = group(lines, leading < mostApart ? leading : overlap);
  const rows = groups.flatMap((own) =>
    groups.length > 1 && isRow(own, columns) ? [own] : group(own, overlap),
  );
  return rows.reduce<Line[][]>((all, row) => {
    const last = all.at(-1);
    if (last && goesOn(last, row, columns)) append(last, row);
    else all.push([...row]);
    return all;
  }, []);
}

/** Returns the distances of the lines that a column has below each other. */
function distancesIn(lines: readonly Line[], column: number): number[] {
  const own = lines.filter(({ cells }) => cells[column]);
  return own.slice(1).map((line, index) => distanceOf(own[index]?.line, line.line));
}

const distanceOf = (before: TextLine | undefined, line: TextLine) =>
  before ? (line.baseline - before.baseline) / line.size : Infinity;

/** Groups lines that are less than so many letter heights apart. */
export function groupLines(lines: readonly TextLine[], apart: number): TextLine[][] {
  const groups: TextLine[][] = [];
  lines.forEach((line, index) => {
    if (distanceOf(lines[index - 1], line) < apart) groups.at(-1)?.push(line);
    else groups.push([line]);
  });
  return groups;
}

/**
 * Returns whether lines that are apart from others are one row: all its cells of several lines are wrapped, or most of
 * its cells have one line.
 */
function isRow(group: readonly Line[], columns: readonly Column[]): boolean {
  const cells = columns.map((_, index) => group.flatMap((line) => line.cells[index] ?? []));
  const filled = cells.filter((cell) => cell.length > 0);
  const single = filled.filter((cell) => cell.length === 1);
  if (filled.length > 2 && single.length * 2 > filled.length) return true;
  return cells.every((cell, index) =>
    cell.every((line, place) => isWrapped(cell[place - 1], line, columns, index)),
  );
}

/** Returns whether a row continues in a line at the same distance as all others: in long texts that are not the first cell. */
function goesOn(
  row: readonly Line[],
  [next, ...others]: readonly Line[],
  columns: readonly Column[],
): boolean {
  if (!next || others.length > 0 || distanceOf(row.at(-1)?.line, next.line) > mostApart) return false;
  const { cells } = next;
  if (cells[0] || cells.every(Boolean)) return false;
  return cells.every((cell, index) => {
    const above = row.findLast((line) => line.cells[index])?.cells[index];
    if (!cell) return true;
    const isLong = above && above.text.length >= leastLetters && !/[.;:!?]$/.test(above.text);
    return isLong && isWrapped(above, cell, columns, index);
  });
}

/** Returns whether a cell continues in a line below it, because its first word did not fit. */
export function isWrapped(
  above: TextLine | undefined,
  line: TextLine,
  columns: readonly Column[],
  index: number,
): boolean {
  if (!above) return true;
  // The same text again is another row.
  if (
    !isWords(line.text) ||
    above.text.endsWith(':') ||
    line.text === above.text ||
    Math.abs(line.size - above.size) > 0.1 * line.size
  )
    return false;
  if (/\p{Ll}[-\u00ad\u2010]$/u.test(above.text) && /^\p{Ll}/u.test(line.text)) return true;
  const { left = 0, right = 0 } = columns[index] ?? {};
  // The widest cell may end far before the next column.
  const isWidest = Math.max(above.right, line.right) >= right;
  const end = isWidest ? (columns[index + 1]?.left ?? right) : right;
  const word = (/^\S+\s?/.exec(line.text)?.[0].length ?? 0) / line.text.length;
  const width = above.right - above.left + word * (line.right - line.left);
  return width + 0.2 * line.size >= end - left;
}

/** Returns whether a text is more than a number or an entry of a table of contents. */
function isWords(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && letters >= (text.match(/\d/g)?.length ?? 0) && !leader.test(text);
}
