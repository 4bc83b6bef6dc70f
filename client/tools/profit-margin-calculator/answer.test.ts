import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';

test('answers from any two', () => {
  expect(answer('cost 80 price 100', 'en')).toMatchObject({
    text: '20% margin',
    values: { known: 'cost-price', cost: '80', price: '100' },
  });
  expect(answer('cost 65, margin 35%', 'en')?.text).toBe('price 100');
  expect(answer('$80 cost and 25% markup', 'en')?.text).toBe('price 100');
  expect(answer('cost 1,5 markup 100', 'de')?.text).toBe('price 3');
});

test('answers what is named first or last', () => {
  // 20 of 60 and 20 of 40, by hand.
  expect(answer('margin cost 40 price 60', 'en')?.text).toBe('33.33% margin');
  expect(answer('cost 40 selling price 60 markup', 'en')?.text).toBe('50% markup');
});

test('is silent about anything else', () => {
  for (const query of [
    '',
    'cost',
    'cost 5',
    'margin 20 markup 25',
    'cost 5 cost 6',
    'cost 1 margin 100',
    'profit 5 margin 0',
    '15% of 80',
    'price of 100',
  ])
    expect(answer(query, 'en'), query).toBeUndefined();
});

test('any text is answered or not, and never an error', () => {
  const word = fc.constantFrom(
    'cost',
    'price',
    'profit',
    'margin',
    'markup',
    '0',
    '5',
    '100%',
    '1,5',
    '-1',
    'and',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      answer(words.join(' '), 'en');
    }),
  );
});
