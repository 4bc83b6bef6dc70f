import type { TextRun } from '#client/lib/pdf/text/text-run.ts';

/** Artifacts within a text are at most this many letter heights away from it: hyphens; bullets and dots to a number. */
const mostGap = { letters: 0.5, signs: 2 };

/** Gives runs that are in no element the content of their neighbor on the line: values of fields, hyphens, bullets. */
export function adoptRuns(runs: readonly TextRun[], known: ReadonlySet<number>): TextRun[] {
  const isKnown = ({ content }: TextRun) => typeof content === 'number' && known.has(content);
  const owned = runs.filter((run) => isKnown(run) && run.text.trim() !== '');
  return runs.map((run) => {
    if (isKnown(run) || run.text.trim() === '') return run;
    const neighbor = nearestOf(run, owned, limitOf(run));
    return neighbor ? { ...run, content: neighbor.content } : run;
  });
}

function limitOf({ content, text, size }: TextRun): number {
  if (content !== 'artifact') return Infinity;
  return size * (/[\p{L}\p{N}]/u.test(text) ? mostGap.letters : mostGap.signs);
}

/** Returns the nearest run on the same line; of those at one distance, the one before. */
function nearestOf(run: TextRun, others: readonly TextRun[], limit: number): TextRun | undefined {
  let nearest: TextRun | undefined;
  let least = limit;
  for (const other of others) {
    const isBeside =
      other.turn === run.turn &&
      other.isVertical === run.isVertical &&
      Math.abs(other.baseline - run.baseline) < 0.5 * Math.min(run.size, other.size);
    if (!isBeside) continue;
    const gap = Math.max(0, run.left - other.right, other.left - run.right);
    if (gap >= least) continue;
    least = gap;
    nearest = other;
  }
  return nearest;
}
