import { mostEpcBytes, writeEpcPayment } from '../epc-payment.ts';
import { ibanFault, remainderBy97 } from '../iban.ts';
import { writeUnits } from '#core/numbers/write-decimal.ts';
import type { Invoice } from './invoice.ts';
import type { InvoiceTotals } from './totals.ts';

const mostCents = 99_999_999_999n;

/**
 * Returns the text of a QR code that pays the invoice by SEPA transfer; undefined if it is not payable that way or does
 * not fit.
 */
export function paymentCode({ kind, currency, number, seller, payment }: Invoice, totals: InvoiceTotals) {
  const { payable } = totals;
  const name = (payment.holder.trim() || seller.name.trim()).replace(/\s+/g, ' ');
  const text = (payment.reference.trim() || number.trim()).replace(/\s+/g, ' ');
  const isPayable = kind === 'invoice' && currency === 'EUR' && payable > 0n && payable <= mostCents;
  const isWhole = name !== '' && Array.from(name).length <= 70 && Array.from(text).length <= 140;
  if (!isPayable || !isWhole || ibanFault(payment.iban) !== undefined) return undefined;
  if (!/^(?:[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)?$/.test(payment.bic)) return undefined;
  const isReference = /^RF\d{2}[A-Z0-9]{1,21}$/.test(text) && remainderBy97(text) === 1;
  const code = writeEpcPayment({
    ...{ bic: payment.bic, name, iban: payment.iban, amount: `EUR${writeUnits(payable, 2)}` },
    ...{ purpose: '', information: '' },
    ...(isReference ? { reference: text, remittance: '' } : { reference: '', remittance: text }),
  });
  return new TextEncoder().encode(code).length <= mostEpcBytes ? code : undefined;
}
