import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutsOf, toggleCut, writeParts } from './cut-marks.ts';
import { planRanges } from './plan-parts.ts';

test.each([
  ['all', 3, '1-3 | 4-'],
  ['1-3 | 4-', 3, '1-'],
  ['1-2 | 3-', 4, '1-2 | 3-4 | 5-'],
  ['1-', 5, '1-5 | 6'],
  ['1-4', 2, '1-2 | 3-4'],
  ['2-4', 3, '2-3 | 4'],
  ['6-1', 3, '6-4 | 3-1'],
  ['6-4 | 3-1', 3, '6-1'],
  ['odd | 2-4', 2, '1, 3, 5 | 2 | 3-4'],
  ['1, 1-2 | 5', 1, '1, 1 | 2 | 5'],
  // Ranges give way where the two pages are not neighbors in them.
  ['1', 2, '1-2 | 3-'],
  ['2-4', 1, '1 | 2-'],
  ['odd', 5, '1-5 | 6'],
])('%s of six pages, pressed behind page %i, is %s', (parts, page, written) => {
  expect(writeParts(toggleCut(planRanges(parts, 6), page, 6), 6)).toBe(written);
});

test('where nothing is planned, or wrongly, the file is cut in two', () => {
  expect(writeParts(toggleCut(undefined, 1, 2), 2)).toBe('1 | 2');
});

test('what is written reads back as the same parts', () => {
  const property = fc.property(
    fc.array(fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 1 }), { minLength: 1 }),
    (parts) => {
      const plans = parts.map((pages) => ({ pages }));
      expect(planRanges(writeParts(plans, 12), 12)).toEqual(plans);
    },
  );
  fc.assert(property);
});

test('pressed twice, all is as before', () => {
  const whole = planRanges('all', 9);
  expect(cutsOf(toggleCut(whole, 4, 9))).toEqual(new Set([4]));
  expect(toggleCut(toggleCut(whole, 4, 9), 4, 9)).toEqual(whole);
});
