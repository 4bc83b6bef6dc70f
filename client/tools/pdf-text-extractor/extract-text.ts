import { warn } from '#client/tool-kit/operations/notes.ts';
import { readPdfSource } from '#client/lib/pdf/merging/read-source.ts';
import { toMatrix } from '#client/lib/pdf/content/matrix.ts';
import { parsePageRanges } from '#client/lib/pdf/pages/page-ranges.ts';
import { DamagedPageError, readFromPage, takePage } from '#client/lib/pdf/parsing/open-pdf.ts';
import type { PdfParser } from '#client/lib/pdf/parsing/parser.ts';
import { createPdfShelf, type PdfShelf } from '#client/lib/pdf/parsing/pdf-shelf.ts';
import { describeRebuilt } from '#client/lib/pdf/repairing/rebuild-table.ts';
import { unmarkUnknown } from '#client/lib/pdf/text/fonts/glyph-names.ts';
import { type PreparedText, prepareText } from '#client/lib/pdf/text/prepare-text.ts';
import { readTextRuns } from '#client/lib/pdf/text/read-runs.ts';
import type { FileInput, OperationContext } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { append } from '#core/collections/append.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { splitFileName } from '#core/files/file-names.ts';
import { startPdfParser } from '#platform/pdf-parser';
import { describeDamaged, describeHidden, describePages, describeRemoved } from './describe-pages.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ExtractorState } from './state.ts';
import { plainLetters } from './writing/plain-letters.ts';
import { escapeInline } from './writing/write-markdown.ts';
import { type ReadPage, writePages } from './writing/write-page.ts';

/** All files share one parser, because it takes a while to start. */
let parser: PdfParser | undefined;

/** Starts the parser. */
export function prepare(): void {
  parser ??= startPdfParser();
}

/** Extracts the text of files, one after the other. Throws a ToolInputError if it cannot be read. */
export async function extractText(
  files: readonly FileInput[],
  options: ExtractorState,
  context: OperationContext,
): Promise<OperationResult> {
  if (files.length === 0) throw new ToolInputError('There is no file.', { hint: 'Choose PDF files.' });
  const shelf = createPdfShelf(() => (parser ??= startPdfParser()), { isForText: true });
  try {
    const { texts, notes } = await readTexts(files, options, shelf, context);
    const joined = unmarkUnknown(texts.join('\n'));
    const content = options.isCompatible ? plainLetters(joined) : joined;
    const isMarkdown = options.form === 'markdown';
    const base = files.length === 1 && files[0] ? splitFileName(files[0].name).base : 'texts';
    const name = `${base}.${isMarkdown ? 'md' : 'txt'}`;
    return {
      parts: [
        { name, kind: isMarkdown ? 'markdown' : 'text', content, isOfColumns: options.form === 'layout' },
      ],
      notes,
    };
  } finally {
    await shelf.clear();
  }
}

/** Reads the text of each file; an unreadable file is reported and does not stop the others. */
async function readTexts(
  files: readonly FileInput[],
  options: ExtractorState,
  shelf: PdfShelf,
  context: OperationContext,
) {
  const texts: string[] = [];
  const notes: Note[] = [];
  const failures: ToolInputError[] = [];
  for (const [index, file] of files.entries()) {
    try {
      const { source, hiddenLayers, pages, damaged } = await readPages(
        file,
        String(index),
        options,
        shelf,
        context,
      );
      if (source.facts.rebuilt) notes.push(warn(describeRebuilt(file.name, source.facts.rebuilt)));
      if (damaged.length > 0) notes.push(describeDamaged(file.name, damaged));
      append(notes, describeHidden(file.name, hiddenLayers));
      const numbers = pages.map(({ number }) => number);
      const runs = pages.map((page) => page.runs);
      append(notes, describePages(file.name, numbers, runs));
      const written = writePages(pages, options);
      append(notes, describeRemoved(file.name, written.removed));
      texts.push(nameOf(file, files, options) + joinPages(written.texts, numbers, options));
    } catch (error) {
      if (!(error instanceof ToolInputError)) throw error;
      failures.push(error);
      const which = error.message.includes(file.name) ? '' : `“${file.name}”: `;
      const sentence = `Skipped: ${which}${error.message}`;
      notes.push({ severity: 'error', sentence, hint: error.details.hint });
    }
  }
  if (texts.length === 0 && failures[0]) throw failures[0];
  return { texts, notes };
}

/** Returns the line before the text of a file, if there are several files. */
function nameOf({ name }: FileInput, files: readonly FileInput[], { form }: ExtractorState): string {
  if (files.length < 2) return '';
  return `[File ${form === 'markdown' ? escapeInline(name) : name}]\n\n`;
}

async function readPages(
  file: FileInput,
  id: string,
  { form, pages: ranges, openPassword }: ExtractorState,
  shelf: PdfShelf,
  { signal, reportProgress }: OperationContext,
) {
  const source = await readPdfSource(
    { ...file, file: file.file, needsPagesOnly: true },
    id,
    openPassword,
    shelf,
  );
  const prepared = await prepareText(source);
  const { file: copy, hiddenLayers } = prepared;
  const opened = await shelf.take(copy ? { id: `${id} prepared`, file: copy } : source);
  if (opened.status !== 'open') throw new Error('A PDF that was open asks for a password.');
  const { pdf } = opened;
  const indices =
    ranges.trim() === ''
      ? Array.from({ length: pdf.numPages }, (_, index) => index)
      : parsePageRanges(ranges, { pageCount: pdf.numPages, field: 'pages' });
  const pages: ReadPage[] = [];
  const damaged: number[] = [];
  let failure: DamagedPageError | undefined;
  const waiting: Promise<ReadPage>[] = [];
  for (const [done, index] of indices.entries()) {
    signal.throwIfAborted();
    reportProgress({ fraction: done / indices.length, label: `Page ${index + 1}` });
    // The parser continues with later pages while this thread works on an earlier one.
    for (const next of indices.slice(done + waiting.length, done + pagesAhead)) {
      const reading = readPage(pdf, next + 1, prepared, form === 'markdown');
      reading.catch(() => undefined);
      waiting.push(reading);
    }
    try {
      append(
        pages,
        [await waiting.shift()].flatMap((page) => page ?? []),
      );
    } catch (error) {
      if (!(error instanceof DamagedPageError)) throw error;
      damaged.push(index + 1);
      failure ??= error;
    }
  }
  if (failure && pages.length === 0) throw failure;
  return { source, hiddenLayers, pages, damaged };
}

const pagesAhead = 6;

async function readPage(
  pdf: PDFDocumentProxy,
  number: number,
  { actualTexts, structures, rulesOf }: PreparedText,
  isRich: boolean,
): Promise<ReadPage> {
  const page = await takePage(pdf, number);
  const structure = structures.get(page.ref?.num ?? 0);
  const isTagged = structure !== undefined;
  const runs = await readFromPage(number, () => readTextRuns(page, { actualTexts, isTagged, isRich }));
  const { height, transform } = page.getViewport({ scale: 1 });
  const rules = isTagged ? [] : rulesOf(number, toMatrix(transform));
  page.cleanup();
  return { runs, rules, structure, number, height };
}

function joinPages(
  pages: readonly string[],
  numbers: readonly number[],
  { separator }: ExtractorState,
): string {
  if (separator === 'feed') return `${pages.join('\n\f')}\n`;
  if (separator === 'number')
    return `${pages.map((page, index) => `[Page ${numbers[index] ?? ''}]\n\n${page}`).join('\n\n')}\n`;
  return `${pages.filter((page) => page !== '').join('\n\n')}\n`;
}
