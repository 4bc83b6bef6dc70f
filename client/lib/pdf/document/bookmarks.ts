import type { PDFDocumentProxy } from 'pdfjs-dist';

/** A bookmark that opens a page of its document. */
export interface Bookmark {
  readonly title: string;
  /** The nesting level; 1 for the top. */
  readonly level: number;
  /** The zero-based index of the page. */
  readonly pageIndex: number;
}

interface OutlineItem {
  readonly title: string;
  readonly dest: unknown;
  readonly items: readonly OutlineItem[];
}

/** Deeper levels are treated as hostile. */
const maxLevel = 20;

/** Reads the bookmarks in order, except those that open no page of the document. */
export async function readBookmarks(pdf: PDFDocumentProxy): Promise<Bookmark[]> {
  const outline = ((await pdf.getOutline()) as readonly OutlineItem[] | null) ?? [];
  const found: Bookmark[] = [];
  const visit = async (items: readonly OutlineItem[], level: number): Promise<void> => {
    for (const { title, dest, items: children } of items) {
      const pageIndex = await pageOf(pdf, dest);
      if (pageIndex !== undefined) found.push({ title: title.trim(), level, pageIndex });
      if (level < maxLevel) await visit(children, level + 1);
    }
  };
  await visit(outline, 1);
  return found;
}

/** Returns the page index of a destination, which is a list or the name of one (ISO 32000-1, 12.3.2). */
async function pageOf(pdf: PDFDocumentProxy, destination: unknown): Promise<number | undefined> {
  try {
    const list: unknown =
      typeof destination === 'string' ? await pdf.getDestination(destination) : destination;
    const page: unknown = Array.isArray(list) ? list[0] : undefined;
    const index =
      typeof page === 'number'
        ? page
        : await pdf.getPageIndex(page as Parameters<PDFDocumentProxy['getPageIndex']>[0]);
    return Number.isInteger(index) && index >= 0 && index < pdf.numPages ? index : undefined;
  } catch {
    // A bookmark that leads nowhere is not a place to split at.
    return undefined;
  }
}
