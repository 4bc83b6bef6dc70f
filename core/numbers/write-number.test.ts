import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLocaleNumber } from './parse-locale-number.ts';
import { writeAsTyped } from './locale-marks.ts';
import { writeDecimal } from './write-decimal.ts';
import { writeNumber } from './write-number.ts';

/** One for each way in which ICU writes numbers: marks, groups, digits, the minus sign and its direction. */
const locales = [
  ...[
    'en',
    'de',
    'fr',
    'fr-FR',
    'de-CH',
    'fr-CH',
    'de-AT',
    'gsw',
    'es',
    'pt-PT',
    'pl',
    'ru',
    'eu',
    'fi',
    'sv',
  ],
  ...[
    'hi-IN',
    'en-IN',
    'mr',
    'ne',
    'bn-BD',
    'as',
    'my',
    'dz',
    'sat',
    'ccp',
    'ff-Adlm',
    'nqo',
    'ja',
    'zh-Hant',
  ],
  ...['ar', 'ar-EG', 'ar-MA', 'ar-SA', 'he', 'fa-IR', 'ps', 'ks', 'sd', 'ckb', 'ur', 'uz-Arab'],
];
/** Ours is a true minus sign everywhere; `Intl` takes the hyphen in most languages. */
const withMinus = (written: string) => written.replace('-', '−');
/** Marks that separate a number from the sentence around it. */
const bare = (written: string) => written.replaceAll(/[\u2066\u2069]/g, '');

test('decimals of any length keep every digit', () => {
  expect(writeDecimal('1234567.000000000000000000001', 'en')).toBe('1,234,567.000000000000000000001');
  expect(writeDecimal('-1234.5', 'de')).toBe('−1.234,5');
  expect(bare(writeDecimal(`1.${'0'.repeat(200)}1`, 'ar-EG'))).toBe(`١٫${'٠'.repeat(200)}١`);
  expect(writeNumber(-(10n ** 30n), 'fr')).toBe(`−1${'\u202f000'.repeat(10)}`);
  expect(writeDecimal(`${'9'.repeat(9999)}.5`, 'en')).toHaveLength(9999 + 3332 + 2);
});

test('scientific notation, signs, digits at least and at most', () => {
  expect(writeDecimal('1.5e-9', 'de')).toBe('1,5 × 10^−9');
  expect(writeDecimal('-2e+1234', 'en')).toBe('−2 × 10^1234');
  expect(writeDecimal('1.5e-9', 'hi-IN-u-nu-deva')).toBe('१.५ × १०^−९');
  expect(writeDecimal('5', 'en', { minimumFractionDigits: 2 })).toBe('5.00');
  expect(writeNumber(2 / 3, 'en', { maximumFractionDigits: 2 })).toBe('0.67');
  expect(writeDecimal('5', 'en', { signDisplay: 'exceptZero' })).toBe('+5');
  expect(writeDecimal('0.00', 'en', { signDisplay: 'exceptZero' })).toBe('0.00');
  expect([writeDecimal('-0', 'en'), writeDecimal('-0.0', 'en'), writeNumber(-0)]).toEqual(['0', '0.0', '0']);
  expect(writeNumber(1234, 'en', { useGrouping: false })).toBe('1234');
});

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 9 }))
  .filter(([digits]) => digits !== 0n)
  .map(([digits, fractionDigits]) => {
    const size = (digits < 0n ? -digits : digits).toString().padStart(fractionDigits + 1, '0');
    const [whole, fraction] = [
      size.slice(0, size.length - fractionDigits),
      size.slice(size.length - fractionDigits),
    ];
    const trimmed = fraction.replace(/0+$/, '');
    return `${digits < 0n ? '-' : ''}${whole}${trimmed === '' ? '' : `.${trimmed}`}`;
  });

test('as Intl writes it, in every locale', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), decimals, (locale, plain) => {
      const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
      expect(bare(writeDecimal(plain, locale))).toBe(
        withMinus(format.format(plain as Intl.StringNumericLiteral)),
      );
      const float = Number(plain);
      expect(bare(writeNumber(float, locale))).toBe(withMinus(format.format(float)));
    }),
    { numRuns: 2000 },
  );
});

test('what is written without Intl is as Intl writes it', () => {
  const styles = fc.record(
    { useGrouping: fc.boolean(), maximumFractionDigits: fc.integer({ min: 0, max: 20 }) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.constantFrom('en', 'en-US'), styles, fc.maxSafeInteger(), (locale, style, whole) => {
      const format = new Intl.NumberFormat(locale, style);
      expect(writeNumber(whole, locale, style)).toBe(withMinus(format.format(whole)));
      expect(writeNumber(BigInt(whole) ** 3n, locale, style)).toBe(
        withMinus(format.format(BigInt(whole) ** 3n)),
      );
    }),
  );
  expect(writeDecimal('-007.50', 'en')).toBe('−7.50');
  expect(writeDecimal('.5', 'en', { minimumFractionDigits: 2 })).toBe('0.50');
  expect(writeNumber(1234, 'en', { useGrouping: 'min2' })).toBe('1234');
  expect(writeNumber(1234, 'en-IN')).toBe('1,234');
  expect(writeNumber(123_456, 'en-IN')).toBe('1,23,456');
  expect(writeNumber(5, 'en', { style: 'percent' })).toBe('500%');
});

test('what is written, or copied, is read back as the same number, in every locale', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      decimals,
      fc.option(fc.integer({ min: -999, max: 999 }), { nil: undefined }),
      (locale, mantissa, exponent) => {
        const plain = exponent === undefined ? mantissa : `${mantissa}e${exponent}`;
        expect(parseLocaleNumber(writeDecimal(plain, locale), locale)).toBe(plain);
        expect(parseLocaleNumber(writeAsTyped(plain, locale), locale)).toBe(plain);
        const ungrouped = writeDecimal(plain, locale, { useGrouping: false });
        expect(parseLocaleNumber(ungrouped, locale)).toBe(plain);
      },
    ),
    { numRuns: 4000 },
  );
});

test('what is copied has Western digits and no groups, so that other programs read it', () => {
  expect(writeAsTyped('-1234567.5', 'de')).toBe('-1234567,5');
  expect(writeAsTyped('1234567.5', 'ar-EG')).toBe('1234567.5');
  expect(writeAsTyped('1.5e-9', 'fr')).toBe('1,5e-9');
});

test('from right to left it keeps its place in a sentence, and only there', () => {
  expect(writeNumber(5, 'ar-EG')).toBe('\u2066٥\u2069');
  expect(writeDecimal('-1.5e9', 'ar-EG')).toBe('\u2066\u061c−١٫٥ × ١٠^٩\u2069');
  for (const locale of ['en', 'de', 'hi-IN-u-nu-deva'])
    expect(writeNumber(-5, locale)).not.toMatch(/[\u2066\u2069]/);
});
