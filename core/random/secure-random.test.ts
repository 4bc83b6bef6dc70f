import { expect, test, vi } from 'vitest';
import { randomBelow, randomUuid } from './secure-random.ts';

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

test('an id has the version and the variant of a random UUID, and is new each time', () => {
  const ids = Array.from({ length: 1000 }, randomUuid);
  // RFC 9562, sections 4.1 and 5.4: the first digit of the third group is 4, that of the fourth is 8, 9, a or b.
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(1000);
});
