import type { TextRun } from '#client/lib/pdf/text/text-run.ts';

/** Raised letters are smaller than this part of the others. */
const mostSize = 0.9;
/** They are raised or lowered by at most this many letter heights. */
const mostRise = 1.1;
/** The text before touches them, and the text after is at most this many letter heights away. */
const mostGap = { before: 0.1, after: 0.6 };

/** Puts letters that are raised high above a line onto it, if the line continues before and after them. */
export function settleRaised(runs: readonly TextRun[]): TextRun[] {
  const shown = runs.filter(({ text }) => text.trim() !== '');
  const settled = new Map<TextRun, TextRun>();
  shown.forEach((run, index) => {
    const [before, after] = [shown[index - 1], shown[index + 1]];
    if (!before || !after || run.isVertical || run.isRightToLeft) return;
    const { size, baseline } = before;
    const isBetween =
      [run, after].every(({ turn }) => turn === before.turn) &&
      Math.abs(after.baseline - baseline) < 0.01 * size &&
      Math.abs(run.left - before.right) < mostGap.before * size &&
      after.left - run.right > -mostGap.before * size &&
      after.left - run.right < mostGap.after * size;
    const isRaised = run.size < mostSize * size && Math.abs(run.baseline - baseline) < mostRise * size;
    if (isBetween && isRaised) settled.set(run, { ...run, baseline });
  });
  return runs.map((run) => settled.get(run) ?? run);
}
