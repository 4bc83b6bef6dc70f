import { expect, test } from 'vitest';
import { creditNoteFor, nextInvoice, nextNumber, repeatInvoice } from './next-invoice.ts';
import { sampleInvoice } from './sample-invoice.ts';

test.each([
  ['2026-0001', '2026-0002'],
  ['R9', 'R10'],
  ['099/A', '100/A'],
  ['99999999999999999999', '100000000000000000000'],
  ['A', 'A-2'],
  ['', ''],
])('after %j comes %j', (number, next) => {
  expect(nextNumber(number)).toBe(next);
});

test('the next invoice keeps the seller, and the time to pay', () => {
  const next = nextInvoice(sampleInvoice, '2027-01-31');
  expect(next).toMatchObject({ number: '2026-0002', issued: '2027-01-31', due: '2027-03-02', delivered: '' });
  expect(next.seller).toEqual(sampleInvoice.seller);
  expect(next.buyer.name).toBe('');
  expect(next.payment.reference).toBe('2026-0002');
});

test('the same again, and taken back', () => {
  expect(repeatInvoice(sampleInvoice, '2026-12-23').lines).toEqual(sampleInvoice.lines);
  expect(creditNoteFor(sampleInvoice, '2026-12-23')).toMatchObject({
    ...{ kind: 'credit-note', originalNumber: '2026-0001', number: '2026-0002' },
  });
});
