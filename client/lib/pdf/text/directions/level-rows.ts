import type { TextRun } from '#client/lib/pdf/text/text-run.ts';

/** Letters of a row are at most this many letter heights apart. */
const mostApart = 3;

/**
 * Makes rows of single letters horizontal: some printers use a vertical font and place each letter of a row. Their widths are estimated.
 */
export function levelRows(runs: readonly TextRun[]): TextRun[] {
  const vertical = runs.filter(({ isVertical, text }) => isVertical && text.trim() !== '');
  const inRow = vertical.filter(
    (run, index) => isBeside(vertical[index - 1], run) || isBeside(run, vertical[index + 1]),
  );
  if (inRow.length * 2 <= vertical.length) return [...runs];
  return runs.map((run) => {
    if (!run.isVertical) return run;
    const center = (run.left + run.right) / 2;
    const half = (widthOf(run.text.trim()) * run.size) / 2;
    return { ...run, left: center - half, right: center + half, isVertical: false };
  });
}

function isBeside(one: TextRun | undefined, other: TextRun | undefined): boolean {
  if (!one || !other || Array.from(one.text.trim() + other.text.trim()).length !== 2) return false;
  const distance = other.left - one.left;
  return (
    Math.abs(one.baseline - other.baseline) < 0.2 * one.size &&
    distance > 0 &&
    distance < mostApart * one.size
  );
}

/** Returns the usual width of a letter in letter heights. */
function widthOf(letter: string): number {
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u.test(letter))
    return 1;
  if (/^[iljI.,:;!'|]/.test(letter)) return 0.26;
  if (/^[ftr()[\]/-]/.test(letter)) return 0.33;
  if (/^[mwMW@%]/.test(letter)) return 0.85;
  return /^\p{Lu}/u.test(letter) ? 0.68 : 0.54;
}
