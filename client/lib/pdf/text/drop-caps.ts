import type { TextRun } from './text-run.ts';

/** From this many heights of the usual letter on, a letter before a paragraph is an ornament. */
const leastSize = 1.6;
/** So much of a letter's height is above its baseline. */
const capHeight = 0.72;

/**
 * Puts large letters that begin a paragraph into its first line, as letters of its size: they stand on the baseline of
 * a later line, or take the height of several.
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

/** The first of the topmost line that stands right beside the letter. */
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
