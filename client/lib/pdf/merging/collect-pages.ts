import type { OpenPdfOptions } from '#client/lib/pdf/parsing/open-pdf.ts';
import { addOutline, type OutlineSource } from '#client/lib/pdf/document/copy-outline.ts';
import { listPages } from '#client/lib/pdf/objects/page-tree.ts';
import { SharedStreams } from '#client/lib/pdf/objects/shared-streams.ts';
import { parsePdf } from '#client/lib/pdf/objects/write-pdf.ts';
import { PDFCatalog, PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { type Extraction, extractionError, extractPages } from './extract-pages.ts';
import type { MergeRequest, MergeSource, PdfSource } from './merge-request.ts';
import { prepareSource } from './source-objects.ts';
import { copyPlainSource, type PlainSource, readPlainSource } from './plain-sources.ts';

/** One document with the pages of several files, and the place of each page in it. */
export interface CollectedPages {
  readonly context: PDFContext;
  readonly extractions: readonly Extraction[];
  /** The pages by source and page index. */
  readonly pdfPages: ReadonlyMap<string, ReadonlyMap<number, PDFRef>>;
  /** The objects of the sources that were already read, by source. */
  readonly objects: ReadonlyMap<string, PDFContext>;
}

/**
 * Copies the pages of all PDF files of a merge into one document. Plain files are copied directly; pdf.js copies the
 * others, including their bookmarks, forms, named links and attached files. Throws a ToolInputError with the name of
 * the file whose pages cannot all be copied.
 */
export async function collectPages(
  request: MergeRequest,
  sources: readonly MergeSource[],
  options: () => OpenPdfOptions,
): Promise<CollectedPages> {
  const pdfs = sources.filter((source): source is PdfSource => source.kind === 'pdf');
  const extractions = pdfs.map((source) => ({ source, pageIndices: pagesOf(request, source) }));
  const scratch = emptyContext();
  const { plain, pages } = await copyPlain(extractions, scratch);
  const others = extractions.filter((extraction) => !plain.some((each) => each.extraction === extraction));
  const objects = new Map(plain.map((each) => [each.extraction.source.id, each.objects]));
  if (others.length === 0) {
    addOutline(
      scratch,
      plain.map((each) => outlineOf(each, pages)),
    );
    return { context: scratch, extractions, pdfPages: pages, objects };
  }
  const extracted = await extractOthers(others, options());
  const { context } = extracted;
  const shared = new SharedStreams();
  const pdfPages = new Map(extracted.pdfPages);
  for (const each of plain) {
    const copies = copyPlainSource(each, context, shared);
    if (copies) pdfPages.set(each.extraction.source.id, copies);
  }
  return { context, extractions, pdfPages, objects };
}

function outlineOf(
  { extraction, outline, pages }: PlainSource,
  copies: CollectedPages['pdfPages'],
): OutlineSource {
  const own = [...(copies.get(extraction.source.id) ?? [])];
  return { entries: outline, pages: new Map(own.map(([index, copy]) => [pages[index] ?? copy, copy])) };
}

/** Copies the plain files and returns which ones they were. */
async function copyPlain(extractions: readonly Extraction[], target: PDFContext) {
  const plain: PlainSource[] = [];
  const pages = new Map<string, ReadonlyMap<number, PDFRef>>();
  const shared = new SharedStreams();
  for (const extraction of extractions) {
    const source = await readPlainSource(extraction);
    const copies = source && copyPlainSource(source, target, shared);
    if (!copies) continue;
    plain.push(source);
    pages.set(extraction.source.id, copies);
  }
  const isTagged = ({ source }: Extraction) => source.facts.isTagged;
  const hasOutline = ({ source }: Extraction) => source.facts.hasOutline;
  // pdf.js renumbers the tags that it copies, and orders the bookmarks: if it copies some files that have them, it must
  // copy all of them.
  const areShared = [isTagged, hasOutline].filter((has) =>
    extractions.some((each) => has(each) && !pages.has(each.source.id)),
  );
  return { plain: plain.filter(({ extraction }) => !areShared.some((has) => has(extraction))), pages };
}

async function extractOthers(extractions: readonly Extraction[], options: OpenPdfOptions) {
  const prepared = [];
  for (const each of extractions) prepared.push({ ...each, source: await prepareSource(each.source) });
  const context = await parsePdf(await extractPages(prepared, options));
  const refs = listPages(context);
  const expected = extractions.reduce((sum, { pageIndices }) => sum + pageIndices.length, 0);
  // `extractPages` adds one empty page at the end.
  if (refs.length !== expected + 1) throw await missingPages(extractions, refs.length - 1, expected, options);
  const pdfPages = new Map<string, ReadonlyMap<number, PDFRef>>();
  let next = 0;
  for (const { source, pageIndices } of extractions) {
    const own = refs.slice(next, next + pageIndices.length);
    next += own.length;
    pdfPages.set(source.id, new Map(own.map((ref, index) => [pageIndices[index] ?? 0, ref])));
  }
  return { context, pdfPages };
}

function pagesOf({ pages }: MergeRequest, source: PdfSource): number[] {
  const indices = new Set(pages.flatMap((page) => (page.sourceId === source.id ? page.pageIndex : [])));
  return [...indices].toSorted((left, right) => left - right);
}

/** Finds out which file is missing, because pdf.js silently skips a file it cannot read. */
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
