import type { TextLine } from './lines.ts';

/** So many lines at a page's top and bottom may be running heads and feet. */
const edgeLines = 2;
const leastPages = 3;

/** What stands on most pages at the same edge: page numbers, titles. Their numbers may differ. */
export function findRunningLines(pages: readonly (readonly TextLine[])[]): ReadonlySet<TextLine> {
  const found = new Set<TextLine>();
  if (pages.length < leastPages) return found;
  for (const edge of ['top', 'bottom'] as const) {
    const lines = pages.flatMap((page) => atEdge(page, edge));
    const alike = Map.groupBy(lines, ({ text }) => text.replace(/\d+|\b[ivxlc]+\b/gi, '#').trim());
    for (const same of alike.values()) {
      if (same.length >= leastPages && same.length * 2 >= pages.length)
        same.forEach((line) => found.add(line));
    }
  }
  return found;
}

function atEdge(page: readonly TextLine[], edge: 'top' | 'bottom'): TextLine[] {
  const ordered = page.toSorted((one, other) => one.baseline - other.baseline);
  // Something must be left between head and foot.
  const count = Math.min(edgeLines, Math.floor((page.length - 1) / 2));
  return edge === 'top' ? ordered.slice(0, count) : ordered.slice(ordered.length - count);
}
