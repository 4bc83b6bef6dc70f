import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRational, rational, toExactDecimal, toFixedDecimal, toScientific } from './rational.ts';

const fractions = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 12n }))
  .map(([numerator, denominator]) => rational(numerator, denominator));

test('decimals are read exactly', () => {
  expect(parseRational('0.1')).toEqual(rational(1n, 10n));
  expect(parseRational('-1.50e2')).toEqual(rational(-150n));
  expect(parseRational('.5')).toEqual(rational(1n, 2n));
  for (const text of ['', '.', '1e', '1,5', '0x1', '1e99999', 'NaN']) {
    expect(() => parseRational(text)).toThrow(SyntaxError);
  }
});

test('the laws of fractions hold', () => {
  fc.assert(
    fc.property(fractions, fractions, fractions, (a, b, c) => {
      expect(rational.add(a, b)).toEqual(rational.add(b, a));
      expect(rational.subtract(rational.add(a, b), b)).toEqual(a);
      expect(rational.multiply(a, rational.add(b, c))).toEqual(
        rational.add(rational.multiply(a, b), rational.multiply(a, c)),
      );
      if (b.numerator !== 0n) expect(rational.multiply(rational.divide(a, b), b)).toEqual(a);
      expect(rational.compare(a, b)).toBe(-rational.compare(b, a) + 0);
    }),
  );
});

test('rounding goes to the nearest, ties away from zero', () => {
  expect(toFixedDecimal(parseRational('0.0000005'), 6)).toBe('0.000001');
  expect(toFixedDecimal(parseRational('-0.0000005'), 6)).toBe('-0.000001');
  expect(toFixedDecimal(parseRational('0.00000049999'), 6)).toBe('0');
  expect(toFixedDecimal(parseRational('1.100'), 6)).toBe('1.1');
  // 1.005 has no exact double: Number(1.005).toFixed(2) is "1.00".
  expect(toFixedDecimal(parseRational('1.005'), 2)).toBe('1.01');
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), (cents) => {
      expect(Number(toFixedDecimal(rational(BigInt(cents), 100n), 2))).toBe(cents / 100);
    }),
  );
});

test('an exact decimal is the value again', () => {
  expect(toExactDecimal(rational(1n, 3n), 50)).toBeUndefined();
  expect(toExactDecimal(rational(1n, 8n), 50)).toBe('0.125');
  expect(toExactDecimal(parseRational('1e-60'), 50)).toBeUndefined();
  fc.assert(
    fc.property(fractions, (value) => {
      const text = toExactDecimal(value, 80);
      if (text !== undefined) expect(parseRational(text)).toEqual(value);
    }),
  );
});

test('scientific notation keeps the asked digits', () => {
  expect(toScientific(parseRational('1e-9'), 10)).toBe('1e-9');
  expect(toScientific(rational(1n, 3n), 5)).toBe('3.3333e-1');
  expect(toScientific(parseRational('999996'), 5)).toBe('1e6');
  expect(toScientific(parseRational('-123456'), 3)).toBe('-1.23e5');
  fc.assert(
    fc.property(fractions, (value) => {
      const text = toScientific(value, 15);
      const error = rational.subtract(parseRational(text), value);
      const bound = rational.multiply(value, parseRational('1e-14'));
      expect(
        rational.compare(rational.multiply(error, error), rational.multiply(bound, bound)),
      ).toBeLessThanOrEqual(0);
    }),
  );
});
