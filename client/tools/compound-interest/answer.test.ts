import { expect, test } from 'vitest';
import { answer } from './answer.ts';

// Python: decimal, start * (1 + rate / 100 / n) ** (n * years).
test.each([
  ['compound interest 1000 at 5% for 10 years', '1,628.89', { start: '1000', rate: '5', compounding: 1 }],
  ['compound interest 1000 5% 10 years', '1,628.89', { years: '10', deposit: '0' }],
  ['5000 at 3% compounded monthly for 5 years', '5,808.08', { start: '5000', compounding: 12, years: '5' }],
  ['$5,000 at 3% for 5 years compounded quarterly', '5,805.92', { compounding: 4 }],
  ['2000 at 4.5% compounded daily over 3 years', '2,289.05', { rate: '4.5', compounding: 365 }],
])('%s is %s', async (query, text, values) => {
  expect(await answer(query, 'en')).toMatchObject({ text, values: { find: 'end', locale: 'en', ...values } });
});

test.each([
  '',
  '1000 at 5% for 10 years',
  '1000 at 5% compounded often for 10 years',
  'compound interest 1000 at 5% for 1000 years',
  'compound interest 1000 at 5% for 2.5 years',
  'compound interest calculator',
])('is silent about %j', async (query) => {
  expect(await answer(query, 'en')).toBeUndefined();
});
