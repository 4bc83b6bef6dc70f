import { expect, test } from 'vitest';
import { checkInvoice } from './check-invoice.ts';
import type { Invoice } from './invoice.ts';
import { emptyInvoice, emptyLine, sampleInvoice } from './sample-invoice.ts';
import { computeTotals } from './totals.ts';
import { vatIdFault } from './vat-ids.ts';

function rulesOf(change: Partial<Invoice>) {
  const invoice = { ...sampleInvoice, ...change };
  return checkInvoice(invoice, computeTotals(invoice)).map(({ place, rule }) =>
    `${rule ?? ''} ${place}`.trim(),
  );
}

const line = { ...emptyLine, name: 'Work', price: '10' };
const seller = { ...sampleInvoice.seller, vatId: '' };

test('the sample lacks nothing', () => {
  expect(rulesOf({})).toEqual([]);
});

test('an empty invoice lacks what the standard and the directive name', () => {
  expect(rulesOf({ ...emptyInvoice })).toEqual([
    ...['BR-02 number', 'BR-03 issued', 'BR-06 seller.name', 'BR-07 buyer.name', 'BR-09 seller.country'],
    ...['BR-11 buyer.country', 'seller.street', 'buyer.street', 'delivered', 'BR-CO-26 seller.vatId'],
    ...['BR-25 lines[0].name', 'BR-26 lines[0].price', 'BR-S-05 lines[0].rate'],
  ]);
});

// EN 16931-1, table of rules for each kind of VAT.
test.each<[string, Partial<Invoice>, string[]]>([
  [
    'a country that is none',
    { buyer: { ...sampleInvoice.buyer, country: 'XX' } },
    ['BR-CL-14 buyer.country'],
  ],
  ['Northern Ireland', { buyer: { ...sampleInvoice.buyer, country: 'XI' } }, []],
  ['more paid ahead than is due is a refund', { prepaid: '999999' }, []],
  ['no lines', { lines: [] }, ['BR-16 lines']],
  ['exempt without a reason', { lines: [{ ...line, vat: 'E' }] }, ['BR-E-10 exemptionReason']],
  ['zero-rated with a rate', { lines: [{ ...line, vat: 'Z', rate: '19' }] }, ['BR-Z-05 lines[0].rate']],
  [
    'exempt with a rate',
    { lines: [{ ...line, vat: 'E', rate: '7' }], exemptionReason: 'Art. 132' },
    ['BR-E-05 lines[0].rate'],
  ],
  ['export with a rate', { lines: [{ ...line, vat: 'G', rate: '0.1' }] }, ['BR-G-05 lines[0].rate']],
  ['exempt with one', { lines: [{ ...line, vat: 'E' }], exemptionReason: 'Art. 132' }, []],
  ['reverse charge', { lines: [{ ...line, vat: 'AE' }] }, ['BR-AE-02 buyer.vatId']],
  [
    'within the Union',
    { lines: [{ ...line, vat: 'K' }], seller: { ...seller, taxNumber: '1' }, delivered: '' },
    ['delivered', 'BR-IC-02 buyer.vatId', 'BR-IC-02 seller.vatId', 'BR-IC-11 delivered'],
  ],
  [
    'export',
    { lines: [{ ...line, vat: 'G' }], seller: { ...seller, taxNumber: '1' } },
    ['BR-G-02 seller.vatId'],
  ],
  ['not subject', { lines: [{ ...line, vat: 'O' }] }, ['BR-O-02 seller.vatId']],
  [
    'not subject, beside others',
    {
      lines: [
        { ...line, vat: 'O' },
        { ...line, vat: 'Z' },
      ],
      seller: { ...seller, taxNumber: '1' },
    },
    ['BR-O-11 lines'],
  ],
  ['three digits', { currency: 'KWD' }, ['BR-DEC currency']],
  ['no time', { due: '', payment: { ...sampleInvoice.payment, terms: '' } }, ['BR-CO-25 due']],
  ['due too early', { due: '2026-11-22' }, ['due']],
  ['a refund', { lines: [{ ...line, quantity: '-1', rate: '19' }] }, ['kind']],
  ['a credit note for nothing', { kind: 'credit-note' }, ['originalNumber']],
  [
    'an IBAN of other check digits',
    { payment: { ...sampleInvoice.payment, iban: 'DE88370400440532013000' } },
    ['BR-50 payment.iban'],
  ],
])('%s', (_name, change, rules) => {
  expect(rulesOf(change)).toEqual(rules);
});

// Examples of the forms in VIES's own questions and answers.
test('VAT numbers by their form', () => {
  for (const sound of [
    'DE123456789',
    'ATU12345678',
    'FR40303265045',
    'NL123456789B01',
    'IE1234567WA',
    'CHE123456789MWST',
  ]) {
    expect(vatIdFault(sound), sound).toBeUndefined();
  }
  for (const faulty of ['DE12345678', 'GR123456789', '123456789', 'ATX12345678', 'D']) {
    expect(vatIdFault(faulty), faulty).toBeDefined();
  }
});
