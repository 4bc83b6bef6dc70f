import type { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The error for a parser worker that did not load or died: a fault of the site, not of the file. */
export class PdfParserError extends Error {
  override readonly name = 'PdfParserError';
}

/** A running pdf.js parser, and the failure if its script does not load or dies. */
export interface PdfParser {
  readonly worker: PDFWorker;
  /** Never resolves; rejects with a PdfParserError when the worker fails. */
  readonly failure: Promise<never>;
  /**
   * The folder of pdf.js's fonts, character maps and decoders. Needed for drawing, and for text in East Asian character
   * sets.
   */
  readonly assetFolder?: string;
  stop(): void;
}
