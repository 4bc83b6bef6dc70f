import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import { middleOf } from './find-grids.ts';
import type { Rule } from './merge-rules.ts';

/** A line that reaches further beyond the texts on both sides, in letter heights, is part of a page's background. */
const mostBeyond = 2;

/**
 * Returns a function that counts the lines above a text that are drawn across all texts, from `left` to `right`: they
 * part columns, too.
 */
export function findPlaces(
  { left, right }: Pick<TextRun, 'left' | 'right'>,
  rules: readonly Rule[],
  size: number,
): (run: TextRun) => number {
  const across = rules.filter(({ isVertical, start, end }) => {
    const beyond = [left - start, end - right].map((distance) => distance / size);
    return !isVertical && Math.min(...beyond) < mostBeyond && beyond.every((own) => own > -1);
  });
  return (run: TextRun) => across.filter(({ at }) => at < middleOf(run)).length;
}
