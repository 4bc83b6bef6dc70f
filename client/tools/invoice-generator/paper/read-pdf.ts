import '#client/lib/pdf/objects/bound-streams.ts';
import { PDFDocument } from '@cantoo/pdf-lib';
import { ToolInputError } from '#core/errors.ts';
import { invoiceFile } from './invoice-file.ts';

/** Reads the invoice's data from a PDF made by this tool. Throws a ToolInputError if there is none. */
export async function readPdfInvoice(bytes: Uint8Array): Promise<string> {
  const attached = await readAttachment(bytes).catch((error: unknown) => {
    if (error instanceof ToolInputError) throw error;
    // For a damaged file the library may throw any error.
    throw new ToolInputError('This PDF cannot be read.', {
      hint: 'It may be damaged, or locked by a password.',
    });
  });
  if (attached) return new TextDecoder().decode(attached);
  throw new ToolInputError('This PDF has no invoice of ours inside.', {
    hint: 'Only PDFs made here can be opened again.',
  });
}

async function readAttachment(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.getAttachments().find(({ name }) => name === invoiceFile)?.data;
}
