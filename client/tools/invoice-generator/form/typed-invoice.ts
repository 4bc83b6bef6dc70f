import { ToolInputError } from '#core/errors.ts';
import type { Invoice, InvoiceLine } from '#core/money/invoices/invoice.ts';
import { readInvoice } from '#core/money/invoices/read-invoice.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { readTyped } from '#core/numbers/typed-number.ts';

const lineNumbers = ['quantity', 'price', 'discount', 'rate'] as const satisfies (keyof InvoiceLine)[];
const invoiceNumbers = ['discount', 'prepaid', 'roundTo'] as const satisfies (keyof Invoice)[];

/** Converts an invoice with numbers in a language's notation. Throws a ToolInputError that names the field. */
export function readTypedInvoice(typed: Invoice, locale: string): Invoice {
  const plain = mapNumbers(typed, (written, place) => {
    if (written.trim() === '') return '';
    const read = readTyped(written, locale);
    if (read !== undefined) return read;
    throw new ToolInputError(`${place}: “${written.trim()}” is not a number.`, {
      field: place,
      hint: 'Write it as in 1.5, 1,5 or 1,234.',
    });
  });
  return readInvoice(plain).invoice;
}

/** Returns the invoice with its numbers in a language's notation. */
export function writeTypedInvoice(invoice: Invoice, locale: string): Invoice {
  return mapNumbers(invoice, (plain) => (plain === '' ? '' : writeAsTyped(plain, locale)));
}

/** Returns the invoice with each of its numbers mapped. */
export function mapNumbers(invoice: Invoice, map: (written: string, place: string) => string): Invoice {
  const own = invoiceNumbers.map((key) => [key, map(invoice[key], key)] as const);
  const lines = invoice.lines.map((line, index): InvoiceLine => {
    const read = lineNumbers.map((key) => [key, map(line[key], `lines[${index}].${key}`)] as const);
    return Object.assign({}, line, Object.fromEntries(read));
  });
  return { ...(Object.assign({}, invoice, Object.fromEntries(own)) as Invoice), lines };
}
