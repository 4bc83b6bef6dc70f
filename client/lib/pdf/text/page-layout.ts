import { makeLines, type TextLine } from './lines.ts';
import { medianSize, splitByTurn } from './reading-order.ts';
import type { TextRun } from './text-run.ts';

/** Letters are about half as wide as high; one letter is one column of the output. */
const widthOfLetter = 0.5;
const maxColumns = 400;
const wordGap = 0.17;

/** Lays out a page as monospaced lines; each run keeps its horizontal position on the page. */
export function layOutPage(runs: readonly TextRun[]): string[] {
  return splitByTurn(runs)
    .map(layOutTurned)
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
    rows.push(line.isRightToLeft ? placeWhole(line, columnOf) : placeRuns(line, columnOf, size));
  }
  return rows;
}

/** Places a right-to-left line as one text; its columns are not aligned. */
function placeWhole({ left, text }: TextLine, columnOf: (left: number) => number): string {
  return `${' '.repeat(columnOf(left))}${text}`;
}

function placeRuns({ runs }: TextLine, columnOf: (left: number) => number, size: number): string {
  let row = '';
  let reach = -Infinity;
  for (const run of runs.toSorted((one, other) => one.left - other.left)) {
    const gap = run.left - reach;
    // Only runs with a wide gap before them are aligned; words of a justified line are not.
    if (gap > size) row = row.padEnd(Math.max(columnOf(run.left), row === '' ? 0 : row.length + 2));
    else if (gap > size * wordGap && !/\s$/.test(row) && !/^\s/.test(run.text)) row += ' ';
    row += run.text;
    reach = Math.max(reach, run.right);
  }
  return row.trimEnd();
}
