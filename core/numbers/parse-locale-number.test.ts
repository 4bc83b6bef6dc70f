import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLocaleNumber } from './parse-locale-number.ts';

const cases: [text: string, locale: string, plain: string | undefined][] = [
  ['1.5', 'en', '1.5'],
  ['1,5', 'en', '1.5'],
  ['1,5', 'de', '1.5'],
  ['1.5', 'de', '1.5'],
  ['1,234', 'en', '1234'],
  ['1,234', 'de', '1.234'],
  ['1.234', 'de', '1234'],
  ['1.234', 'en', '1.234'],
  ['0,234', 'en', '0.234'],
  ['1,234.5', 'de', '1234.5'],
  ['1.234,5', 'en', '1234.5'],
  ['1.234.567', 'en', '1234567'],
  ['12,34,567.8', 'en-IN', '1234567.8'],
  ['1 234,5', 'fr', '1234.5'],
  ['1\u202f234,5', 'fr', '1234.5'],
  ['1’234.5', 'de-CH', '1234.5'],
  ['−40', 'en', '-40'],
  ['\u200e-40', 'en', '-40'],
  ['+7', 'en', '7'],
  ['.5', 'en', '0.5'],
  ['5.', 'en', '5'],
  ['1.5e3', 'en', '1.5e3'],
  ['6,02×10^23', 'de', '6.02e23'],
  ['١٬٢٣٤٫٥', 'ar-EG', '1234.5'],
  ['१२३', 'hi', '123'],
  ['۱۲۳', 'fa', '123'],
  ['', 'en', undefined],
  ['.', 'en', undefined],
  ['1,23,4', 'en', undefined],
  ['1.2.3', 'en', undefined],
  ['12 34', 'en', undefined],
  ['1e', 'en', undefined],
  ['abc', 'en', undefined],
  ['1-2', 'en', undefined],
  ['Infinity', 'en', undefined],
];

test.each(cases)('%s in %s is %s', (text, locale, plain) => {
  expect(parseLocaleNumber(text, locale)).toBe(plain);
});

test('what Intl writes is read back, in every locale', () => {
  const locales = ['en', 'de', 'fr', 'de-CH', 'en-IN', 'pl', 'pt-BR', 'ru', 'ar-EG', 'fa', 'hi', 'sv', 'ja'];
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
      fc.integer({ min: 0, max: 4 }),
      (locale, units, decimals) => {
        const value = units / 10 ** decimals;
        const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(value);
        expect(Number(parseLocaleNumber(written, locale)), `${written} in ${locale}`).toBeCloseTo(value, 4);
      },
    ),
    { numRuns: 1000 },
  );
});

test('any text is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const plain = parseLocaleNumber(text, 'en');
      if (plain !== undefined) expect(plain).toMatch(/^-?\d+(?:\.\d+)?(?:e-?\d+)?$/);
    }),
  );
});
