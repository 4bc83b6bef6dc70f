import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { assetFolder } from './asset-urls.ts';
import { closePdf, openPdf, type OpenPdfOptions, type OpenPdfResult } from './open-pdf.ts';
import type { PdfParser } from './parser.ts';
import { readBytes } from '#client/lib/pdf/objects/read-bytes.ts';

/** A file and how to tell it from others. */
export interface ShelvedFile {
  readonly id: string;
  readonly file: Blob;
  readonly password?: string | undefined;
}

export interface PdfShelf {
  /** The options with which other documents open in the same parser. */
  options(): OpenPdfOptions;
  /** Opens a file, or hands out the document that is open already. */
  take(file: ShelvedFile): Promise<OpenPdfResult>;
}

/**
 * Keeps the documents used last open, so that drawing page after page does not parse the file anew each time, and
 * closes the others, so that five hundred files do not fill the memory. The parser starts with the first file; without
 * one, pdf.js runs in this very thread.
 */
export function createPdfShelf(startParser: () => PdfParser | undefined, maxOpen = 6): PdfShelf {
  const open = new Map<string, PDFDocumentProxy>();
  let parser: PdfParser | undefined;

  function options(): OpenPdfOptions {
    parser ??= startParser();
    return { parser, assetFolder };
  }

  async function take({ id, file, password }: ShelvedFile): Promise<OpenPdfResult> {
    const known = open.get(id);
    if (known) {
      open.delete(id);
      open.set(id, known);
      return { status: 'open', pdf: known };
    }
    const bytes = await readBytes(file);
    const result = await openPdf(bytes, { ...options(), password });
    if (result.status === 'open') {
      open.set(id, result.pdf);
      await closeOldest();
    }
    return result;
  }

  async function closeOldest(): Promise<void> {
    for (const [id, pdf] of open) {
      if (open.size <= maxOpen) return;
      open.delete(id);
      await closePdf(pdf);
    }
  }

  return { options, take };
}
