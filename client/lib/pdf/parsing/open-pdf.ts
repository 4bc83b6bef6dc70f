import { ToolInputError } from '#core/errors.ts';
import {
  getDocument,
  PasswordException,
  PasswordResponses,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { BlobTransport } from './blob-transport.ts';
import { NoFilterFactory, OffscreenCanvasFactory } from './canvas-factories.ts';
import {
  isInvalidKeyLength,
  isUnknownEncryption,
  KeyLengthError,
  UnknownEncryptionError,
} from './encryption-errors.ts';
import { type PdfParser, PdfParserError } from './parser.ts';
import { mostPicturePixels, throwIfRefused } from './refuse-bombs.ts';

export interface OpenPdfOptions {
  readonly password?: string | undefined;
  /** The parser to use. Without it pdf.js runs in the current thread, as in tests. */
  readonly parser?: PdfParser | undefined;
  /** The folder of pdf.js's fonts, character maps and decoders; ends with a slash. */
  readonly assetFolder?: string | undefined;
  /** For reading text: pdf.js names the fonts, and skips all pictures. */
  readonly isForText?: boolean | undefined;
}

/** The document, or the reason why it did not open. */
export type OpenPdfResult =
  | { readonly status: 'open'; readonly pdf: PDFDocumentProxy }
  | { readonly status: 'locked'; readonly wasPasswordWrong: boolean };

/** Small enough to fetch little unneeded data, large enough to need few requests. */
const rangeBytes = 256 * 1024;

/**
 * Opens a PDF; damaged cross-reference tables are rebuilt. Bytes are transferred and unusable afterwards; of a blob,
 * pdf.js reads only what it needs. Nothing in the file runs, because pdf.js executes scripts only in a sandbox that is
 * not part of this build. Throws a ToolInputError for a file that is not a PDF or too damaged to read.
 */
export async function openPdf(
  content: Uint8Array<ArrayBuffer> | Blob,
  options: OpenPdfOptions = {},
): Promise<OpenPdfResult> {
  const { password, parser } = options;
  const isBlob = content instanceof Blob;
  if ((isBlob ? content.size : content.byteLength) === 0) {
    throw new ToolInputError('This file is empty (0 bytes).');
  }
  const range = isBlob ? new BlobTransport(content) : undefined;
  const task = getDocument({
    ...(isBlob ? {} : { data: content }),
    ...(range ? { range, rangeChunkSize: rangeBytes, disableStream: true, disableAutoFetch: true } : {}),
    ...engineOptions(options),
    ...(password === undefined ? {} : { password }),
  });
  try {
    const failures = [parser?.failure, range?.failure].filter((failure) => failure !== undefined);
    const pdf = await Promise.race([task.promise, ...failures]).finally(throwIfRefused);
    if (pdf.numPages > 0) return { status: 'open', pdf };
  } catch (error) {
    if (error instanceof PdfParserError || error instanceof ToolInputError) {
      void task.destroy();
      throw error;
    }
    if (error instanceof PasswordException) {
      await task.destroy();
      return { status: 'locked', wasPasswordWrong: error.code === PasswordResponses.INCORRECT_PASSWORD };
    }
    if (isInvalidKeyLength(error)) {
      await task.destroy();
      throw new KeyLengthError();
    }
    if (isUnknownEncryption(error)) {
      await task.destroy();
      throw new UnknownEncryptionError();
    }
    // All other errors of pdf.js come from the file and have many names.
  }
  await task.destroy();
  throw unreadable();
}

/** The error for a page that cannot be read; other pages of the file may be fine. */
export class DamagedPageError extends ToolInputError {
  constructor(number: number) {
    super(`Page ${number} cannot be read: the file is damaged.`, {
      hint: 'Open it in a PDF viewer. If that works, print or save it to a new PDF, and use that.',
    });
  }
}

/**
 * Reads something of a page, counted from 1. Throws a DamagedPageError if pdf.js cannot read it, whose errors have many
 * names.
 */
export async function readFromPage<Result>(number: number, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof PdfParserError || error instanceof ToolInputError) throw error;
    throw new DamagedPageError(number);
  }
}

/**
 * Returns a page, counted from 1. Throws a ToolInputError for a page that does not exist, for example if the page tree
 * contains itself.
 */
export async function takePage(pdf: PDFDocumentProxy, number: number): Promise<PDFPageProxy> {
  return readFromPage(number, () => pdf.getPage(number));
}

/** Closes a document and frees the parser's memory for it. */
export async function closePdf(pdf: PDFDocumentProxy): Promise<void> {
  await pdf.loadingTask.destroy();
}

function engineOptions({ parser, assetFolder, isForText = false }: OpenPdfOptions) {
  const fonts = (globalThis as { fonts?: unknown }).fonts;
  return {
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    // pdf.js silently skips larger pictures; `refuseBombs` refuses those whose size it can read.
    maxImageSize: isForText ? 0 : mostPicturePixels,
    fontExtraProperties: isForText,
    // With system fonts, the same page would look different on each computer.
    useSystemFonts: false,
    ...(assetFolder === undefined ? {} : assetFolders(assetFolder)),
    ...(parser === undefined ? {} : { worker: parser.worker, useWorkerFetch: true }),
    ...(typeof OffscreenCanvas === 'undefined'
      ? {}
      : { CanvasFactory: OffscreenCanvasFactory, FilterFactory: NoFilterFactory }),
    // A worker has no document, but pdf.js only needs its font set. Without a font set, glyphs are drawn as paths.
    ...(fonts === undefined ? { disableFontFace: true } : { ownerDocument: { fonts } as never }),
  };
}

function assetFolders(folder: string) {
  return { cMapUrl: folder, standardFontDataUrl: folder, wasmUrl: folder, iccUrl: folder };
}

function unreadable(): ToolInputError {
  return new ToolInputError(
    'This file cannot be read as a PDF: it is damaged, cut short, or something else.',
    {
      hint: 'Open it in a PDF viewer. If that works, print or save it to a new PDF, and use that.',
    },
  );
}
