import { expect, test } from 'vitest';
import { minorUnitDigits } from './minor-units.ts';

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
])('%s has %i', (code, digits) => {
  expect(minorUnitDigits(code)).toBe(digits);
});
