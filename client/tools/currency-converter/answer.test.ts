import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { snapshotDate } from './rates/rate-book.ts';

// A peg is the same on every day: 655.957 francs CFA for a euro.
test('answers amounts, sums and several currencies', () => {
  expect(answer('2*50 euros in xof', 'en')).toEqual({
    text: '65,596 XOF',
    working: `100 EUR, by the rates of ${snapshotDate}: 1 EUR = 655.957 XOF`,
    opens: '100 EUR → XOF',
    values: { amount: '100', from: 'EUR', to: 'XOF', locale: 'en' },
  });
  expect(answer('€1000 to XOF, xaf', 'en')?.text).toBe('655,957 XOF; 655,957 XAF');
  expect(answer('how much is 1,5 eur in xof?', 'de')?.text).toBe('984 XOF');
  expect(answer('10+5-2*2 eur in xof', 'en')?.values?.amount).toBe('11');
  expect(answer('usd in eur', 'en')?.opens).toBe('1 USD → EUR');
});

test('is silent about anything else', () => {
  for (const query of [
    '',
    '100',
    '12 ft in m',
    '3pm Tokyo in Berlin',
    '5 pounds',
    '1 cup',
    '10 all',
    '100 usd in usd',
    '100 dem in eur',
    '5 pounds in kg',
    '1/0 usd in eur',
    'usd',
    'all in one',
  ]) {
    expect(answer(query, 'en'), query).toBeUndefined();
  }
});

test('any text is answered or not, and never an error', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,+-*/ $€usdinto')), maxLength: 40 }),
      (query) => {
        answer(query, 'en');
      },
    ),
  );
});

test('a lone amount is converted to euros, and euros to dollars', () => {
  expect(answer('50 usd', 'en')?.text).toBe(answer('50 usd in eur', 'en')?.text);
  expect(answer('€50', 'en')?.text).toBe(answer('50 eur in usd', 'en')?.text);
});
