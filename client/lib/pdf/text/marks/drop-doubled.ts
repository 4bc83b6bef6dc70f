import type { TextRun } from '#client/lib/pdf/text/text-run.ts';

/** Text drawn again for bold is shifted by less than this part of its size. */
const mostShift = 0.1;
/** Text drawn again covers the text before it by at least this part of its size. */
const leastCover = 0.1;

/**
 * Drops letters that are drawn again directly after they were drawn. pdf.js (6.5.438) joins the second drawing of a
 * letter with the first of the next one: `C`, `Co`, `om`, `mp`.
 */
export function dropDoubled(runs: readonly TextRun[]): TextRun[] {
  return runs.flatMap((run, index) => {
    const before = runs[index - 1];
    const count = before ? countDoubled(before, run) : 0;
    if (!before || count === 0) return run;
    const text = run.text.slice(count);
    return text === '' ? [] : { ...run, text, left: Math.min(before.right, run.right) };
  });
}

/** Returns how many letters at the start of a run are the last ones of the run before it, drawn again. */
function countDoubled(before: TextRun, run: TextRun): number {
  const cover = before.right - run.left;
  const isAgain =
    run.turn === before.turn &&
    !run.isRightToLeft &&
    !run.isVertical &&
    Math.abs(run.baseline - before.baseline) <= 2 * mostShift * run.size &&
    Math.abs(run.size - before.size) < 0.05 * run.size &&
    cover >= leastCover * run.size &&
    run.left - before.left >= -mostShift * run.size;
  if (!isAgain) return 0;
  const most = mostShift * run.size;
  for (let count = Math.min(before.text.length, run.text.length); count > 0; count -= 1) {
    const again = run.text.slice(0, count);
    if (!before.text.endsWith(again)) continue;
    const isSame =
      again === before.text
        ? Math.abs(run.left - before.left) <= most
        : again === run.text
          ? Math.abs(cover - (run.right - run.left)) <= most
          : isNear(before, again, cover);
    if (isSame) return count;
  }
  return 0;
}

/** Returns whether the last letters of a run are about as wide as a stretch; letters differ in width. */
function isNear(run: TextRun, letters: string, width: number): boolean {
  const each = (run.right - run.left) / widthOf(run.text);
  return Math.abs(width - widthOf(letters) * each) <= Math.max(1.2, widthOf(letters) * mostWrong) * each;
}

const mostWrong = 0.4;

/** Returns the estimated width of a text; Chinese letters are about twice as wide as others. */
function widthOf(text: string): number {
  return text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);
}
