import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rational } from '#core/numbers/rational.ts';
import { parseAmount, writeAmount, writeAmountAsTyped } from './amounts.ts';

test('amounts in the digits, groups and powers of every script', () => {
  for (const [text, locale] of [
    ['١٬٢٣٤٫٥', 'ar-EG'],
    ['1’234.5', 'de-CH'],
    ['12,34,500 × 10^−3', 'en-IN'],
  ] as const) {
    expect(parseAmount(text, locale)).toEqual(rational(2469n, 2n));
  }
});

test('what is put into the box is read back as the same value, in every locale', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('en', 'de', 'fr', 'de-CH', 'en-IN', 'ar-EG', 'fa-IR', 'hi-IN-u-nu-deva'),
      fc.integer({ min: 0, max: 9_000_000 }),
      fc.integer({ min: 1, max: 3000 }),
      (locale, top, bottom) => {
        const value = rational(BigInt(top), BigInt(bottom));
        expect(parseAmount(writeAmountAsTyped(value, locale), locale)).toEqual(value);
        expect(parseAmount(writeAmount(value, locale), locale)).toEqual(value);
      },
    ),
  );
});

test.each(['1e400', '1e-400', `1${'0'.repeat(50)}`, '12345678901234567890123456789012345678901234567890.5'])(
  '%s is read back from the box, however long',
  (text) => {
    const value = parseAmount(text, 'en');
    if (!value) throw new Error('not read');
    expect(parseAmount(writeAmountAsTyped(value, 'en'), 'en')).toEqual(value);
  },
);
