import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';

test('answers in total and per year', () => {
  expect(answer('roi 1000 to 1500', 'en')).toMatchObject({ text: '50.00%', values: { paid: '1000' } });
  expect(answer('CAGR $1,000 to $1,500 in 3 years', 'en')?.text).toBe('14.47% per year');
  expect(answer('roi 1000 to 1500 in 3 years?', 'en')?.working).toBe('50.00% in total, 14.47% per year');
  expect(answer('roi 100 to 0', 'en')?.text).toBe('−100.00%');
});

test('is silent about anything else', () => {
  for (const query of [
    'roi',
    'roi 5',
    'roi 0 to 5',
    'cagr 1 to 2',
    'cagr 1 to 2 in 0 years',
    '1000 to 1500',
    '100 usd to eur',
  ])
    expect(answer(query, 'en'), query).toBeUndefined();
});

test('any text is answered or not, and never an error', () => {
  const word = fc.constantFrom(
    'roi',
    'cagr',
    '1000',
    '0',
    '1,5',
    '.',
    'to',
    'in',
    '3',
    'years',
    '9'.repeat(400),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      answer(words.join(' '), 'en');
    }),
  );
});
