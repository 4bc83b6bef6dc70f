import { ToolInputError } from '#core/errors.ts';
import { checkInvoice, type InvoiceFault } from '#core/money/invoices/check-invoice.ts';
import type { Invoice } from '#core/money/invoices/invoice.ts';
import { computeTotals } from '#core/money/invoices/totals.ts';
import { describeInvoice, type Sheet } from '../sheet/describe-invoice.ts';
import type { Language } from '../sheet/labels.ts';
import { readTypedInvoice } from './typed-invoice.ts';

/** The result of the current form. */
export type Outcome =
  | { readonly invoice: Invoice; readonly sheet: Sheet; readonly faults: readonly InvoiceFault[] }
  | { readonly error: ToolInputError };

export function outcomeOf(typed: Invoice, locale: string, language: Language): Outcome {
  try {
    const invoice = readTypedInvoice(typed, locale);
    const totals = computeTotals(invoice);
    return {
      invoice,
      sheet: describeInvoice(invoice, totals, language),
      faults: checkInvoice(invoice, totals),
    };
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    // The error is shown beside its field, so the place in its message is removed.
    const { message, details } = error;
    const place = `${details.field ?? ''}: `;
    return {
      error: new ToolInputError(message.startsWith(place) ? message.slice(place.length) : message, details),
    };
  }
}
