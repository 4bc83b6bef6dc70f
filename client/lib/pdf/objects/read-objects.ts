import { type PDFContext, PDFDocument } from '@cantoo/pdf-lib';
import { ToolInputError } from '#core/errors.ts';
import './bound-streams.ts';
import { hasCutStream } from './parser-fixes.ts';
import { asDict } from './pdf-objects.ts';
import { readBytes } from './read-bytes.ts';

/**
 * Reads the objects of any PDF, decrypted. Undefined when this parser cannot: pdf.js (`openPdf`) mends more. With
 * `isStrict` it gives up, too, where it would pass over an object that it cannot read.
 * Throws a ToolInputError for a file that unfolds to more than memory should hold.
 * Import this module only when it is needed: it brings the whole of pdf-lib.
 */
export async function readPdfObjects(
  file: Blob,
  password: string | undefined,
  isStrict = false,
): Promise<PDFContext | undefined> {
  const bytes = await readBytes(file);
  try {
    // An empty password is tried on files that are only protected against changes.
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      throwOnInvalidObject: isStrict,
      password: password ?? '',
      // Without this it rests after every hundred objects, which a worker need not.
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
