import { unlessMistaken } from '#client/tool-kit/asking/unless-mistaken.ts';
import { type PartPlan, planEvery, planRanges, span } from './plan-parts.ts';
import type { SplitterState } from '../state.ts';

type Parts = readonly Pick<PartPlan, 'pages'>[];

/**
 * Returns the pages (from 1) after which there is a cut: one file ends at that page and the next begins at its
 * neighbor.
 */
export function cutsOf(plans: Parts): ReadonlySet<number> {
  const pairs = plans.slice(1).map(({ pages }, index) => [plans[index]?.pages.at(-1), pages[0]] as const);
  return new Set(
    pairs.flatMap(([end, start]) =>
      end !== undefined && start !== undefined && Math.abs(end - start) === 1 ? Math.max(end, start) : [],
    ),
  );
}

/**
 * Adds a cut after `page`, or removes an existing one; other properties of the parts stay. If the two pages are not
 * next to each other, all pages of the file are used, with this cut and the earlier ones.
 */
export function toggleCut(plans: Parts | undefined, page: number, pageCount: number): Parts {
  const parts = plans ?? [];
  for (const [index, { pages }] of parts.entries()) {
    const next = parts[index + 1];
    if (next && cutsOf([{ pages }, next]).has(page))
      return parts.toSpliced(index, 2, { pages: [...pages, ...next.pages] });
  }
  for (const [index, { pages }] of parts.entries()) {
    const at = pages.findIndex(
      (each, place) => place > 0 && cutsOf([{ pages: [pages[place - 1] ?? 0] }, { pages: [each] }]).has(page),
    );
    if (at > 0) return parts.toSpliced(index, 1, { pages: pages.slice(0, at) }, { pages: pages.slice(at) });
  }
  const ends = [...cutsOf(parts), page, pageCount].toSorted((one, other) => one - other);
  return ends.map((end, index) => ({ pages: span(ends[index - 1] ?? 0, end) }));
}

/** Writes the parts in the notation of the option: `1-3 | 4 | 6-5, 8-`. */
export function writeParts(plans: Parts, pageCount: number): string {
  return plans.map(({ pages }) => writePages(pages, pageCount)).join(' | ');
}

function writePages(pages: readonly number[], pageCount: number): string {
  const runs: { start: number; end: number; step: number }[] = [];
  for (const page of pages) {
    const run = runs.at(-1);
    const step = run ? page - run.end : 0;
    if (run && Math.abs(step) === 1 && (run.step === 0 || run.step === step))
      Object.assign(run, { end: page, step });
    else runs.push({ start: page, end: page, step: 0 });
  }
  const written = runs.map(({ start, end, step }) => {
    if (step === 0) return String(start + 1);
    return `${start + 1}-${step === 1 && end + 1 === pageCount ? '' : end + 1}`;
  });
  return written.join(', ');
}

/**
 * Plans the parts that depend only on the options and not on the file; undefined for other modes, invalid input and
 * before any cut is set.
 */
export function planShown(state: SplitterState, pageCount: number): PartPlan[] | undefined {
  if (state.by === 'every') return planEvery(state.every, pageCount);
  if (state.by !== 'ranges' || state.parts.trim() === '') return undefined;
  return unlessMistaken(() => planRanges(state.parts, pageCount));
}
