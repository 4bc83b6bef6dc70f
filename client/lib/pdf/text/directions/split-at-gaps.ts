import type { TextRun } from '#client/lib/pdf/text/text-run.ts';

/** Splits runs at empty gaps of at least `gap` along one axis; in ascending order. */
export function splitAtGaps(
  runs: readonly TextRun[],
  gap: number,
  spanOf: (run: TextRun) => readonly [start: number, end: number],
): TextRun[][] {
  const parts: TextRun[][] = [];
  let reach = -Infinity;
  for (const run of runs.toSorted((one, other) => spanOf(one)[0] - spanOf(other)[0])) {
    const [start, end] = spanOf(run);
    if (start - reach >= gap || parts.length === 0) parts.push([]);
    parts.at(-1)?.push(run);
    reach = Math.max(reach, end);
  }
  return parts;
}
