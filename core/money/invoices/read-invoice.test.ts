import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { readInvoice } from './read-invoice.ts';
import { emptyInvoice, emptyLine, sampleInvoice } from './sample-invoice.ts';

test('an invoice reads as itself', () => {
  expect(readInvoice(JSON.parse(JSON.stringify(sampleInvoice)))).toEqual({
    invoice: sampleInvoice,
    unknown: [],
  });
});

test('what is missing is empty, numbers may be numbers, codes may have spaces', () => {
  const raw = { lines: [{ price: 12.5, unit: 'hur' }], payment: { iban: 'de89 3704 0044 0532 0130 00' } };
  const { invoice } = readInvoice(raw);
  expect(invoice.lines).toEqual([{ ...emptyLine, price: '12.5', unit: 'HUR' }]);
  expect(invoice.payment.iban).toBe('DE89370400440532013000');
  expect(invoice.seller).toEqual(emptyInvoice.seller);
});

test('what is not known is named', () => {
  expect(readInvoice({ color: 1, lines: [{ sku: 'A' }], seller: { fax: '' } }).unknown).toEqual([
    ...['color', 'seller.fax', 'lines[0].sku'],
  ]);
});

test.each([
  [[], 'This is not an invoice.', undefined],
  [{ lines: {} }, 'lines: This is not a list.', 'lines'],
  [{ lines: [{}, { price: '1,5' }] }, 'lines[1].price: “1,5” is not a number.', 'lines[1].price'],
  [{ lines: [{ discount: '101' }] }, 'lines[0].discount: 101 % is more than all.', 'lines[0].discount'],
  [{ lines: [{ rate: '-1' }] }, 'lines[0].rate: “-1” cannot be taken.', 'lines[0].rate'],
  [{ currency: 'XYZ' }, 'currency: “XYZ” is not a currency of ISO 4217.', 'currency'],
  [
    { currency: 'CLF' },
    'currency: “CLF” is a fund or unit of account of ISO 4217, not a currency for invoices.',
    'currency',
  ],
  [{ issued: '2026-02-30' }, 'issued: “2026-02-30” is not a date.', 'issued'],
  [{ seller: { country: 'Germany' } }, 'seller.country: “GERMANY” is not a country code.', 'seller.country'],
  [{ kind: 'bill' }, 'kind: “bill” is not known.', 'kind'],
  [{ logo: 'https://example.com/x.png' }, 'logo: This is not a picture.', 'logo'],
])('%j is refused at its place', (raw, message, field) => {
  expect(() => readInvoice(raw)).toThrow(ToolInputError);
  try {
    readInvoice(raw);
  } catch (error) {
    expect(error).toMatchObject({ message, details: { field } });
  }
});

test('anything is read or refused with a place', () => {
  const keys = [...Object.keys(emptyInvoice), ...Object.keys(emptyLine), 'iban', '__proto__'];
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.constant(null),
      fc.array(tie('any')),
      fc.dictionary(fc.constantFrom(...keys), tie('any')),
    ),
  })).any;
  fc.assert(
    fc.property(value, (raw) => {
      try {
        readInvoice(raw);
      } catch (error) {
        expect(error).toBeInstanceOf(ToolInputError);
      }
    }),
  );
});
