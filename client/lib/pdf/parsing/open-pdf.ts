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
import { type PdfParser, PdfParserError } from './parser.ts';
import { mostPicturePixels, throwIfRefused } from './refuse-bombs.ts';
import { isUnknownEncryption, UnknownEncryptionError } from './unknown-encryption.ts';

export interface OpenPdfOptions {
  readonly password?: string | undefined;
  /** The parser to use. Without it pdf.js runs in this very thread, as tests do. */
  readonly parser?: PdfParser | undefined;
  /** Where pdf.js finds its fonts, character maps and decoders; ends with a slash. */
  readonly assetFolder?: string | undefined;
}

/** The document, or what stands in the way of opening it. */
export type OpenPdfResult =
  | { readonly status: 'open'; readonly pdf: PDFDocumentProxy }
  | { readonly status: 'locked'; readonly wasPasswordWrong: boolean };

/** Small enough to fetch little beside what is asked for, large enough to ask seldom. */
const rangeBytes = 256 * 1024;

/**
 * Opens a PDF; damaged cross-reference tables are rebuilt. Bytes are handed over and unusable afterwards; of a blob no
 * more is read than pdf.js asks for.
 * Nothing in the file runs: pdf.js executes scripts only in a sandbox that is not part of this build.
 * Throws a ToolInputError for what is no PDF or too damaged to read.
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
    if (isUnknownEncryption(error)) {
      await task.destroy();
      throw new UnknownEncryptionError();
    }
    // Whatever else pdf.js stumbles over lies in the file: it names such errors in many ways.
  }
  await task.destroy();
  throw unreadable();
}

/** A page, counted from 1. Throws a ToolInputError for one that the file does not really have, such as a tree of pages that holds itself. */
export async function takePage(pdf: PDFDocumentProxy, number: number): Promise<PDFPageProxy> {
  try {
    return await pdf.getPage(number);
  } catch (error) {
    if (error instanceof PdfParserError || error instanceof ToolInputError) throw error;
    throw new ToolInputError(`Page ${number} cannot be read: the file is damaged.`, {
      hint: 'Open it in a PDF viewer. If that works, print or save it to a new PDF and take that.',
    });
  }
}

/** Closes a document and frees what the parser holds of it. */
export async function closePdf(pdf: PDFDocumentProxy): Promise<void> {
  await pdf.loadingTask.destroy();
}

function engineOptions({ parser, assetFolder }: OpenPdfOptions) {
  const fonts = (globalThis as { fonts?: unknown }).fonts;
  return {
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    // Left out by pdf.js without a word; `refuseBombs` refuses those whose size it can read.
    maxImageSize: mostPicturePixels,
    // System fonts would make the same page look different from one computer to the next.
    useSystemFonts: false,
    ...(assetFolder === undefined ? {} : assetFolders(assetFolder)),
    ...(parser === undefined ? {} : { worker: parser.worker, useWorkerFetch: true }),
    ...(typeof OffscreenCanvas === 'undefined'
      ? {}
      : { CanvasFactory: OffscreenCanvasFactory, FilterFactory: NoFilterFactory }),
    // A worker has no document; its font set is all that pdf.js needs of one. Without one, glyphs are drawn as paths.
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
      hint: 'Open it in a PDF viewer. If that works, print or save it to a new PDF and take that.',
    },
  );
}
