import { expect, test, vi } from 'vitest';
import { randomBelow } from './secure-random.ts';

/** Makes the generator give these 32-bit numbers, one after another. */
function draw(...numbers: number[]): void {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as unknown as Uint32Array)[0] = numbers.shift() ?? 0;
    return array;
  });
}

test('numbers from the incomplete last round are drawn again', () => {
  // 2 ** 32 = 429,496,729 × 10 + 6: the last six draws would make 0 to 5 more likely.
  draw(2 ** 32 - 1, 2 ** 32 - 6, 2 ** 32 - 7);
  expect(randomBelow(10)).toBe(9);
  draw(2 ** 32 - 1);
  expect(randomBelow(2 ** 32)).toBe(2 ** 32 - 1);
  draw(2 ** 32 - 1);
  expect(randomBelow(1)).toBe(0);
});

test('every number comes up about as often as the others', () => {
  const counts = new Array<number>(62).fill(0);
  const draws = 62_000;
  for (let index = 0; index < draws; index += 1) {
    const drawn = randomBelow(62);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  const expected = draws / 62;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // With 61 degrees of freedom, 143 is exceeded once in sixty million runs.
  expect(chiSquare).toBeLessThan(143);
});
