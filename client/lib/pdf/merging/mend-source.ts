import { listPages, setPages } from '#client/lib/pdf/objects/page-tree.ts';
import { arrayIn, asDict, setIn } from '#client/lib/pdf/objects/pdf-objects.ts';
import { readPdfObjects } from '#client/lib/pdf/objects/read-objects.ts';
import { writePdf } from '#client/lib/pdf/objects/write-pdf.ts';
import type { PdfSource } from './merge-request.ts';

/**
 * Writes a file anew that pdf.js can show but not copy: with a sound page tree, and without annotations that are
 * listed but missing. Undefined when that does not give the same number of pages.
 */
export async function mendSource(source: PdfSource): Promise<PdfSource | undefined> {
  const context = await readPdfObjects(source.file, source.password);
  const pages = context ? listPages(context) : [];
  if (!context || pages.length !== source.facts.pageCount) return undefined;
  for (const ref of pages) {
    const page = asDict(context, ref);
    const annotations = page ? arrayIn(page, 'Annots') : [];
    const sound = annotations.filter((annotation) => asDict(context, annotation));
    if (page && sound.length < annotations.length) setIn(page, 'Annots', context.obj(sound));
  }
  setPages(context, pages);
  const { kind, id, name, facts } = source;
  return { kind, id, name, facts, file: writePdf(context) };
}
