import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rational } from '#core/numbers/rational.ts';
import { localizeDecimal, writeForField } from './number-text.ts';
import { parseAmount } from './amounts.ts';

test('decimals are written as the locale writes them, to the last digit', () => {
  expect(localizeDecimal('1234567.000000000000000000001', 'en')).toBe('1,234,567.000000000000000000001');
  expect(localizeDecimal('1234.5', 'de')).toBe('1.234,5');
  expect(localizeDecimal('1.5e-9', 'de')).toBe('1,5 × 10^-9');
});

test('what is put into the box is read back as the same value, in every locale', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('en', 'de', 'fr', 'de-CH', 'en-IN'),
      fc.integer({ min: 0, max: 9_000_000 }),
      fc.integer({ min: 1, max: 3000 }),
      (locale, top, bottom) => {
        const value = rational(BigInt(top), BigInt(bottom));
        expect(parseAmount(writeForField(value, locale), locale)).toEqual(value);
      },
    ),
  );
});
