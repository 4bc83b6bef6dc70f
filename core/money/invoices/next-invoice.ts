import type { Invoice } from './invoice.ts';
import { emptyInvoice, emptyParty } from './sample-invoice.ts';

/** The number after this one: its last digits count up and keep their zeros. */
export function nextNumber(number: string): string {
  const match = /^(.*?)(\d+)(\D*)$/s.exec(number);
  if (!match) return number === '' ? '' : `${number}-2`;
  const [, before = '', digits = '', after = ''] = match;
  return `${before}${(BigInt(digits) + 1n).toString().padStart(digits.length, '0')}${after}`;
}

/** The next of the series on a day: with the seller's data and the ways to pay, for another buyer. */
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

/** The same again, for what comes round each month. */
export function repeatInvoice(invoice: Invoice, today: string): Invoice {
  const payment = { ...invoice.payment, reference: followReference(invoice) };
  return { ...invoice, ...follow(invoice, today), payment, prepaid: '' };
}

/** What takes an invoice back: the same amounts, under the next number. */
export function creditNoteFor(invoice: Invoice, today: string): Invoice {
  return { ...repeatInvoice(invoice, today), kind: 'credit-note', originalNumber: invoice.number };
}

/** The same time to pay as before. */
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
