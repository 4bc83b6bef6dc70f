import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';

test('answers what is paid a month', () => {
  expect(answer('loan 200,000 6% 30 years', 'en')).toMatchObject({
    text: '1,199.10 per month',
    values: { amount: '200000', rate: '6', years: '30' },
  });
  expect(answer('mortgage of $162k at 3.875% over 30 years?', 'en')?.text).toBe('761.78 per month');
  expect(answer('loan 1.200 0% 1 year', 'de')?.text).toBe('100,00 per month');
});

test('is silent about anything else', () => {
  for (const query of [
    'loan',
    'loan 5',
    'loan 5 5%',
    'loan 0 5% 5 years',
    'loan 5 5% 0 years',
    'loan 5 5% 99 years',
    '5% of 80',
  ])
    expect(answer(query, 'en'), query).toBeUndefined();
});

test('any text is answered or not, and never an error', () => {
  const word = fc.constantFrom(
    'loan',
    'mortgage',
    '200k',
    '0',
    '1,5',
    '.',
    '5%',
    'at',
    '30',
    'years',
    '9'.repeat(400),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      answer(words.join(' '), 'en');
    }),
  );
});
