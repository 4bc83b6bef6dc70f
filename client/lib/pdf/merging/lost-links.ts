import { closePdf, openPdf, type OpenPdfOptions, takePage } from '#client/lib/pdf/parsing/open-pdf.ts';
import { linkTargets } from '#client/lib/pdf/document/link-targets.ts';
import { readBytes } from '#core/files/read-bytes.ts';
import type { PDFContext } from '@cantoo/pdf-lib';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Extraction } from './extract-pages.ts';

interface LinkAnnotation {
  readonly subtype?: unknown;
  readonly dest?: unknown;
}

/** With more pages, counting would take longer than the merge. */
const maxPagesToCount = 1000;

/**
 * Counts the links on the taken pages that are lost because they lead to pages that were not taken. `Infinity` if there
 * are too many pages to count, which means that some may be lost. `objects` are those of files without named
 * destinations.
 */
export async function countLostLinks(
  extractions: readonly Extraction[],
  objects: ReadonlyMap<string, PDFContext>,
  options: () => OpenPdfOptions,
): Promise<number> {
  const partial = extractions.filter(
    ({ source, pageIndices }) => pageIndices.length < source.facts.pageCount,
  );
  const pageCount = partial.reduce((sum, { pageIndices }) => sum + pageIndices.length, 0);
  if (pageCount > maxPagesToCount) return Infinity;
  let count = 0;
  for (const extraction of partial) {
    const context = objects.get(extraction.source.id);
    count += context ? countInObjects(extraction, context) : await countIn(extraction, options());
  }
  return count;
}

function countInObjects({ pageIndices }: Extraction, context: PDFContext): number {
  const taken = new Set(pageIndices);
  const targets = linkTargets(context);
  return pageIndices.reduce(
    (sum, index) => sum + (targets[index] ?? []).filter((target) => !taken.has(target)).length,
    0,
  );
}

async function countIn({ source, pageIndices }: Extraction, options: OpenPdfOptions): Promise<number> {
  const bytes = await readBytes(source.file, source.name);
  const opened = await openPdf(bytes, { ...options, password: source.password });
  if (opened.status !== 'open') return 0;
  const { pdf } = opened;
  const taken = new Set(pageIndices);
  let count = 0;
  for (const pageIndex of pageIndices) {
    const page = await takePage(pdf, pageIndex + 1);
    for (const { subtype, dest } of (await page.getAnnotations()) as LinkAnnotation[]) {
      if (subtype !== 'Link' || dest === undefined || dest === null) continue;
      const target = await pageIndexOf(pdf, dest);
      if (target !== undefined && !taken.has(target)) count += 1;
    }
  }
  await closePdf(pdf);
  return count;
}

async function pageIndexOf(pdf: PDFDocumentProxy, dest: unknown): Promise<number | undefined> {
  const explicit: unknown = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  const target: unknown = Array.isArray(explicit) ? explicit[0] : undefined;
  if (typeof target === 'number') return target;
  if (typeof target !== 'object' || target === null) return undefined;
  try {
    return await pdf.getPageIndex(target as Parameters<PDFDocumentProxy['getPageIndex']>[0]);
  } catch {
    return undefined;
  }
}
