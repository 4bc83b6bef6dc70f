import type { PdfSource } from '#client/lib/pdf/merging/merge-request.ts';
import { listPages } from '#client/lib/pdf/objects/page-tree.ts';
import { asDict, rawIn, resolve, setIn } from '#client/lib/pdf/objects/pdf-objects.ts';
import { readPdfObjects } from '#client/lib/pdf/objects/read-objects.ts';
import { visitDicts } from '#client/lib/pdf/objects/visit-dicts.ts';
import { writePdf } from '#client/lib/pdf/objects/write-pdf.ts';
import { type ActualTexts, decodeStream, findActualTexts } from './actual-text.ts';
import { type PDFContext, PDFHexString, PDFRawStream } from '@cantoo/pdf-lib';
import { completeFonts } from './fonts/complete-fonts.ts';
import { hideLayers } from './hidden-layers.ts';
import { type PageStructures, readStructures } from './tagged/read-structure.ts';
import type { Matrix } from '#client/lib/pdf/content/matrix.ts';
import type { Rule } from './rules/merge-rules.ts';
import { readRules } from './rules/read-rules.ts';
import { nameLetters } from './fonts/name-letters.ts';

/** The data from which a file's text is read. */
export interface PreparedText {
  /** A corrected copy for pdf.js, if it would misread the original file. */
  readonly file?: Blob;
  readonly actualTexts: ActualTexts;
  /** The names of the layers whose text is left out because they are off. */
  readonly hiddenLayers: readonly string[];
  readonly structures: PageStructures;
  /** Returns the lines that a page, counted from 1, draws; see `readRules`. */
  readonly rulesOf: (number: number, view: Matrix) => readonly Rule[];
}

const nothing: PreparedText = {
  actualTexts: new Map(),
  hiddenLayers: [],
  structures: new Map(),
  rulesOf: () => [],
};

/** Prepares text that pdf.js misses: letters with unusual glyph names, and actual text that replaces drawn content. */
export async function prepareText({ file, password, facts }: PdfSource): Promise<PreparedText> {
  const context = await readPdfObjects(file, password);
  // If another parser finds a different number of pages, the file is damaged and pdf.js repairs it.
  if (!context || listPages(context).length !== facts.pageCount) return nothing;
  const areFontsCompleted = completeFonts(context);
  const areLettersNamed = nameLetters(context);
  const areValuesWritten = writeValues(context);
  const { texts: actualTexts, isChanged } = findActualTexts(context);
  const hiddenLayers = hideLayers(context, actualTexts);
  const pages = listPages(context);
  const rulesOf = (number: number, view: Matrix) => {
    const page = asDict(context, pages[number - 1]);
    return page ? readRules(context, page, view) : [];
  };
  const texts = { actualTexts, hiddenLayers, structures: readStructures(context), rulesOf };
  return hiddenLayers.length > 0 || areFontsCompleted || areLettersNamed || areValuesWritten || isChanged
    ? { ...texts, file: writePdf(context) }
    : texts;
}

/**
 * Writes the values of form fields that are streams as strings (ISO 32000-1, 12.7.4.3): pdf.js (6.5.438) skips streams.
 * Returns whether anything changed.
 */
function writeValues(context: PDFContext): boolean {
  let isChanged = false;
  visitDicts(context, (dict) => {
    const value = resolve(context, rawIn(dict, 'V'));
    const bytes = value instanceof PDFRawStream ? decodeStream(value) : undefined;
    if (!bytes) return;
    setIn(dict, 'V', PDFHexString.fromBytes(bytes));
    isChanged = true;
  });
  return isChanged;
}
