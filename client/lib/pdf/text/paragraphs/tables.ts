import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import { type Column, countColumns, findColumns, fitsColumns, splitLine } from './columns.ts';
import { groupLines, joinRows, type Line, overlap } from './table-rows.ts';
import { endsInLeader } from './rows.ts';

/** A row of a table: its lines as they are on the page, and the lines of each cell. */
export interface Row {
  readonly lines: readonly TextLine[];
  readonly cells: readonly (readonly TextLine[])[];
}

/** Rows below each other with the same columns. */
export interface Table {
  readonly rows: readonly Row[];
  /** Whether it is a table of data, and not labels with values or entries with page numbers. */
  readonly isData: boolean;
}

/** Finds the tables among lines, of which `rows` have several cells. */
export function findTables(lines: readonly TextLine[], rows: ReadonlySet<TextLine>): Table[] {
  const tables: Table[] = [];
  let next = 0;
  lines.forEach((line, first) => {
    if (first < next || !rows.has(line)) return;
    const { start, end } = findExtent(lines, rows, first, next);
    const table = readTable(lines.slice(start, end), rows);
    const last = table.rows.at(-1)?.lines.at(-1);
    tables.push(table);
    next = Math.max(first, last ? lines.indexOf(last) : 0) + 1;
  });
  return tables;
}

/** Texts of a row are at least this many letter heights apart; in a line without wider gaps, this many. */
const leastGap = { row: 0.4, line: 0.8 };

/** Finds the lines that may be of the table with a row, none before `least`. */
function findExtent(
  lines: readonly TextLine[],
  rows: ReadonlySet<TextLine>,
  first: number,
  least: number,
): { start: number; end: number } {
  let own = lines.slice(first, first + 1);
  let columns = findColumns([own]);
  const isPart = (line: TextLine, beside: TextLine) => {
    const gap = endsIn(line, columns) ? leastGap.row : leastGap.line;
    return countColumns(line, columns, gap) > (isNear(beside, line) ? 0 : 1);
  };
  const isRow = (line: TextLine) =>
    rows.has(line) &&
    (fitsColumns(line, columns) ||
      own.slice(-1).every((last) => fitsColumns(last, findColumns([[line]]))) ||
      countColumns(line, columns, leastGap.row) > 1);
  let end = first + 1;
  for (const [index, line] of lines.slice(end).entries()) {
    const [before = line, after] = [lines[first + index], lines[first + index + 2]];
    if (isRow(line)) {
      own = [...own.slice(-mostMeasured), line];
      columns = findColumns(own.map((each) => [each]));
    } else if (!isPart(line, before) && !(after && isRow(after) && isLabel(line, before, after, columns)))
      break;
    end += 1;
  }
  const above = lines.slice(least, first).toReversed();
  const count = above.findIndex((line, index) => !isPart(line, lines[first - index] ?? line));
  return { start: first - (count < 0 ? above.length : count), end };
}

/** So many rows above a line say where its columns are; more would take long on a page of thousands of rows. */
const mostMeasured = 40;

/** Returns whether a line ends where the last column does, as sums do. */
const endsIn = ({ right }: TextLine, columns: readonly Column[]) =>
  Math.abs(right - (columns.at(-1)?.right ?? Infinity)) < sameEdge;

/** Cells that end at most this many points apart are aligned. */
const sameEdge = 1;

/** Rows are at most this many letter heights above and below a label, and about as far if it is in the first column. */
const labelDistance = { above: 2.5, below: 5, ratio: 1.35 };

/** Returns whether a line between rows is the label of those below it, in one of the columns. */
function isLabel(line: TextLine, before: TextLine, after: TextLine, columns: readonly Column[]): boolean {
  const [above, below] = [line.baseline - before.baseline, after.baseline - line.baseline];
  const isInFirst = line.left < (columns[0]?.right ?? 0);
  return (
    above < labelDistance.above * line.size &&
    below < labelDistance.below * line.size &&
    (!isInFirst || Math.max(above, below) < labelDistance.ratio * Math.min(above, below)) &&
    Math.abs(line.size - after.size) < 0.1 * line.size &&
    countColumns(line, columns, leastGap.line) === 1
  );
}

/** Lines of a table are at most this many letter heights apart, unless both are rows. */
const mostApart = 1.45;

const isNear = (before: TextLine, line: TextLine) =>
  Math.abs(line.baseline - before.baseline) < mostApart * line.size &&
  Math.abs(line.size - before.size) < 0.1 * line.size;

/** Reads a table from its first lines; it ends where a line neither is a row nor continues one. */
function readTable(lines: readonly TextLine[], rows: ReadonlySet<TextLine>): Table {
  const groups = groupLines(lines, overlap).filter((group) => group.some((line) => rows.has(line)));
  const columns = findColumns(groups);
  const split = lines.map((line) => ({ line, cells: splitLine(line, columns) }));
  const joined = joinRows(split, columns);
  const isRow = (row: readonly Line[]) =>
    row.length > 1 || row.some(({ line, cells }) => rows.has(line) || cells.filter(Boolean).length > 1);
  const areRows = joined.map(isRow);
  const first = areRows.indexOf(true);
  const after = areRows.findIndex((is, index) => index > first && !is && areRows[index + 1] !== true);
  const own = joined.slice(first, after < 0 ? undefined : after);
  const isRightToLeft = lines.filter((line) => line.isRightToLeft).length * 2 > lines.length;
  return {
    rows: own.map((row) => {
      const cells = columns.map((_, index) => row.flatMap((each) => each.cells[index] ?? []));
      return { lines: row.map(({ line }) => line), cells: isRightToLeft ? cells.toReversed() : cells };
    }),
    isData: isData(own, columns),
  };
}

/** At least this part of the cells of a table has text. */
const leastFilled = 0.5;

/** Returns whether rows are a table of data, and no labels with values, no lists side by side and no prose. */
function isData(rows: readonly (readonly Line[])[], columns: readonly Column[]): boolean {
  const byColumn = columns.map((_, index) =>
    rows.flatMap((row) => row.findLast(({ cells }) => cells[index])?.cells[index]?.text ?? []),
  );
  const isMostly = (texts: readonly string[], pattern: RegExp) =>
    texts.filter((text) => pattern.test(text)).length * 2 > texts.length;
  const filled = byColumn.flat().length;
  return (
    (columns.length > 2 || hasBoldHead(rows)) &&
    rows.length > 1 &&
    filled >= leastFilled * rows.length * columns.length &&
    !rows.flat().some(({ line }) => endsInLeader(line)) &&
    !byColumn.some((texts) => isMostly(texts, /:$/u) || isMostly(texts, onlyBullet)) &&
    !byColumn.flat().some((text) => /\p{Ll}[-\u00ad\u2010]$/u.test(text))
  );
}

/** Returns whether only the first row is bold. */
function hasBoldHead([head = [], ...others]: readonly (readonly Line[])[]): boolean {
  const isBold = (row: readonly Line[]) => row.every(({ line }) => line.isBold);
  return isBold(head) && others.length > 1 && !others.some(isBold);
}

const onlyBullet = /^[•▪◦‣●○■□▸►·*]$/u;
