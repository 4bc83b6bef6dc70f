import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import type { RuledTable } from './ruled-tables.ts';

/** Lines are between these many letter heights apart, and letters this part of their height wide. */
const apart = { least: 0.8, most: 1.8 };
const width = 0.5;

/** Returns lines of text where those of a table are, which keep its place while a page is put in order. */
export function standIns({ runs, left, right }: RuledTable, standsFor: number, size: number): TextRun[] {
  const text = 'x'.repeat(Math.max(1, Math.floor((right - left) / (width * size))));
  const isRightToLeft = runs.filter((run) => run.isRightToLeft).length * 2 > runs.length;
  const heights: number[] = [];
  for (const height of runs.map(({ baseline }) => baseline).toSorted((one, other) => one - other)) {
    const last = heights.at(-1);
    if (last === undefined || height - last >= apart.least * size) {
      // Rows far apart are one table.
      const between = last === undefined ? 1 : Math.ceil((height - last) / (apart.most * size));
      for (let step = 1; step <= between; step += 1)
        heights.push(height - ((between - step) * (height - (last ?? height))) / between);
    }
  }
  return heights.map((baseline) => ({
    text,
    left,
    right,
    baseline,
    size,
    isRightToLeft,
    turn: 0,
    isVertical: false,
    standsFor,
  }));
}
