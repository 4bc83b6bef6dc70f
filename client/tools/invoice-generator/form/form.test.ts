import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyLine, emptyParty, sampleInvoice } from '#core/money/invoices/sample-invoice.ts';
import { acceptKept, rememberBuyer, toLocale } from './kept-invoice.ts';
import { outcomeOf } from './outcome.ts';
import { readTypedInvoice, writeTypedInvoice } from './typed-invoice.ts';

test.each(['en', 'de', 'fr', 'ar-EG', 'hi'])('numbers are read as they are written in %s', (locale) => {
  expect(readTypedInvoice(writeTypedInvoice(sampleInvoice, locale), locale)).toEqual(sampleInvoice);
});

test('a comma is the point in German', () => {
  const typed = { ...sampleInvoice, lines: [{ ...emptyLine, name: 'x', price: '1.234,50', rate: '19' }] };
  expect(readTypedInvoice(typed, 'de').lines[0]?.price).toBe('1234.50');
});

test('what is no number is named by its field', () => {
  const typed = { ...sampleInvoice, lines: [emptyLine, { ...emptyLine, price: 'abc' }] };
  expect(outcomeOf(typed, 'en', 'en')).toMatchObject({
    error: { message: '“abc” is not a number.', details: { field: 'lines[1].price' } },
  });
});

test('what was kept comes back, in another language too', () => {
  const kept = { typed: writeTypedInvoice(sampleInvoice, 'de'), locale: 'de', buyers: [sampleInvoice.buyer] };
  expect(acceptKept(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(toLocale(kept, 'en')).toEqual(sampleInvoice);
});

test('whatever storage holds, the form can show it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const raw of [value, { locale: 'en', typed: value, buyers: value }]) {
        const kept = acceptKept(raw);
        if (kept) outcomeOf(kept.typed, 'en', 'en');
      }
    }),
  );
});

test('buyers are remembered once each, the latest first', () => {
  const [a, b] = [
    { ...emptyParty, name: 'A' },
    { ...emptyParty, name: 'B' },
  ];
  expect(rememberBuyer([a, b], { ...b, city: 'X' })).toEqual([{ ...b, city: 'X' }, a]);
  expect(rememberBuyer([a], emptyParty)).toEqual([a]);
});
