import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { describeLimits, isWithin } from './number-limits.ts';
import { parseRational } from './rational.ts';
import { isFixedExact, writeFixed, writeFull } from './rational-text.ts';
import { type NumberQuestion, readNumber } from './read-number.ts';
import { bareNumber, readTyped } from './typed-number.ts';

test.each([
  ['1,234.50 €', 'en', '1234.50'],
  ['€1,234.50', 'en', '1234.50'],
  ['1.234,50 €', 'de', '1234.50'],
  ['US$ 5', 'en', '5'],
  ['R$ 1.234,50', 'pt-BR', '1234.50'],
  ["CHF 1'234.50", 'de-CH', '1234.50'],
  ['12 USD', 'en', '12'],
  ['-€5', 'en', '-5'],
  ['(1,234.50)', 'en', '-1234.50'],
  ['($5.00)', 'en', '-5.00'],
  ['15 %', 'fr', '15'],
  ['≈ 1,4', 'de', '1.4'],
  ['٪١٥', 'ar-EG', undefined],
  ['١٥٪', 'ar-EG', '15'],
  ['12 kg', 'en', '12'],
  ['12 ft', 'en', undefined],
  ['12 ABC', 'en', undefined],
  ['1.5e-3', 'en', '1.5e-3'],
  ['', 'en', undefined],
])('%s in %s is %s', (text, locale, plain) => {
  expect(readTyped(text, locale, 'kg')).toBe(plain);
});

test('a bare number is left as it is, in its own notation', () => {
  for (const text of ['1,234.50', '-5', '1.5e-3', '']) expect(bareNumber(text)).toBe(text);
  expect(bareNumber('1,234.50 €\n')).toBe('1,234.50');
});

test('a mistake names its field, and says how to fix it', () => {
  const question: NumberQuestion = { label: 'Bill', field: 'bill', locale: 'en' };
  const mistake = (text: string, limits: Partial<NumberQuestion> = {}) => {
    try {
      readNumber(text, { ...question, ...limits });
    } catch (error) {
      if (error instanceof ToolInputError) return { message: error.message, ...error.details };
    }
    return undefined;
  };
  expect(mistake('12x')).toEqual({
    message: 'Bill: “12x” is not a number.',
    field: 'bill',
    hint: 'Write it as in 1.5, 1,5 or 1,234.',
  });
  expect(mistake(' ')?.message).toBe('Bill: a number is missing.');
  expect(mistake('1e9999')?.message).toContain('too large or too small to calculate');
  expect(mistake('0', { min: 1, max: 1000 })).toMatchObject({
    field: 'bill',
    hint: 'A number from 1 to 1,000, please.',
  });
  expect(mistake('1.5', { isInteger: true })?.hint).toBe('A whole number, please.');
  expect(mistake('0.1', { max: 0.1 })).toBeUndefined();
  expect(readNumber('1,234.5 €', question)).toEqual(parseRational('1234.5'));
});

test('limits in words', () => {
  expect(describeLimits({ min: -1000, max: 1000, isInteger: true })).toBe(
    'A whole number from −1,000 to 1,000',
  );
  expect(describeLimits({ min: 0 })).toBe('A number, 0 or more');
  expect(describeLimits({ max: 0.5 }, 'de')).toBe('A number, 0,5 at most');
  expect(
    [1, 0, 1.5, Number.NaN, Infinity].map((value) => isWithin(value, { min: 1, isInteger: true })),
  ).toEqual([true, false, false, false, false]);
});

test('fractions: with fixed digits, and in full where they end', () => {
  const third = { numerator: 1n, denominator: 3n };
  expect([writeFixed(third, 'en'), writeFixed(third, 'en', 4)]).toEqual(['0.33', '0.3333']);
  expect(writeFixed(parseRational('-1234.5'), 'de')).toBe('−1.234,50');
  expect(writeFixed(parseRational('1e40'), 'en')).toBe('1 × 10^40');
  expect([writeFull(third, 'en'), writeFull(parseRational('0.125'), 'fr')]).toEqual([
    '≈ 0.333333333333',
    '0,125',
  ]);
  // A rounded value never has fewer decimals than an amount of money, and a finite one keeps all of its own.
  const thirdOf = (numerator: bigint) => writeFull({ numerator, denominator: 3n }, 'en');
  expect([thirdOf(10n ** 8n), thirdOf(10n ** 9n), thirdOf(10n ** 20n), thirdOf(10n ** 40n)]).toEqual([
    '≈ 33,333,333.3333',
    '≈ 333,333,333.3333',
    '≈ 33,333,333,333,333,333,333.3333',
    '≈ 3.33333333333 × 10^39',
  ]);
  expect(writeFull(parseRational(`${'9'.repeat(30)}.0125`), 'en')).toMatch(/^999,.*,999\.0125$/);
  expect(writeFull(parseRational('1e40'), 'en')).toBe('1 × 10^40');
  expect([isFixedExact(third), isFixedExact(parseRational('0.25')), isFixedExact(third, 9)]).toEqual([
    false,
    true,
    false,
  ]);
});
