import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';

test('answers shares, percentages and changes exactly', () => {
  expect(answer('15% of 80', 'en')).toMatchObject({ text: '12', working: '15 ÷ 100 × 80' });
  expect(answer('what is 12.5 percent of 1,000?', 'en')?.text).toBe('125');
  // 0.07 * 100 is 7.000000000000001 in floating point.
  expect(answer('7% of 100', 'en')?.text).toBe('7');
  expect(answer('2,5 % of 1.000,50', 'de')?.text).toBe('25,0125');
  expect(answer('30 is what % of 200', 'en')?.text).toBe('15%');
  expect(answer('1 of 3 in %', 'en')?.text).toBe('33.333333%');
  expect(answer('80 + 15%', 'en')?.text).toBe('92');
  expect(answer('80 - 15% =', 'en')?.text).toBe('68');
});

test('the same question in other words', () => {
  const cases = {
    '20% off 50': '40',
    '20 percent on $50': '60',
    'increase 50 by 20%': '60',
    'decrease 50 by 20%': '40',
    'what percent of 80 is 20?': '25%',
    'percent change from 50 to 60': '+20%',
    'change from 60 to 45': '−25%',
    '18% tip on 40': '7.20, total 47.20',
    'VAT 19% of 100': '19.00, total 119.00',
    '20% VAT out of 120': '20.00, net 100.00',
    'sales tax in 107.25 at 7.25%': '7.25, net 100.00',
  };
  for (const [query, text] of Object.entries(cases)) {
    expect([query, answer(query, 'en')?.text]).toEqual([query, text]);
  }
  expect(answer('20% off 50', 'en')?.values).toMatchObject({ tab: 'price', price: '50', changes: '-20%' });
});

// Python: round(19.99 * 0.19, 2), round(200 * 19 / 119, 2), and half a cent away from zero.
test.each([
  ['vat 1% of 0.5', '0.01, total 0.51', 'add', '1', '0.5'],
  ['19.99 + 19% vat', '23.79, tax 3.80', 'add', '19', '19.99'],
  ['19.99 + vat 19%', '23.79, tax 3.80', 'add', '19', '19.99'],
  ['add 19% tax to 19.99', '23.79, tax 3.80', 'add', '19', '19.99'],
  ['0.05 + 10% vat', '0.06, tax 0.01', 'add', '10', '0.05'],
  ['200 excl. 19% vat', '238.00, tax 38.00', 'add', '19', '200'],
  ['200 incl. 19% vat', '168.07, tax 31.93', 'remove', '19', '200'],
  ['200 incl. vat at 19%', '168.07, tax 31.93', 'remove', '19', '200'],
  ['remove 19% vat from 200', '168.07, tax 31.93', 'remove', '19', '200'],
  ['remove vat 19% from 200', '168.07, tax 31.93', 'remove', '19', '200'],
  ['119 incl 19% VAT', '100.00, tax 19.00', 'remove', '19', '119'],
])('a tax is rounded to cents, and opens its own tab: %s', (query, text, taxWay, taxRate, taxPrice) => {
  const values = { tab: 'vat', taxWay, taxRate, taxPrice, locale: 'en' };
  expect(answer(query, 'en')).toMatchObject({ text, values });
});

test('is silent about anything else', () => {
  for (const query of [
    '',
    '15%',
    '15 of 80',
    '12 ft in m',
    '1 of 0 in %',
    'change from 0 to 5',
    'change from a to b',
    '20% off',
    '5%%%',
    '% of 80',
    '16:9',
    '2*(3+4)',
  ]) {
    expect(answer(query, 'en'), query).toBeUndefined();
  }
});

test('any text is answered or not, and never an error', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,%+- ofis')), maxLength: 40 }),
      (query) => {
        answer(query, 'en');
      },
    ),
  );
});
