import { ToolInputError } from '#core/errors.ts';
import { type ReadInvoice, readInvoice } from '#core/money/invoices/read-invoice.ts';
import { bytesOfText } from '#core/json/bytes/source-bytes.ts';
import { JsonDocument, requireValid } from '#core/json/json-document.ts';

/** Reads an invoice from JSON. Throws a ToolInputError with the position. */
export function parseInvoice(text: string): ReadInvoice {
  if (text.trim() === '')
    throw new ToolInputError('There is no invoice yet.', { hint: 'Enter one as JSON.' });
  return readInvoice(parseJson(text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    requireValid(new JsonDocument(bytesOfText(text)));
    throw new ToolInputError('This is JSON with comments, of JSON5 or of several documents.', {
      hint: 'JSON Formatter makes strict JSON of it.',
    });
  }
}
