import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutsOf, writeCuts } from './cut-marks.ts';
import { planRanges } from './plan-parts.ts';

test.each([
  [[3], 6, '1-3 | 4-'],
  [[1, 2], 3, '1 | 2 | 3'],
  [[], 4, '1-'],
  [[], 1, '1'],
  [[4, 2], 6, '1-2 | 3-4 | 5-'],
  [[0, 9], 5, '1-'],
])('cuts behind %o of %i pages are %s', (cuts, pageCount, written) => {
  expect(writeCuts(new Set(cuts), pageCount)).toBe(written);
});

test('what is written reads back as the same cuts', () => {
  const property = fc.property(
    fc.integer({ min: 1, max: 60 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 59 })),
    (pageCount, cuts) => {
      const kept = cuts.filter((page) => page < pageCount);
      expect(cutsOf(planRanges(writeCuts(new Set(kept), pageCount), pageCount), pageCount)).toEqual(
        new Set(kept),
      );
    },
  );
  fc.assert(property);
});

test.each(['1', '2-1', '1-2, 2-3', '1 | 3'])('%s of three pages is no matter of cuts', (parts) => {
  expect(cutsOf(planRanges(parts, 3), 3)).toBeUndefined();
});
