import { makeLines, type TextLine } from '#client/lib/pdf/text/lines.ts';
import { findColumns, fitsColumns } from '#client/lib/pdf/text/paragraphs/columns.ts';
import { piecesOf } from '#client/lib/pdf/text/paragraphs/rows.ts';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import { boxOf, type Grid, middleOf } from './find-grids.ts';

/** Lines without any upright ones separate rows if there are at least this many rows between them. */
const leastBands = 3;
/** The head above the first line and the sum below the last one are at most this many letter heights away. */
const mostApart = 1.2;
const mostLeading = 0.5;
const mostHead = 4;

interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly lines: readonly TextLine[];
}

/** Returns the tables between level lines of one length, with the columns that their texts form. */
export function closeGrid(grid: Grid, runs: readonly TextRun[]): Grid[] {
  const { left, right } = boxOf(grid);
  const beside = runs.filter((run) => run.left > left - run.size && run.right < right + run.size);
  const between = grid.ys.slice(1).map((bottom, index) => toBand(beside, grid.ys[index] ?? 0, bottom));
  return groupBands(between).flatMap((bands) => {
    const columns = findColumns(bands.map(({ lines }) => lines));
    const all = [...headOf(bands[0], beside, columns), ...bands, ...sumOf(bands.at(-1), beside, columns)];
    if (columns.length < 2 || all.length < leastBands) return [];
    const middles = columns.slice(1).map((column, index) => (column.left + (columns[index]?.right ?? 0)) / 2);
    const ends = [Math.min(left, columns[0]?.left ?? left), Math.max(right, columns.at(-1)?.right ?? right)];
    const ys = [...all.map(({ top }) => top), all.at(-1)?.bottom ?? 0];
    return [{ ...grid, xs: [ends[0] ?? 0, ...middles, ends[1] ?? 0], ys }];
  });
}

function toBand(runs: readonly TextRun[], top: number, bottom: number): Band {
  const lines = makeLines(runs.filter((run) => middleOf(run) > top && middleOf(run) < bottom));
  return { top, bottom, lines };
}

/** Groups the bands of tables: a line of text between rows is part of one, a longer text is not. */
function groupBands(bands: readonly Band[]): Band[][] {
  const isRow = ({ lines }: Band) => lines.some((line) => piecesOf(line).length > 1);
  const groups: Band[][] = [[]];
  for (const band of bands) {
    if (isRow(band) || band.lines.length === 1) groups.at(-1)?.push(band);
    else groups.push([]);
  }
  return groups
    .map((own) => own.slice(own.findIndex(isRow), own.findLastIndex(isRow) + 1))
    .filter((own) => own.some(isRow));
}

type Columns = ReturnType<typeof findColumns>;

function headOf(first: Band | undefined, runs: readonly TextRun[], columns: Columns): Band[] {
  if (!first) return [];
  const lines = makeLines(runs.filter((run) => run.baseline < first.top)).toReversed();
  const count = lines.findIndex((line, index) => {
    const below = lines[index - 1];
    const bottom = below ? below.baseline - below.size : first.top;
    const most = below ? mostLeading : mostApart;
    return bottom - line.baseline > most * line.size || (below && Math.abs(below.size - line.size) > 0.5);
  });
  const own = lines.slice(0, count < 0 ? lines.length : count);
  if (own.length === 0 || own.length > mostHead || !own.some((line) => isRow(line, columns))) return [];
  const last = own.at(-1);
  return [{ top: last ? last.baseline - last.size : first.top, bottom: first.top, lines: own }];
}

function sumOf(last: Band | undefined, runs: readonly TextRun[], columns: Columns): Band[] {
  const [line] = makeLines(runs.filter((run) => middleOf(run) > (last?.bottom ?? Infinity)));
  if (!last || !line || line.baseline - line.size - last.bottom > mostApart * line.size) return [];
  return isRow(line, columns) ? [{ top: last.bottom, bottom: line.baseline + 1, lines: [line] }] : [];
}

const isRow = (line: TextLine, columns: Columns) => piecesOf(line).length > 1 && fitsColumns(line, columns);
