import { type PDFContext, PDFInvalidObject } from '@cantoo/pdf-lib';
import { informationOf } from '#client/lib/pdf/document/document-properties.ts';
import { extractPages } from '#client/lib/pdf/merging/extract-pages.ts';
import { repairSource } from '#client/lib/pdf/merging/repair-source.ts';
import type { PdfSource } from '#client/lib/pdf/merging/merge-request.ts';
import { listPages, setPages } from '#client/lib/pdf/objects/page-tree.ts';
import { readPdfObjects } from '#client/lib/pdf/objects/read-objects.ts';
import { deleteUnreachable } from '#client/lib/pdf/objects/unreachable.ts';
import type { OpenPdfOptions } from '#client/lib/pdf/parsing/open-pdf.ts';
import { ToolInputError } from '#core/errors.ts';

interface OpenedObjects {
  readonly context: PDFContext;
  /** True if parts of the file were unreadable, and pdf.js rewrote the visible content. */
  readonly isRescued: boolean;
}

/** Opens the objects of a file, even a damaged one, as long as its pages can be shown. Throws a ToolInputError. */
export async function openObjects(source: PdfSource, options: OpenPdfOptions): Promise<OpenedObjects> {
  const context = (await readSound(source)) ?? (await readMended(source));
  // If an encrypted file derives its key in an unusual way, no pages are found.
  if (context && listPages(context).length === source.facts.pageCount) return { context, isRescued: false };
  const rescued = await rescue(source, options).catch(() => undefined);
  if (rescued) return { context: rescued, isRescued: true };
  throw new ToolInputError(`“${source.name}” is damaged: it can be displayed, but not changed.`, {
    hint: 'Open it in a PDF viewer, print or save it to a new PDF, and use that.',
  });
}

async function readSound(source: PdfSource): Promise<PDFContext | undefined> {
  const context = await readPdfObjects(source.file, source.password, true);
  if (context) return context;
  // The parser reads an encrypted file twice, first without its key. Object streams are then unreadable, which strict
  // reading rejects.
  const loose = await readPdfObjects(source.file, source.password);
  if (loose) deleteUnreachable(loose);
  const isSound = loose?.enumerateIndirectObjects().every(([, each]) => !(each instanceof PDFInvalidObject));
  return isSound === true ? loose : undefined;
}

async function readMended(source: PdfSource): Promise<PDFContext | undefined> {
  const repaired = await repairSource(source);
  return repaired && readPdfObjects(repaired.file, undefined, true);
}

/** Lets pdf.js, which tolerates most damage, rewrite the pages. */
async function rescue(source: PdfSource, options: OpenPdfOptions): Promise<PDFContext | undefined> {
  const { pageCount } = source.facts;
  const pageIndices = Array.from({ length: pageCount }, (_, index) => index);
  const bytes = await extractPages([{ source, pageIndices }], options);
  const context = await readPdfObjects(new Blob([bytes]), undefined, true);
  if (!context) return undefined;
  setPages(context, listPages(context).slice(0, pageCount));
  await restoreInformation(source, context);
  deleteUnreachable(context);
  return context;
}

/** Replaces the document information that pdf.js writes about itself with that of the file. */
async function restoreInformation({ file, facts }: PdfSource, context: PDFContext): Promise<void> {
  // The strings of an encrypted file may be unreadable here, but pdf.js has read the main ones.
  const original = facts.isEncrypted ? undefined : await readPdfObjects(file, undefined);
  const information = informationOf(original, facts, context);
  delete context.trailerInfo.Info;
  if (information.keys().length > 0) context.trailerInfo.Info = context.register(information);
}
