import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { closePdf, openPdf, type OpenPdfOptions, type OpenPdfResult } from './open-pdf.ts';
import {
  explainEncryption,
  KeyLengthError,
  UnknownEncryptionError,
  withOtherKeyLengths,
} from './encryption-errors.ts';
import type { PdfParser } from './parser.ts';
import { refuseBombs, throwIfRefused } from './refuse-bombs.ts';
import { readBytes } from '#core/files/read-bytes.ts';
import { isTableSound } from '#client/lib/pdf/repairing/cross-reference.ts';
import { rebuildTable, type RebuiltFile } from '#client/lib/pdf/repairing/rebuild-table.ts';

/** A file with an id. */
export interface ShelvedFile {
  readonly id: string;
  readonly file: Blob;
  readonly password?: string | undefined;
}

/** The document, with a repaired copy of its file if the file was damaged. */
export type ShelvedPdf = OpenPdfResult & { readonly rebuilt?: RebuiltFile | undefined };

export interface PdfShelf {
  /** Returns the options with which other documents open in the same parser. */
  options(): OpenPdfOptions;
  /**
   * Opens a file, or returns its document if it is already open. Work with the repaired copy if there is one. `read` is
   * the content of a file in memory.
   */
  take(file: ShelvedFile, read?: Uint8Array<ArrayBuffer>): Promise<ShelvedPdf>;
  /** Closes all documents; the parser keeps running. */
  clear(): Promise<void>;
}

/** Files up to this size load faster as a whole. */
export const wholeBytes = 2_000_000;

/**
 * Creates a shelf that keeps the last used documents open, so that a file is not parsed again for each page. It closes
 * the others, so that 500 files do not fill the memory. The parser starts with the first file; without a parser, pdf.js
 * runs in the current thread.
 */
export function createPdfShelf(
  startParser: () => PdfParser | undefined,
  { maxOpen = 6, isForText = false } = {},
): PdfShelf {
  const open = new Map<string, PDFDocumentProxy>();
  const checked = new WeakSet<Blob>();
  let parser: PdfParser | undefined;

  function options(): OpenPdfOptions {
    parser ??= startParser();
    return { parser, assetFolder: parser?.assetFolder, isForText };
  }

  async function take(
    { id, file: given, password }: ShelvedFile,
    read?: Uint8Array<ArrayBuffer>,
  ): Promise<ShelvedPdf> {
    const key = `${id} ${password ?? ''}`;
    const known = open.get(key);
    if (known) {
      open.delete(key);
      open.set(key, known);
      return { status: 'open', pdf: known };
    }
    // A scan of many megabytes can be counted and shown without reading all of it.
    const whole = read ?? (given.size > wholeBytes ? undefined : await readBytes(given));
    const [isSound] = await Promise.all([
      isTableSound(given, whole),
      checked.has(given) || refuseBombs(given, whole),
    ]);
    checked.add(given);
    const rebuilt = isSound ? undefined : await rebuildTable(given, password);
    const file = rebuilt?.file ?? given;
    const result = await openPdf(rebuilt ? file : (whole ?? file), { ...options(), password }).catch(
      async (error: unknown) => {
        throw error instanceof UnknownEncryptionError ? await explainEncryption(file, error) : error;
      },
    );
    if (result.status === 'locked' && password === undefined) await checkKeyLength(file);
    if (result.status === 'open') {
      open.set(key, result.pdf);
      void closeOldest();
    }
    return { ...result, rebuilt };
  }

  /** Throws a ToolInputError if a file opens without a password when its key has another length. */
  async function checkKeyLength(file: Blob): Promise<void> {
    for await (const copy of withOtherKeyLengths(file)) {
      const result = await openPdf(copy, options()).catch(() => undefined);
      if (result?.status !== 'open') continue;
      await closePdf(result.pdf);
      throw new KeyLengthError();
    }
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
