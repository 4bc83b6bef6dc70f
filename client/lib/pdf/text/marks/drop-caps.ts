import type { TextRun } from '#client/lib/pdf/text/text-run.ts';

/** A letter at least this many times as tall as the usual one is a drop cap. */
const leastSize = 1.6;
/** The part of a letter's height above its baseline. */
const capHeight = 0.72;

/**
 * Moves drop caps into the first line of their paragraph, at its letter size. Drop caps sit on the baseline of a later
 * line, or span several lines.
 */
export function settleDropCaps(runs: readonly TextRun[], size: number): readonly TextRun[] {
  if (!runs.some((run) => isLarge(run, size))) return runs;
  return runs.map((run) => {
    const first = isLarge(run, size) ? firstBeside(run, runs, size) : undefined;
    if (!first) return run;
    const { baseline, left } = first;
    return { ...run, baseline, size: first.size, right: Math.max(run.right, left) };
  });
}

function isLarge(run: TextRun, size: number): boolean {
  return run.size >= leastSize * size && /^[“‘"'«„]?\p{L}$/u.test(run.text.trim()) && !run.isRightToLeft;
}

/** Finds the first run of the topmost line directly beside the letter. */
function firstBeside(cap: TextRun, runs: readonly TextRun[], size: number): TextRun | undefined {
  const top = cap.baseline - cap.size * capHeight;
  const beside = runs.filter(
    (run) =>
      run.text.trim() !== '' &&
      run.size * leastSize <= cap.size &&
      run.left >= cap.right - size * 0.3 &&
      run.left - cap.right <= size &&
      run.baseline > top - size * 0.4 &&
      run.baseline <= cap.baseline + size * 0.3,
  );
  return beside.reduce<TextRun | undefined>(
    (best, run) =>
      !best || run.baseline < best.baseline - 1 || (run.baseline < best.baseline + 1 && run.left < best.left)
        ? run
        : best,
    undefined,
  );
}
