import type { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The parser's own worker could not be loaded or died: a fault of ours, not of the file. */
export class PdfParserError extends Error {
  override readonly name = 'PdfParserError';
}

/** A running pdf.js parser and the failure that ends it, should its script not load or die. */
export interface PdfParser {
  readonly worker: PDFWorker;
  /** Never resolves; rejects with a PdfParserError when the worker fails. */
  readonly failure: Promise<never>;
  /** Where it finds pdf.js's fonts, character maps and decoders; drawing needs them, and text in the character sets of East Asia. */
  readonly assetFolder?: string;
  stop(): void;
}
