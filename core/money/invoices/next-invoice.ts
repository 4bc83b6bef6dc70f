import type { Invoice } from './invoice.ts';
import { emptyInvoice, emptyParty } from './sample-invoice.ts';

/** Returns the next number: increments the last digits and keeps their zeros. */
export function nextNumber(number: string): string {
  const match = /^(.*?)(\d+)(\D*)$/s.exec(number);
  if (!match) return number === '' ? '' : `${number}-2`;
  const [, before = '', digits = '', after = ''] = match;
  return `${before}${(BigInt(digits) + 1n).toString().padStart(digits.length, '0')}${after}`;
}

/**
 * Returns the next invoice of the series with that date. It keeps the seller and the ways to pay, but not the buyer.
 */
export function nextInvoice(invoice: Invoice, today: string): Invoice {
  const { seller, currency, prices, roundTo, taxName, payment, notes, logo } = invoice;
  const [line] = invoice.lines;
  const kept = { seller, currency, prices, roundTo, taxName, notes, logo, buyer: emptyParty };
  return {
    ...{ ...emptyInvoice, ...kept, ...follow(invoice, today) },
    lines: emptyInvoice.lines.map((empty) => ({ ...empty, vat: line?.vat ?? 'S', rate: line?.rate ?? '' })),
    payment: { ...payment, reference: followReference(invoice) },
  };
}

/** Returns a copy for invoices that repeat every month. */
export function repeatInvoice(invoice: Invoice, today: string): Invoice {
  const payment = { ...invoice.payment, reference: followReference(invoice) };
  return { ...invoice, ...follow(invoice, today), payment, prepaid: '' };
}

/** Returns the credit note that reverses an invoice: the same amounts, with the next number. */
export function creditNoteFor(invoice: Invoice, today: string): Invoice {
  return { ...repeatInvoice(invoice, today), kind: 'credit-note', originalNumber: invoice.number };
}

/** Keeps the same payment period as before. */
function follow({ number, issued, due }: Invoice, today: string) {
  const days = issued === '' || due === '' ? undefined : daysOf(due) - daysOf(issued);
  return {
    ...{ number: nextNumber(number), issued: today, delivered: '' },
    due: days === undefined ? '' : dayOf(daysOf(today) + days),
  };
}

function followReference({ number, payment }: Invoice): string {
  return payment.reference === number ? nextNumber(number) : payment.reference;
}

const dayMs = 86_400_000;

function daysOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

function dayOf(days: number): string {
  const date = new Date(days * dayMs);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
