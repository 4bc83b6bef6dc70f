import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRational } from '#core/numbers/rational.ts';
import { writeUnits } from '#core/numbers/write-decimal.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';
import { emptyLine, sampleInvoice } from './sample-invoice.ts';
import { computeTotals } from './totals.ts';

function invoiceOf(lines: readonly Partial<InvoiceLine>[], more: Partial<Invoice> = {}): Invoice {
  return { ...sampleInvoice, lines: lines.map((line) => ({ ...emptyLine, rate: '19', ...line })), ...more };
}

function sums(invoice: Invoice) {
  const totals = computeTotals(invoice);
  const { lineSum, discount, taxable, tax, total, rounding, payable } = totals;
  return [lineSum, discount, taxable, tax, total, rounding, payable].map((units) =>
    writeUnits(units, totals.digits),
  );
}

// By hand: 1000 + 178.20 + 74.85; 19 % of 1178.20 is 223.858, 7 % of 74.85 is 5.2395.
test('the sample', () => {
  expect(sums(sampleInvoice)).toEqual(['1253.05', '0.00', '1253.05', '229.10', '1482.15', '0.00', '1482.15']);
});

test('VAT is rounded once for each rate, not by line', () => {
  const lines = Array.from({ length: 3 }, () => ({ price: '0.13', rate: '10' }));
  expect(sums(invoiceOf(lines))).toEqual(['0.39', '0.00', '0.39', '0.04', '0.43', '0.00', '0.43']);
});

test('equal rates are one group however they are written', () => {
  const { groups } = computeTotals(invoiceOf([{ rate: '19' }, { rate: '19.0' }, { rate: '7' }]));
  expect(groups.map(({ rate, lines }) => [rate, lines])).toEqual([
    ['19', [0, 1]],
    ['7', [2]],
  ]);
});

test('amounts have the digits of their currency', () => {
  const lines = [{ price: '10.5', quantity: '0.333', rate: '10' }];
  expect(sums(invoiceOf(lines, { currency: 'JPY' }))[4]).toBe('3');
  expect(sums(invoiceOf(lines, { currency: 'KWD' }))[4]).toBe('3.847');
});

test('negative lines, and a discount of all', () => {
  const lines = [{ price: '100' }, { price: '10', quantity: '-1' }, { price: '5', discount: '100' }];
  expect(sums(invoiceOf(lines))).toEqual(['90.00', '0.00', '90.00', '17.10', '107.10', '0.00', '107.10']);
});

test('prices with VAT are to be paid as they stand', () => {
  const lines = Array.from({ length: 3 }, () => ({ price: '9.99' }));
  expect(sums(invoiceOf(lines, { prices: 'gross' }))).toEqual([
    ...['25.18', '0.00', '25.18', '4.78', '29.96', '0.01', '29.97'],
  ]);
});

test('what is paid in cash is rounded to five cents', () => {
  const invoice = invoiceOf([{ price: '10.52', rate: '8.1' }], { currency: 'CHF', roundTo: '0.05' });
  expect(sums(invoice).slice(4)).toEqual(['11.37', '-0.02', '11.35']);
});

test('an amount off the whole is shared out among the rates', () => {
  const invoice = invoiceOf([{ price: '200' }, { price: '100', rate: '7' }], {
    discount: '10',
    discountKind: 'amount',
  });
  expect(computeTotals(invoice).groups.map(({ discount }) => discount)).toEqual([667n, 333n]);
  const refunds = invoiceOf([{ price: '200' }, { price: '100', quantity: '-1', rate: '7' }], {
    discount: '10',
    discountKind: 'amount',
  });
  expect(() => computeTotals(refunds)).toThrow('cannot be shared out');
});

test('the standard’s sums hold, and prices without VAT give the line again', () => {
  const decimal = fc
    .tuple(fc.integer({ min: -99_999, max: 999_999 }), fc.nat(3))
    .map(([units, digits]) => writeUnits(BigInt(units), digits));
  const line = fc.record({
    quantity: decimal,
    price: decimal,
    discount: fc.constantFrom('', '12.5', '100'),
    rate: fc.constantFrom('0', '5.5', '19', '25'),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('net', 'gross' as const),
      fc.constantFrom('', '3', '50'),
      (lines, prices, discount) => {
        const invoice = invoiceOf(lines, { prices: prices, discount });
        const totals = computeTotals(invoice);
        const { groups, lineSum, taxable, tax, total, prepaid, rounding, payable } = totals;
        expect(totals.lines.reduce((sum, { net }) => sum + net, 0n)).toBe(lineSum);
        expect(groups.reduce((sum, group) => sum + group.taxable, 0n)).toBe(taxable);
        expect(taxable + tax).toBe(total);
        expect(total - prepaid + rounding).toBe(payable);
        for (const [index, { net, price, discount: off }] of totals.lines.entries()) {
          const count = parseRational(invoice.lines[index]?.quantity ?? '');
          const exact =
            (price.numerator * count.numerator * 100n * 2n) / (price.denominator * count.denominator);
          const twice = 2n * (net + off);
          expect(exact - twice >= -1n && exact - twice <= 1n).toBe(true);
        }
      },
    ),
  );
});
