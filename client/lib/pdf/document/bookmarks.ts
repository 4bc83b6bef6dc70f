import type { PDFDocumentProxy } from 'pdfjs-dist';

/** A bookmark that opens a page of its document. */
export interface Bookmark {
  readonly title: string;
  /** 1 for those at the top. */
  readonly level: number;
  /** Zero-based. */
  readonly pageIndex: number;
}

interface OutlineItem {
  readonly title: string;
  readonly dest: unknown;
  readonly items: readonly OutlineItem[];
}

/** Deeper ones are hostile. */
const maxLevel = 20;

/** The bookmarks in their order; those that open no page of the document are left out. */
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

/** A destination is a list, or the name of one (ISO 32000-1, 12.3.2). */
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
    // What leads nowhere is no place to cut at.
    return undefined;
  }
}
