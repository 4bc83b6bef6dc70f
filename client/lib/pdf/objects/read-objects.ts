import { type PDFContext, PDFDocument } from '@cantoo/pdf-lib';
import { ToolInputError } from '#core/errors.ts';
import './bound-streams.ts';
import { hasCutStream } from './parser-fixes.ts';
import { asDict } from './pdf-objects.ts';
import { readBytes } from '#core/files/read-bytes.ts';

/**
 * Reads the objects of any PDF, decrypted. Undefined if this parser cannot; pdf.js (`openPdf`) repairs more files. With
 * `isStrict`, also undefined if it would skip an unreadable object. Throws a ToolInputError for a file that
 * decompresses to too much. Import this module only when it is needed, because it loads all of pdf-lib.
 */
export async function readPdfObjects(
  file: Blob,
  password: string | undefined,
  isStrict = false,
): Promise<PDFContext | undefined> {
  const bytes = await readBytes(file);
  try {
    // The empty password opens files that are only protected against changes.
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: isStrict,
      password: password ?? '',
      // By default the parser pauses after every 100 objects, which is unnecessary in a worker.
      parseSpeed: Infinity,
    });
    const { context } = document;
    const isRead = asDict(context, context.trailerInfo.Root) && !hasCutStream(context);
    return isRead ? context : undefined;
  } catch (error) {
    if (error instanceof ToolInputError) throw error;
    return undefined;
  }
}
