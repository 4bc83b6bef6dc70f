import { type PDFContext, PDFInvalidObject } from '@cantoo/pdf-lib';
import { extractPages } from '#client/lib/pdf/merging/extract-pages.ts';
import { mendSource } from '#client/lib/pdf/merging/mend-source.ts';
import type { PdfSource } from '#client/lib/pdf/merging/merge-request.ts';
import { listPages, setPages } from '#client/lib/pdf/objects/page-tree.ts';
import { readPdfObjects } from '#client/lib/pdf/objects/read-objects.ts';
import { deleteUnreachable } from '#client/lib/pdf/objects/unreachable.ts';
import type { OpenPdfOptions } from '#client/lib/pdf/parsing/open-pdf.ts';
import { ToolInputError } from '#core/errors.ts';

interface OpenedObjects {
  readonly context: PDFContext;
  /** True where parts of the file could not be read, and pdf.js wrote what can be shown. */
  readonly isRescued: boolean;
}

/** The objects of a file, however damaged, as long as its pages can be shown. Throws a ToolInputError. */
export async function openObjects(source: PdfSource, options: OpenPdfOptions): Promise<OpenedObjects> {
  const context = (await readSound(source)) ?? (await readMended(source));
  // Where the key of an encrypted file is made in an unusual way, nothing is found behind it.
  if (context && listPages(context).length === source.facts.pageCount) return { context, isRescued: false };
  const rescued = await rescue(source, options).catch(() => undefined);
  if (rescued) return { context: rescued, isRescued: true };
  throw new ToolInputError(`“${source.name}” is damaged: it can be shown, but not taken apart.`, {
    hint: 'Open it in a PDF viewer, print or save it to a new PDF, and take that.',
  });
}

async function readSound(source: PdfSource): Promise<PDFContext | undefined> {
  const context = await readPdfObjects(source.file, source.password, true);
  if (context) return context;
  // A locked file is read twice, at first without its key: packed objects are unreadable then, which strict reading refuses.
  const loose = await readPdfObjects(source.file, source.password);
  if (loose) deleteUnreachable(loose);
  const isSound = loose?.enumerateIndirectObjects().every(([, each]) => !(each instanceof PDFInvalidObject));
  return isSound === true ? loose : undefined;
}

async function readMended(source: PdfSource): Promise<PDFContext | undefined> {
  const mended = await mendSource(source);
  return mended && readPdfObjects(mended.file, undefined, true);
}

/** Has pdf.js, which passes over most damage, write the pages anew. */
async function rescue(source: PdfSource, options: OpenPdfOptions): Promise<PDFContext | undefined> {
  const { pageCount } = source.facts;
  const pageIndices = Array.from({ length: pageCount }, (_, index) => index);
  const bytes = await extractPages([{ source, pageIndices }], options);
  const context = await readPdfObjects(new Blob([bytes]), undefined, true);
  if (!context) return undefined;
  setPages(context, listPages(context).slice(0, pageCount));
  deleteUnreachable(context);
  return context;
}
