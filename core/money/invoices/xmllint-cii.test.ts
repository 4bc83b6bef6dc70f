import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Invoice, vatCategories } from './invoice.ts';
import { emptyLine, sampleInvoice } from './sample-invoice.ts';
import { computeTotals } from './totals.ts';
import { writeCii } from './write-cii.ts';

/** Asks xmllint for numbers and texts of a document, a line each. */
function ask(xml: string, expressions: readonly string[]): string[] {
  const expression = `concat(${expressions.join(`,'\n',`)},'')`;
  const { stdout, stderr, status } = spawnSync('xmllint', ['--nonet', '--xpath', expression, '-'], {
    input: xml,
  });
  expect(status, stderr.toString()).toBe(0);
  return stdout.toString().replace(/\n$/, '').split('\n');
}

const at = (name: string) => `//*[local-name()='${name}']`;
const header = at('SpecifiedTradeSettlementHeaderMonetarySummation');
const cents = (expression: string) => `round(100 * (${expression}))`;
const number = (name: string) => `number(concat('0', ${header}/*[local-name()='${name}']))`;

test('texts come through as they are', () => {
  const invoice = { ...sampleInvoice, number: 'A<&>"1', notes: 'Größe\n日本語 🧾' };
  const xml = writeCii(invoice, computeTotals(invoice));
  expect(ask(xml, [`${at('ExchangedDocument')}/*[local-name()='ID']`, at('Content')])).toEqual([
    ...['A<&>"1', 'Größe', '日本語 🧾'],
  ]);
  expect(ask(xml, [`count(${at('SpecifiedTaxRegistration')})`, at('IBANID')])).toEqual([
    '1',
    'DE89370400440532013000',
  ]);
});

const lines = fc.array(
  fc.record({
    name: fc.constantFrom('Tea & cake', '<b>'),
    quantity: fc.constantFrom('1', '0.333', '12', '3.5'),
    price: fc.constantFrom('9.99', '100', '0.05'),
    vat: fc.constantFrom(...vatCategories),
    discount: fc.constantFrom('', '10', '33.3'),
    rate: fc.constantFrom('19', '7', '5.5'),
  }),
  { minLength: 1, maxLength: 6 },
);

test('what xmllint adds up agrees with the rules of EN 16931', () => {
  const samples = fc.sample(fc.tuple(lines, fc.constantFrom('net', 'gross'), fc.constantFrom('', '7.5')), 40);
  for (const [made, prices, discount] of samples) {
    const invoice: Invoice = {
      ...sampleInvoice,
      ...{ prices: prices, discount },
      lines: made.map((line) => ({ ...emptyLine, ...line, rate: line.vat === 'S' ? line.rate : '0' })),
    };
    const xml = writeCii(invoice, computeTotals(invoice));
    const rules: Readonly<Record<string, readonly [string, string]>> = {
      'BR-CO-10': [
        `sum(${at('SpecifiedTradeSettlementLineMonetarySummation')}/*)`,
        number('LineTotalAmount'),
      ],
      'BR-CO-11': [
        `sum(${at('ApplicableHeaderTradeSettlement')}/*[local-name()='SpecifiedTradeAllowanceCharge']/*[local-name()='ActualAmount'])`,
        number('AllowanceTotalAmount'),
      ],
      'BR-CO-13': [
        `${number('LineTotalAmount')} - ${number('AllowanceTotalAmount')}`,
        number('TaxBasisTotalAmount'),
      ],
      'BR-CO-14': [`sum(${at('CalculatedAmount')})`, number('TaxTotalAmount')],
      'BR-CO-15': [
        `${number('TaxBasisTotalAmount')} + ${number('TaxTotalAmount')}`,
        number('GrandTotalAmount'),
      ],
      'BR-CO-16': [
        `${header}/*[local-name()='DuePayableAmount']`,
        `${number('GrandTotalAmount')} + sum(${header}/*[local-name()='RoundingAmount'])`,
      ],
      'BR-S-08': [`sum(${at('BasisAmount')})`, number('TaxBasisTotalAmount')],
    };
    const sides = ask(xml, Object.values(rules).flat().map(cents));
    for (const [index, rule] of Object.keys(rules).entries())
      expect(sides[2 * index], `${rule} ${xml}`).toBe(sides[2 * index + 1]);
  }
});
