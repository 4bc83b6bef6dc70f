import { expect, test } from 'vitest';
import type { Invoice } from '#core/money/invoices/invoice.ts';
import { emptyLine, sampleInvoice } from '#core/money/invoices/sample-invoice.ts';
import { computeTotals } from '#core/money/invoices/totals.ts';
import { describeInvoice } from './describe-invoice.ts';
import { type Language, labelsByLanguage } from './labels.ts';

function sheetOf(change: Partial<Invoice>, language: Language = 'en') {
  const invoice = { ...sampleInvoice, ...change };
  return describeInvoice(invoice, computeTotals(invoice), language);
}

test('in the words and numbers of a language', () => {
  const sheet = sheetOf({}, 'de');
  expect(sheet.title).toBe('Rechnung 2026-0001');
  expect(sheet.rows.map(({ quantity, price, amount }) => [quantity, price, amount])).toEqual([
    ['12,5 Std.', '80,00', '1.000,00'],
    ['20', '9,90', '178,20'],
    ['3', '24,95', '74,85'],
  ]);
  expect(sheet.sums.at(-1)).toEqual({ label: 'Summe brutto', value: '1.482,15 EUR', isStrong: true });
  expect(sheet.facts[1]?.value).toBe('23. November 2026');
});

test('discounts are reported, and sums carried', () => {
  const sheet = sheetOf({ discount: '10', prepaid: '100' });
  expect(sheet.rows[1]?.details).toBe('Discount 10 %: −19.80');
  expect(sheet.rows.map(({ running }) => running)).toEqual(['1,000.00', '1,178.20', '1,253.05']);
  expect(sheet.sums.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Subtotal 1,253.05',
    'Discount 10 % −125.31',
    'Total without VAT 1,127.74',
    'VAT 19 % on 1,060.38 201.47',
    'VAT 7 % on 67.36 4.72',
    'Total with VAT 1,333.93 EUR',
    'Already paid −100.00',
    'Amount due 1,233.93 EUR',
  ]);
});

test('the reason for no VAT is written once', () => {
  const lines = [
    { ...emptyLine, name: 'a', price: '1', vat: 'AE' as const },
    { ...emptyLine, name: 'b', price: '1', vat: 'AE' as const },
  ];
  expect(sheetOf({ lines }).remarks).toEqual(['Reverse charge']);
});

test('the tax may be called otherwise', () => {
  const { sums, columns, seller } = sheetOf({ taxName: 'GST $&' });
  expect(sums.map(({ label }) => label)).toContain('Total with GST $&');
  expect(columns[3]).toBe('GST $&');
  expect(seller).toContain('VAT number: DE123456789');
});

test('every language has every word', () => {
  const words = Object.values(labelsByLanguage);
  for (const labels of words) {
    expect(Object.keys(labels)).toEqual(Object.keys(labelsByLanguage.en));
    for (const label of Object.values(labels)) expect(label).toMatch(/\p{L}/u);
  }
});
