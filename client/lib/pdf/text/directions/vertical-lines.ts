import type { TextLine } from '#client/lib/pdf/text/lines.ts';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import { splitAtGaps } from './split-at-gaps.ts';

/** Tiers of columns and blocks of columns are at least this many letter heights apart. */
const tierGap = 0.8;
const blockGap = 2.2;

/**
 * Returns vertical text as lines, in reading order: tiers from top to bottom, and the columns of each from right to left.
 * Each line is given as if it were horizontal: its start is its left end, and its column its baseline.
 */
export function orderColumns(runs: readonly TextRun[]): TextLine[][] {
  if (runs.length === 0) return [];
  const size = Math.max(...runs.map((run) => run.size));
  const lines = groupColumns(runs);
  if (lines.length < 2) return [lines.map(toLine)];
  const tiers = splitAtGaps(runs, tierGap * size, ({ baseline, length = 0 }) => [
    baseline,
    baseline + length,
  ]);
  if (tiers.length > 1) return tiers.flatMap(orderColumns);
  const blocks = splitAtGaps(runs, blockGap * size, ({ left, right }) => [left, right]);
  return blocks.length > 1 ? blocks.toReversed().flatMap(orderColumns) : [lines.map(toLine)];
}

function groupColumns(runs: readonly TextRun[]): TextRun[][] {
  const columns: TextRun[][] = [];
  for (const run of runs.toSorted((one, other) => other.left - one.left)) {
    const first = columns.at(-1)?.[0];
    const isSame = first && first.left + first.right - run.left - run.right < first.size;
    if (isSame) columns.at(-1)?.push(run);
    else columns.push([run]);
  }
  return columns;
}

function toLine(column: readonly TextRun[]): TextLine {
  const runs = column.toSorted((one, other) => one.baseline - other.baseline);
  const [first] = runs;
  const ends = runs.map(({ baseline, length = 0 }) => baseline + length);
  return {
    text: runs
      .map(({ text }) => text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
    left: first?.baseline ?? 0,
    right: Math.max(...ends),
    baseline: -(first?.left ?? 0),
    size: first?.size ?? 0,
    isRightToLeft: false,
    runs,
  };
}
