import { ToolInputError } from '#core/errors.ts';
import { type PartPlan, planEvery, planRanges } from './plan-parts.ts';
import type { SplitterState } from '../state.ts';

/** Behind which pages (from 1) a cut stands, where the parts are all pages in their order; undefined for other parts. */
export function cutsOf(plans: readonly PartPlan[], pageCount: number): ReadonlySet<number> | undefined {
  const pages = plans.flatMap((plan) => plan.pages);
  if (pages.length !== pageCount || pages.some((page, index) => page !== index)) return undefined;
  const ends = plans.map((plan) => (plan.pages.at(-1) ?? 0) + 1);
  return new Set(ends.slice(0, -1));
}

/** The parts between the cuts, as they are typed: `1-3 | 4 | 5-`. */
export function writeCuts(cuts: ReadonlySet<number>, pageCount: number): string {
  const ends = [...cuts].filter((page) => page > 0 && page < pageCount).sort((a, b) => a - b);
  const starts = [1, ...ends.map((end) => end + 1)];
  return starts
    .map((start, index) => {
      const end = ends[index];
      if (end === undefined) return start === pageCount ? String(start) : `${start}-`;
      return start === end ? String(start) : `${start}-${end}`;
    })
    .join(' | ');
}

/** The parts that the options name without looking into the file; undefined for others, and while they are no parts. */
export function planShown(state: SplitterState, pageCount: number): PartPlan[] | undefined {
  if (state.by === 'every') return planEvery(state.every, pageCount);
  if (state.by !== 'ranges') return undefined;
  try {
    return planRanges(state.parts, pageCount);
  } catch (error) {
    if (error instanceof ToolInputError) return undefined;
    throw error;
  }
}
