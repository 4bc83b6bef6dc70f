import { orderColumns } from './directions/vertical-lines.ts';
import { makeLine, makeLines, type TextLine } from './lines.ts';
import { medianSize, splitByTurn } from './reading-order.ts';
import type { TextRun } from './text-run.ts';

/** Letters are about half as wide as high; one letter is one column of the output. */
const widthOfLetter = 0.5;
const maxColumns = 400;

/** Lays out a page as monospaced lines; each run keeps its horizontal position on the page. */
export function layOutPage(runs: readonly TextRun[]): string[] {
  return splitByTurn(runs)
    .flatMap((group) => [
      layOutTurned(group.filter(({ isVertical }) => !isVertical)),
      orderColumns(group.filter(({ isVertical }) => isVertical)).flatMap((lines) =>
        lines.map(({ text }) => text),
      ),
    ])
    .filter((rows) => rows.length > 0)
    .flatMap((rows, index) => (index === 0 ? rows : ['', ...rows]));
}

function layOutTurned(runs: readonly TextRun[]): string[] {
  const shown = runs.filter(({ text }) => text.trim() !== '');
  if (shown.length === 0) return [];
  const size = medianSize(shown);
  const start = Math.min(...shown.map(({ left }) => left));
  const rows: string[] = [];
  const columnOf = (left: number) =>
    Math.min(maxColumns, Math.round((left - start) / (size * widthOfLetter)));
  let last: number | undefined;
  for (const line of makeLines(shown)) {
    const skipped = last === undefined ? 0 : Math.round((line.baseline - last) / (size * 1.25)) - 1;
    for (let row = 0; row < Math.min(skipped, 3); row += 1) rows.push('');
    last = line.baseline;
    rows.push(placeRuns(line, columnOf, size));
  }
  return rows;
}

function placeRuns({ runs }: TextLine, columnOf: (left: number) => number, size: number): string {
  const cells: TextRun[][] = [];
  let reach = -Infinity;
  for (const run of runs.toSorted((one, other) => one.left - other.left)) {
    // Only runs with a wide gap before them are aligned; words of a justified line are not.
    if (run.left - reach > size) cells.push([]);
    cells.at(-1)?.push(run);
    reach = Math.max(reach, run.right);
  }
  return cells.reduce((row, cell) => {
    const { left, text } = makeLine(cell);
    return row.padEnd(Math.max(columnOf(left), row === '' ? 0 : row.length + 2)) + text;
  }, '');
}
