import { PDFRef } from '@cantoo/pdf-lib';
import { listPages, setPages } from '#client/lib/pdf/objects/page-tree.ts';
import { arrayIn, asDict, setIn } from '#client/lib/pdf/objects/pdf-objects.ts';
import { readPdfObjects } from '#client/lib/pdf/objects/read-objects.ts';
import { writePdf } from '#client/lib/pdf/objects/write-pdf.ts';
import type { PdfSource } from './merge-request.ts';

/**
 * Rewrites a file that pdf.js can show but not copy: with a valid page tree, without missing annotations, and with each
 * annotation as an object of its own (pdf.js 6.5.438 fails on others if two files use the same object numbers for their
 * pages). Undefined if the number of pages changes.
 */
export async function repairSource(source: PdfSource): Promise<PdfSource | undefined> {
  const context = await readPdfObjects(source.file, source.password);
  const pages = context ? listPages(context) : [];
  if (!context || pages.length !== source.facts.pageCount) return undefined;
  for (const ref of pages) {
    const page = asDict(context, ref);
    const annotations = page ? arrayIn(page, 'Annots') : [];
    const sound = annotations.filter((annotation) => asDict(context, annotation));
    const refs = sound.map((each) => (each instanceof PDFRef ? each : context.register(each)));
    if (page && annotations.length > 0) setIn(page, 'Annots', context.obj(refs));
  }
  setPages(context, pages);
  const { kind, id, name, facts } = source;
  return { kind, id, name, facts, file: writePdf(context) };
}
