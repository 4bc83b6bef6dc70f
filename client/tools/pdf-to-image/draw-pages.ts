import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { readPdfSource } from '#client/lib/pdf/merging/read-source.ts';
import { parsePageRanges } from '#client/lib/pdf/pages/page-ranges.ts';
import { takePage } from '#client/lib/pdf/parsing/open-pdf.ts';
import type { PdfParser } from '#client/lib/pdf/parsing/parser.ts';
import { createPdfShelf, type PdfShelf } from '#client/lib/pdf/parsing/pdf-shelf.ts';
import type { FileInput, OperationContext } from '#client/tool-kit/operations/operation.ts';
import type { OperationResult, OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { describeRebuilt } from '#client/lib/pdf/repairing/rebuild-table.ts';
import type { Note } from '#core/errors.ts';
import { splitFileName } from '#core/files/file-names.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import { startPdfParser } from '#platform/pdf-parser';
import { drawPicture } from './draw-picture.ts';
import type { PdfPictureOptions } from './state.ts';

/** All files share one parser, because it takes a while to start. */
let parser: PdfParser | undefined;

/** Starts the parser. */
export function prepare(): void {
  parser ??= startPdfParser();
}

/** Draws the pages of a file, one after the other. Throws a ToolInputError for a page that cannot be read or drawn. */
export async function drawPages(
  input: FileInput,
  options: PdfPictureOptions,
  { signal, reportProgress }: OperationContext,
): Promise<OperationResult<{ readonly pageCount: number }>> {
  const shelf = createPdfShelf(() => (parser ??= startPdfParser()));
  try {
    const { pdf, notes } = await open(input, options.openPassword, shelf);
    const indices =
      options.pages.trim() === ''
        ? Array.from({ length: pdf.numPages }, (_, index) => index)
        : parsePageRanges(options.pages, { pageCount: pdf.numPages, field: 'pages' });
    const { base } = splitFileName(input.name);
    const digits = String(pdf.numPages).length;
    const parts: OutputPart[] = [];
    for (const [done, index] of indices.entries()) {
      signal.throwIfAborted();
      reportProgress({ fraction: done / indices.length, label: `Page ${index + 1}` });
      const page = await takePage(pdf, index + 1);
      const report = (share: number) => {
        reportProgress({ fraction: (done + share) / indices.length, label: `Page ${index + 1}` });
      };
      const content = await drawPicture(page, index + 1, options, { signal, report });
      const number = String(index + 1).padStart(digits, '0');
      const again = parts.filter(({ name }) => name.startsWith(`${base}-${number}`)).length;
      parts.push({
        name: `${base}-${number}${again > 0 ? `-${again + 1}` : ''}.${options.format === 'jpeg' ? 'jpg' : options.format}`,
        kind: options.format,
        content,
      });
    }
    const words = `${formatCount(parts.length, 'picture')}: ${describePages(indices, pdf.numPages)}.`;
    return {
      parts,
      notes: [inform(words), ...notes],
      detail: { pageCount: pdf.numPages },
    };
  } finally {
    await shelf.clear();
  }
}

async function open(input: FileInput, password: string, shelf: PdfShelf) {
  const file = { ...input, file: input.file, needsPagesOnly: true };
  const source = await readPdfSource(file, '0', password, shelf);
  const opened = await shelf.take(source);
  const { rebuilt } = source.facts;
  const notes: Note[] = rebuilt ? [warn(describeRebuilt(input.name, rebuilt))] : [];
  if (opened.status === 'open') return { pdf: opened.pdf, notes };
  throw new Error('A PDF that was open asks for a password.');
}

/** Describes how many of the pages were drawn; a page requested twice counts once. */
function describePages(indices: readonly number[], pageCount: number): string {
  const drawn = new Set(indices).size;
  if (drawn === pageCount) return pageCount === 1 ? 'the only page' : `all ${writeNumber(pageCount)} pages`;
  return `${writeNumber(drawn)} of ${formatCount(pageCount, 'page')}`;
}
