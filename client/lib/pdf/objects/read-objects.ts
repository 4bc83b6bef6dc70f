import { type PDFContext, PDFDocument } from '@cantoo/pdf-lib';
import { asDict } from './pdf-objects.ts';
import { readBytes } from './read-bytes.ts';

/**
 * Reads the objects of any PDF, decrypted. Undefined when this parser cannot: pdf.js (`openPdf`) mends more.
 * Import this module only when it is needed: it brings the whole of pdf-lib.
 */
export async function readPdfObjects(
  file: Blob,
  password: string | undefined,
): Promise<PDFContext | undefined> {
  const bytes = await readBytes(file);
  try {
    // An empty password is tried on files that are only protected against changes.
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      password: password ?? '',
      // Without this it rests after every hundred objects, which a worker need not.
      parseSpeed: Infinity,
    });
    const { context } = document;
    return asDict(context, context.trailerInfo.Root) ? context : undefined;
  } catch {
    return undefined;
  }
}
