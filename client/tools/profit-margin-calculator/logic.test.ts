import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { charmPrice, type Known, salesFor, solveTrade, traceSale } from './logic.ts';

const known = (values: Record<string, string>): Known =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, parseRational(value)]));
const shown = (values: Record<string, string>) => {
  const { cost, price, profit, margin, markup } = solveTrade(known(values));
  return [cost, price, profit, margin, markup].map((value) => value && toFixedDecimal(value, 4));
};

// The figures of the usual textbook example: a cost of 80 and a price of 100.
test('any two of five give the rest', () => {
  const all = { cost: '80', price: '100', profit: '20', margin: '20', markup: '25' };
  const keys = Object.keys(all) as (keyof typeof all)[];
  for (const [index, one] of keys.entries()) {
    for (const other of keys.slice(index + 1)) {
      if (one === 'margin' && other === 'markup') continue;
      expect(shown({ [one]: all[one], [other]: all[other] })).toEqual(Object.values(all));
    }
  }
  expect(shown({ cost: '65', margin: '35' })[1]).toBe('100');
});

test('what has no share says so, and what is impossible is refused', () => {
  expect(shown({ cost: '0', price: '10' })).toEqual(['0', '10', '10', '100', undefined]);
  expect(shown({ cost: '10', price: '0' })).toEqual(['10', '0', '-10', undefined, '-100']);
  expect(shown({ cost: '100', price: '80' })).toEqual(['100', '80', '-20', '-25', '-20']);
  expect(() => shown({ cost: '10', margin: '100' })).toThrow(/100% or more is impossible/);
  expect(() => shown({ profit: '10', margin: '0' })).toThrow(/does not say the price/);
  expect(() => shown({ price: '10', markup: '-100' })).toThrow(/does not say the price/);
});

test('a margin leads to its price and back', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 9n), fc.bigInt(-500n, 99n), (cents, percent) => {
      const { price, margin } = solveTrade({ cost: rational(cents, 100n), margin: rational(percent) });
      expect(margin).toEqual(rational(percent));
      expect(solveTrade({ price, margin }).cost).toEqual(rational(cents, 100n));
    }),
  );
});

// By hand: 100 − 10 % = 90; + 20 % tax = 108; fee 5 % of 108 = 5.40; 90 − 5.40 − 3 − 50 = 31.60.
test('a sale with discount, tax, fee and shipping', () => {
  const [tax, discount, fee, shipping] = ['20', '10', '5', '3'].map(parseRational) as never[];
  const sale = traceSale(solveTrade(known({ cost: '50', price: '100' })), {
    tax,
    discount,
    fee,
    shipping,
  } as never);
  expect(
    [sale.net, sale.paid, sale.feeAmount, sale.contribution].map((each) => toFixedDecimal(each, 2)),
  ).toEqual(['90', '108', '5.4', '31.6']);
});

test('sales are whole, and enough', () => {
  expect(salesFor(rational(100n), rational(30n))).toBe(4n);
  expect(salesFor(rational(90n), rational(30n))).toBe(3n);
  expect(salesFor(rational(90n), rational(0n))).toBeUndefined();
});

test.each([
  ['15.3', '15.99'],
  ['15.99', '15.99'],
  ['15.991', '16.99'],
  ['16', '16.99'],
])('%s becomes %s', (price, charm) => {
  expect(toFixedDecimal(charmPrice(parseRational(price)), 2)).toBe(charm);
});
