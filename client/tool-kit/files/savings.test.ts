import { expect, test } from 'vitest';
import { addSizes, formatSaved, savedPercent } from './savings.ts';

test.each([
  [4_800_000, 612_000, 87, '−87%'],
  [1000, 1000, 0, '0%'],
  [1000, 1001, -1, '+1%'],
  [1000, 2000, -100, '+100%'],
  [200, 210, -5, '+5%'],
  [100_000, 1, 99, '−99%'],
  [0, 0, 0, '0%'],
])('%i bytes to %i', (before, after, percent, text) => {
  expect(savedPercent({ before, after })).toBe(percent);
  expect(formatSaved({ before, after })).toBe(text);
});

test('a batch counts its bytes, not its files', () => {
  const sizes = [
    { before: 900, after: 90 },
    { before: 100, after: 110 },
  ];
  expect(savedPercent(addSizes(sizes))).toBe(80);
});
