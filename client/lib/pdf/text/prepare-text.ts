import type { PdfSource } from '#client/lib/pdf/merging/merge-request.ts';
import { listPages } from '#client/lib/pdf/objects/page-tree.ts';
import { readPdfObjects } from '#client/lib/pdf/objects/read-objects.ts';
import { writePdf } from '#client/lib/pdf/objects/write-pdf.ts';
import { type ActualTexts, findActualTexts } from './actual-text.ts';
import { nameLetters } from './name-letters.ts';

/** What to read the text of a file from. */
export interface PreparedText {
  /** A copy for pdf.js, where it would read the file itself wrongly. */
  readonly file?: Blob;
  readonly actualTexts: ActualTexts;
}

const nothing: PreparedText = { actualTexts: new Map() };

/** Looks for what pdf.js leaves out of a file's text: letters behind odd glyph names, and text in place of what is drawn. */
export async function prepareText({ file, password, facts }: PdfSource): Promise<PreparedText> {
  const context = await readPdfObjects(file, password);
  // What another parser counts otherwise is damaged in some way that pdf.js repairs.
  if (!context || listPages(context).length !== facts.pageCount) return nothing;
  const areLettersNamed = nameLetters(context);
  const { texts: actualTexts, isChanged } = findActualTexts(context);
  return areLettersNamed || isChanged ? { file: writePdf(context), actualTexts } : { actualTexts };
}
