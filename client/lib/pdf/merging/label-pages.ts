import type { MergeOptions, MergeSource, OutputPage } from './merge-request.ts';

/**
 * Returns the label of every page of the result; undefined if pages are simply numbered. When labels are kept, pages of
 * files without labels get their position in the result.
 */
export function labelPages(
  pages: readonly OutputPage[],
  sources: readonly MergeSource[],
  mode: MergeOptions['pageLabels'],
): string[] | undefined {
  if (mode === 'plain') return undefined;
  if (mode === 'restart') return restartLabels(pages);
  const labels = new Map(
    sources.map((source) => [source.id, source.kind === 'pdf' ? source.facts.pageLabels : undefined]),
  );
  const isLabeled = pages.some(
    ({ sourceId }) => sourceId !== undefined && labels.get(sourceId) !== undefined,
  );
  if (!isLabeled) return undefined;
  return pages.map((page, index) => {
    const own = page.sourceId === undefined ? undefined : labels.get(page.sourceId)?.[page.pageIndex];
    return own ?? String(index + 1);
  });
}

/** Restarts at 1 at the first page of each file. A blank page continues the count of the file before it. */
function restartLabels(pages: readonly OutputPage[]): string[] {
  let count = 0;
  let current: string | undefined;
  return pages.map(({ sourceId }) => {
    if (sourceId !== undefined && sourceId !== current) count = 0;
    current = sourceId ?? current;
    count += 1;
    return String(count);
  });
}
