import { closePdf, openPdf, type OpenPdfOptions } from '#client/lib/pdf/parsing/open-pdf.ts';
import { readBytes } from '#core/files/read-bytes.ts';
import { ToolInputError } from '#core/errors.ts';
import { blamingFile } from './file-mistakes.ts';
import { repairSource } from './repair-source.ts';
import type { PdfSource } from './merge-request.ts';

/** The pages to take from one file: zero-based, ascending, each once. */
export interface Extraction {
  readonly source: PdfSource;
  readonly pageIndices: readonly number[];
}

/**
 * Copies pages of several files into one unencrypted PDF, file by file, with outlines, links, form fields, tags and
 * attachments. The last page of the result is empty and must be removed. Throws a ToolInputError that names the file at
 * fault.
 */
export async function extractPages(
  extractions: readonly Extraction[],
  options: OpenPdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await tryExtract(extractions, options);
  if (bytes) return bytes;
  const mended = [];
  for (const extraction of extractions) mended.push(await mendIfNeeded(extraction, options));
  const mendedBytes = await tryExtract(mended, options);
  if (mendedBytes) return mendedBytes;
  const rewritten = [];
  for (const each of mended)
    rewritten.push({ ...each, source: (await repairSource(each.source)) ?? each.source });
  const rewrittenBytes = await tryExtract(rewritten, options);
  if (rewrittenBytes) return rewrittenBytes;
  throw new ToolInputError('These files cannot be merged with each other, though each can by itself.', {
    hint: 'Merge two at a time to find the one at fault, and save that one again from a PDF viewer.',
  });
}

async function mendIfNeeded(extraction: Extraction, options: OpenPdfOptions): Promise<Extraction> {
  if (await tryExtract([extraction], options)) return extraction;
  const source = await repairSource(extraction.source);
  const mended = source && { ...extraction, source };
  if (!mended || !(await tryExtract([mended], options))) throw extractionError(extraction);
  return mended;
}

/**
 * Extracts the pages with pdf.js. It treats a merge of a single file as a save of that file: still encrypted, with its
 * labels. So the merge starts with an empty document, which makes two.
 */
async function tryExtract(
  extractions: readonly Extraction[],
  options: OpenPdfOptions,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const opened = await openPdf(emptyPdf(), options);
  if (opened.status !== 'open') throw new TypeError('The empty document asks for a password.');
  const { pdf } = opened;
  const parts = await Promise.all(extractions.map(readPart));
  const work = pdf.extractPages([...parts, { document: null }]);
  const { parser } = options;
  // The types omit null, the answer for a failed merge.
  const bytes = (await (parser
    ? Promise.race([work, parser.failure])
    : work)) as Uint8Array<ArrayBuffer> | null;
  await closePdf(pdf);
  return bytes ?? undefined;
}

async function readPart({ source, pageIndices }: Extraction) {
  const document = await blamingFile(source.id, () => readBytes(source.file, source.name));
  const { password } = source;
  return { document, includePages: [...pageIndices], ...(password === undefined ? {} : { password }) };
}

/** Returns the error for a file that cannot be merged, with the reason if it is known. */
export function extractionError({ source }: Extraction): ToolInputError {
  if (source.facts.hasXfa) {
    return new ToolInputError(`“${source.name}” is an XFA form, which has no fixed pages.`, {
      file: source.id,
      hint: 'Open it in Adobe Reader, print it to a new PDF, and use that.',
    });
  }
  return new ToolInputError(`The pages of “${source.name}” cannot be copied: the file is damaged.`, {
    file: source.id,
    hint: 'Open it in a PDF viewer, save or print it to a new PDF, and use that.',
  });
}

function emptyPdf(): Uint8Array<ArrayBuffer> {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 1 1]/Resources<<>>>>',
  ];
  let text = '%PDF-1.7\n';
  let table = '0000000000 65535 f \n';
  objects.forEach((object, index) => {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj${object}endobj\n`;
  });
  const end = `xref\n0 4\n${table}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(text + end);
}
