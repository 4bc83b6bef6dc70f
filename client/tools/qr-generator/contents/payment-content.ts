import { mostEpcBytes, writeEpcPayment } from '#core/money/epc-payment.ts';
import { ibanFault, remainderBy97 } from '#core/money/iban.ts';
import type { ContentForm } from './content-form.ts';
import { fail, read, readRequired } from './field-checks.ts';
import type { FormValues } from '../state.ts';

export const paymentForm: ContentForm = {
  level: 'M',
  maxVersion: 13,
  note: 'For SEPA credit transfers in euros. The guideline asks for level M, so the code is drawn at it.',
  fields: [
    { name: 'name', label: 'Beneficiary' },
    { name: 'iban', label: 'IBAN' },
    { name: 'bic', label: 'BIC', hint: 'Needed only outside the European Economic Area.' },
    { name: 'amount', label: 'Amount in euros', type: 'decimal', hint: 'Empty to leave it to the payer.' },
    { name: 'reference', label: 'Creditor reference', hint: 'RF… (ISO 11649), or the text below; not both.' },
    { name: 'remittance', label: 'Text for the beneficiary' },
    { name: 'purpose', label: 'Purpose code', hint: 'Up to four letters (ISO 20022), mostly empty.' },
    { name: 'information', label: 'Note to the payer' },
  ],
  write: writePayment,
};

function writePayment(values: FormValues): string {
  const [reference, remittance] = [readReference(values), limited(values, 'remittance', 140)];
  if (reference && remittance) {
    fail(
      'remittance',
      'A transfer has either a creditor reference or a text, not both.',
      'Empty one of the two.',
    );
  }
  readRequired(values, 'name', 'the beneficiary');
  const text = writeEpcPayment({
    bic: readBic(values),
    name: limited(values, 'name', 70),
    iban: readIban(values),
    amount: readAmount(values),
    purpose: readPurpose(values),
    reference,
    remittance,
    information: limited(values, 'information', 70),
  });
  const excess = new TextEncoder().encode(text).length - mostEpcBytes;
  if (excess > 0) fail('remittance', `The code is ${excess} bytes over the 331 that the standard allows.`);
  return text;
}

function limited(values: FormValues, name: string, most: number): string {
  const value = read(values, name).replace(/\s+/g, ' ');
  const length = Array.from(value).length;
  return length <= most ? value : fail(name, `This has ${length} characters; at most ${most} are allowed.`);
}

function readIban(values: FormValues): string {
  const iban = readRequired(values, 'iban', 'the IBAN').replace(/\s/g, '').toUpperCase();
  const fault = ibanFault(iban);
  if (fault !== undefined) fail('iban', fault, 'Look for a mistyped or exchanged character.');
  return iban;
}

function readReference(values: FormValues): string {
  const reference = read(values, 'reference').replace(/\s/g, '').toUpperCase();
  if (reference === '') return '';
  if (!/^RF\d{2}[A-Z0-9]{1,21}$/.test(reference) || remainderBy97(reference) !== 1) {
    fail(
      'reference',
      'This is not a creditor reference: RF, two check digits that fit, and up to 21 characters.',
    );
  }
  return reference;
}

function readBic(values: FormValues): string {
  const bic = read(values, 'bic').replace(/\s/g, '').toUpperCase();
  if (bic !== '' && !/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic)) {
    fail('bic', 'A BIC is six letters and two or five letters or digits.');
  }
  return bic;
}

function readAmount(values: FormValues): string {
  const written = read(values, 'amount').replace(',', '.');
  if (written === '') return '';
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(written) || Number(written) === 0) {
    fail(
      'amount',
      'The amount is between 0.01 and 999999999.99, with two decimals at most.',
      'Write it like 12.50.',
    );
  }
  return `EUR${Number(written).toFixed(2)}`;
}

function readPurpose(values: FormValues): string {
  const purpose = read(values, 'purpose').toUpperCase();
  return /^[A-Z]{0,4}$/.test(purpose) ? purpose : fail('purpose', 'A purpose code has up to four letters.');
}
