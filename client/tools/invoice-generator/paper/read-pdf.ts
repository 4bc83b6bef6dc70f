import { PDFDocument } from '@cantoo/pdf-lib';
import { ToolInputError } from '#core/errors.ts';
import { invoiceFile } from './invoice-file.ts';

/** The invoice's data in a PDF that was made here. Throws a ToolInputError where there are none. */
export async function readPdfInvoice(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false }).catch(() => {
    throw new ToolInputError('This PDF cannot be read.', {
      hint: 'It may be damaged, or locked by a password.',
    });
  });
  const attached = document.getAttachments().find(({ name }) => name === invoiceFile);
  if (attached) return new TextDecoder().decode(attached.data);
  throw new ToolInputError('This PDF has no invoice of ours inside.', {
    hint: 'Only PDFs made here can be opened again.',
  });
}
