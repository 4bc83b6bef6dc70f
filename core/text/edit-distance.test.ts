import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test('distances known from the literature', () => {
  // Wagner and Fischer's and Damerau's examples; "ca" to "abc" is 3 where a place is changed at most once.
  const known: [string, string, number][] = [
    ['kitten', 'sitting', 3],
    ['saturday', 'sunday', 3],
    ['flaw', 'lawn', 2],
    ['ab', 'ba', 1],
    ['ca', 'abc', 3],
    ['', 'abc', 3],
    ['same', 'same', 0],
  ];
  for (const [a, b, distance] of known) expect(editDistance(a, b), `${a} ${b}`).toBe(distance);
});

test('is a distance: none to itself, the same both ways, never more than the longer word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
      const distance = editDistance(a, b);
      expect(distance === 0).toBe(a === b);
      expect(distance).toBe(editDistance(b, a));
      expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
    }),
  );
});
