import { expect, test } from 'vitest';
import { currencyDigits, minorUnitDigits } from './currency-digits.ts';

// ISO 4217, list one, column “Mnr Unt”.
test.each([
  ['', 2],
  ['eur', 2],
  ['JPY', 0],
  ['VED', 2],
  ['BOV', 2],
  ['CHE', 2],
  ['CHW', 2],
  ['CLF', 4],
  ['COU', 2],
  ['MXV', 2],
  ['USN', 2],
  ['UYI', 0],
  ['UYW', 4],
])('amounts in “%s” have %i digits', (code, digits) => {
  expect(currencyDigits(code)).toBe(digits);
});

test('what is no money is named as what it is', () => {
  expect(() => currencyDigits('XTS')).toThrow('“XTS” stands for tests in ISO 4217, and has no amounts.');
  expect(() => currencyDigits('xxx')).toThrow('“xxx” stands for no currency at all in ISO 4217');
  expect(() => currencyDigits('XYZ')).toThrow('“XYZ” is not an ISO 4217 code.');
});

// ISO 4217, list one, column “Mnr Unt”.
test.each([
  ['EUR', 2],
  ['USD', 2],
  ['HUF', 2],
  ['JPY', 0],
  ['ISK', 0],
  ['KWD', 3],
  ['IQD', 3],
  ['CLF', 4],
  ['UYW', 4],
])('%s has %i minor digits', (code, digits) => {
  expect(minorUnitDigits(code)).toBe(digits);
});
