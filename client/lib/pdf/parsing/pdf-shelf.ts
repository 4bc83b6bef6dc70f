import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { closePdf, openPdf, type OpenPdfOptions, type OpenPdfResult } from './open-pdf.ts';
import type { PdfParser } from './parser.ts';
import { explainEncryption, UnknownEncryptionError } from './unknown-encryption.ts';
import { refuseBombs, throwIfRefused } from './refuse-bombs.ts';
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
  /** Closes all that is open; the parser goes on. */
  clear(): Promise<void>;
}

/** Up to here a file is read sooner as a whole. */
const wholeBytes = 2_000_000;

/**
 * Keeps the documents used last open, so that drawing page after page does not parse the file anew each time, and
 * closes the others, so that five hundred files do not fill the memory. The parser starts with the first file; without
 * one, pdf.js runs in this very thread.
 */
export function createPdfShelf(startParser: () => PdfParser | undefined, maxOpen = 6): PdfShelf {
  const open = new Map<string, PDFDocumentProxy>();
  const checked = new WeakSet<Blob>();
  let parser: PdfParser | undefined;

  function options(): OpenPdfOptions {
    parser ??= startParser();
    return { parser, assetFolder: parser?.assetFolder };
  }

  async function take({ id, file, password }: ShelvedFile): Promise<OpenPdfResult> {
    const key = `${id} ${password ?? ''}`;
    const known = open.get(key);
    if (known) {
      open.delete(key);
      open.set(key, known);
      return { status: 'open', pdf: known };
    }
    if (!checked.has(file)) await refuseBombs(file);
    checked.add(file);
    // Of a scan of many megabytes, pages are counted and shown without reading it all.
    const content = file.size > wholeBytes ? file : await readBytes(file);
    const result = await openPdf(content, { ...options(), password }).catch(async (error: unknown) => {
      throw error instanceof UnknownEncryptionError ? await explainEncryption(file, error) : error;
    });
    if (result.status === 'open') {
      open.set(key, result.pdf);
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

  async function clear(): Promise<void> {
    const documents = [...open.values()];
    open.clear();
    for (const pdf of documents) await closePdf(pdf);
    throwIfRefused();
  }

  return { options, take, clear };
}
