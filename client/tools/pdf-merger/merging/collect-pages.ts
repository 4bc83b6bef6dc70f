import type { OpenPdfOptions } from '#client/lib/pdf/parsing/open-pdf.ts';
import { listPages } from '#client/lib/pdf/objects/page-tree.ts';
import { parsePdf } from '#client/lib/pdf/objects/write-pdf.ts';
import { PDFCatalog, PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { type Extraction, extractionError, extractPages } from './extract-pages.ts';
import type { MergeRequest, MergeSource, PdfSource } from '../merge-request.ts';

/** One document with the pages of several, and where each of them is in it. */
export interface CollectedPages {
  readonly context: PDFContext;
  readonly extractions: readonly Extraction[];
  /** By source and page index. */
  readonly pdfPages: ReadonlyMap<string, ReadonlyMap<number, PDFRef>>;
}

/**
 * Copies the pages of all PDF files that a merge takes into one document. Throws a ToolInputError that names the file
 * whose pages cannot be copied, or not all of them.
 */
export async function collectPages(
  request: MergeRequest,
  sources: readonly MergeSource[],
  options: OpenPdfOptions,
): Promise<CollectedPages> {
  const pdfs = sources.filter((source): source is PdfSource => source.kind === 'pdf');
  const extractions = pdfs.map((source) => ({ source, pageIndices: pagesOf(request, source) }));
  if (extractions.length === 0) return { context: emptyContext(), extractions, pdfPages: new Map() };
  const context = await parsePdf(await extractPages(extractions, options));
  const refs = listPages(context);
  const expected = extractions.reduce((sum, { pageIndices }) => sum + pageIndices.length, 0);
  // One page more than asked for: the empty one that extractPages leaves at the end.
  if (refs.length !== expected + 1) throw await missingPages(extractions, refs.length - 1, expected, options);
  const pdfPages = new Map<string, ReadonlyMap<number, PDFRef>>();
  let next = 0;
  for (const { source, pageIndices } of extractions) {
    const own = refs.slice(next, next + pageIndices.length);
    next += own.length;
    pdfPages.set(source.id, new Map(own.map((ref, index) => [pageIndices[index] ?? 0, ref])));
  }
  return { context, extractions, pdfPages };
}

function pagesOf({ pages }: MergeRequest, source: PdfSource): number[] {
  const indices = new Set(pages.flatMap((page) => (page.sourceId === source.id ? page.pageIndex : [])));
  return [...indices].toSorted((left, right) => left - right);
}

/** pdf.js leaves a file it cannot read out of the merge without a word: find out which. */
async function missingPages(
  extractions: readonly Extraction[],
  actual: number,
  expected: number,
  options: OpenPdfOptions,
) {
  for (const extraction of extractions) {
    const context = await parsePdf(await extractPages([extraction], options));
    if (listPages(context).length - 1 === extraction.pageIndices.length) continue;
    return extractionError(extraction);
  }
  return new Error(`The merge gave ${actual} pages instead of ${expected}.`);
}

function emptyContext(): PDFContext {
  const context = PDFContext.create();
  const pages = context.register(context.obj({ Type: 'Pages', Kids: [], Count: 0 }));
  context.trailerInfo.Root = context.register(PDFCatalog.withContextAndPages(context, pages));
  return context;
}
