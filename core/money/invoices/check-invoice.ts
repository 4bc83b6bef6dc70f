import { ibanFault } from '#core/money/iban.ts';
import { type Invoice, reasonOf, type VatCategory } from './invoice.ts';
import type { InvoiceTotals } from './totals.ts';
import { isCountryCode, vatIdFault } from './vat-ids.ts';

/** A missing or wrong field of an invoice. */
export interface InvoiceFault {
  /** The path of the field, such as `seller.country` or `lines[2].name`. */
  readonly place: string;
  /** The error as one sentence. */
  readonly sentence: string;
  /**
   * The broken rule of EN 16931, which prevents writing the XML; undefined if only the law or good sense requires the
   * field.
   */
  readonly rule?: string;
}

/** Lists everything that EN 16931 or article 226 of Directive 2006/112/EC requires and the invoice lacks. */
export function checkInvoice(invoice: Invoice, totals: InvoiceTotals): readonly InvoiceFault[] {
  return [
    ...missingFields(invoice),
    ...lineFaults(invoice),
    ...numberFaults(invoice),
    ...vatFaults(invoice, totals),
    ...moneyFaults(invoice, totals),
  ];
}

function missingFields(invoice: Invoice): InvoiceFault[] {
  const { seller, buyer } = invoice;
  const needed: readonly (readonly [value: string, place: string, sentence: string, rule?: string])[] = [
    [invoice.number, 'number', 'The invoice has no number.', 'BR-02'],
    [invoice.issued, 'issued', 'The invoice has no date.', 'BR-03'],
    [seller.name, 'seller.name', 'The seller has no name.', 'BR-06'],
    [buyer.name, 'buyer.name', 'The buyer has no name.', 'BR-07'],
    [seller.country, 'seller.country', 'The seller’s country is missing.', 'BR-09'],
    [buyer.country, 'buyer.country', 'The buyer’s country is missing.', 'BR-11'],
    [seller.street && seller.city, 'seller.street', 'The seller’s full address is missing (art. 226).'],
    [buyer.street && buyer.city, 'buyer.street', 'The buyer’s full address is missing (art. 226).'],
    [invoice.delivered, 'delivered', 'The date of the supply is missing (art. 226).'],
    [
      seller.vatId || seller.taxNumber,
      'seller.vatId',
      'The seller has neither a VAT number nor a tax number.',
      'BR-CO-26',
    ],
  ];
  return needed.flatMap(([value, place, sentence, rule]) =>
    value.trim() === '' ? [{ place, sentence, ...(rule === undefined ? {} : { rule }) }] : [],
  );
}

const rateRules = { Z: 'BR-Z-05', E: 'BR-E-05', AE: 'BR-AE-05', K: 'BR-IC-05', G: 'BR-G-05', O: 'BR-O-05' };

function lineFaults({ lines }: Invoice): InvoiceFault[] {
  if (lines.length === 0) return [{ place: 'lines', sentence: 'The invoice has no lines.', rule: 'BR-16' }];
  return lines.flatMap((line, index) => {
    const fault = (field: string, sentence: string, rule: string) => ({
      place: `lines[${index}].${field}`,
      sentence: `Line ${index + 1} ${sentence}`,
      rule,
    });
    return [
      ...(line.name.trim() === '' ? [fault('name', 'does not say what was supplied.', 'BR-25')] : []),
      ...(line.quantity === '' ? [fault('quantity', 'has no quantity.', 'BR-22')] : []),
      ...(line.price === '' ? [fault('price', 'has no price.', 'BR-26')] : []),
      ...(line.vat === 'S' && Number(line.rate) === 0
        ? [fault('rate', 'has no rate of VAT.', 'BR-S-05')]
        : []),
      ...(line.vat !== 'S' && Number(line.rate) !== 0
        ? [fault('rate', `has a rate of VAT, but category ${line.vat} has none.`, rateRules[line.vat])]
        : []),
    ];
  });
}

function numberFaults({ seller, buyer, payment }: Invoice): InvoiceFault[] {
  const faults: InvoiceFault[] = [];
  for (const [who, { vatId, country }] of Object.entries({ seller, buyer })) {
    if (country !== '' && !isCountryCode(country)) {
      const unknown = `“${country}” is not a two-letter country code, such as DE.`;
      faults.push({ place: `${who}.country`, sentence: unknown, rule: 'BR-CL-14' });
    }
    const sentence = vatId === '' ? undefined : vatIdFault(vatId);
    if (sentence) faults.push({ place: `${who}.vatId`, sentence, rule: 'BR-CO-09' });
  }
  const sentence = payment.iban === '' ? undefined : ibanFault(payment.iban);
  if (sentence !== undefined) faults.push({ place: 'payment.iban', sentence, rule: 'BR-50' });
  if (payment.bic !== '' && !/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(payment.bic)) {
    faults.push({
      place: 'payment.bic',
      sentence: 'A BIC is six letters and two or five letters or digits.',
      rule: 'BT-86',
    });
  }
  return faults;
}

/** Checks the requirements of each VAT category (BR-S, -Z, -E, -AE, -IC, -G and -O, 02 and 10). */
function vatFaults(invoice: Invoice, { groups }: InvoiceTotals): InvoiceFault[] {
  const kinds = new Set(groups.map(({ category }) => category));
  return [...kinds].flatMap((kind) => [
    ...reasonFaults(invoice, kind),
    ...partyFaults(invoice, kind, kinds.size),
  ]);
}

function reasonFaults(invoice: Invoice, kind: VatCategory): InvoiceFault[] {
  if (kind === 'S' || kind === 'Z' || reasonOf(invoice, kind) !== '') return [];
  return [{ place: 'exemptionReason', sentence: 'State why no VAT is added.', rule: 'BR-E-10' }];
}

function partyFaults(
  { seller, buyer, delivered }: Invoice,
  kind: VatCategory,
  kinds: number,
): InvoiceFault[] {
  const faults: InvoiceFault[] = [];
  if (kind === 'O') {
    if (seller.vatId !== '' || buyer.vatId !== '') {
      const sentence =
        'What is not subject to VAT is invoiced without VAT numbers; give a tax number instead.';
      faults.push({ place: seller.vatId ? 'seller.vatId' : 'buyer.vatId', sentence, rule: 'BR-O-02' });
    }
    if (kinds > 1) {
      const sentence = 'What is not subject to VAT cannot share an invoice with what is.';
      faults.push({ place: 'lines', sentence, rule: 'BR-O-11' });
    }
  }
  if ((kind === 'AE' || kind === 'K') && buyer.vatId === '') {
    const sentence = 'The buyer’s VAT number is missing: the buyer owes the VAT or is exempt by it.';
    faults.push({ place: 'buyer.vatId', sentence, rule: kind === 'K' ? 'BR-IC-02' : 'BR-AE-02' });
  }
  if ((kind === 'K' || kind === 'G') && seller.vatId === '') {
    const sentence = 'The seller’s VAT number is missing.';
    faults.push({ place: 'seller.vatId', sentence, rule: kind === 'K' ? 'BR-IC-02' : 'BR-G-02' });
  }
  if (kind === 'K' && delivered === '') {
    faults.push({ place: 'delivered', sentence: 'The date of the supply is missing.', rule: 'BR-IC-11' });
  }
  return faults;
}

function moneyFaults(invoice: Invoice, totals: InvoiceTotals): InvoiceFault[] {
  const faults: InvoiceFault[] = [];
  if (totals.digits > 2) {
    const sentence = `EN 16931 allows two digits after the point, and ${invoice.currency} has ${totals.digits}.`;
    faults.push({ place: 'currency', sentence, rule: 'BR-DEC' });
  }
  if (totals.payable > 0n && invoice.due === '' && invoice.payment.terms.trim() === '') {
    const sentence = 'Say when it is to be paid: a date or terms.';
    faults.push({ place: 'due', sentence, rule: 'BR-CO-25' });
  }
  if (invoice.due !== '' && invoice.issued !== '' && invoice.due < invoice.issued) {
    faults.push({ place: 'due', sentence: 'It is due before it is issued.' });
  }
  // A prepaid amount above the total means a refund, and the document is still an invoice.
  if (totals.total < 0n && invoice.kind === 'invoice') {
    faults.push({ place: 'kind', sentence: 'The sum is below 0: this should be a credit note.' });
  }
  if (invoice.kind === 'credit-note' && invoice.originalNumber.trim() === '') {
    faults.push({ place: 'originalNumber', sentence: 'A credit note names the invoice that it corrects.' });
  }
  return faults;
}
