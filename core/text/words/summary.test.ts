import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rank, summarize } from './summary.ts';

test('the sentences that others lean on, in their order', () => {
  const text =
    'Bees make honey in their hive. The weather was fine. Honey from the hive is sold by the keepers of bees. ' +
    'Nobody knows why. Keepers visit each hive of bees in spring.';
  expect(summarize(text, 3).map(({ text: own }) => own)).toEqual([
    'Bees make honey in their hive.',
    'Honey from the hive is sold by the keepers of bees.',
    'Keepers visit each hive of bees in spring.',
  ]);
  expect(summarize('One. Two.', 5)).toHaveLength(2);
  expect(summarize('', 3)).toEqual([]);
});

// PageRank by hand: of a star of three around a middle, the middle satisfies r = 0.15 + 0.85 · 3s, s = 0.15 + 0.85 · r / 3.
test('the weights are those that stand still', () => {
  const star = [
    [0, 1, 1, 1],
    [1, 0, 0, 0],
    [1, 0, 0, 0],
    [1, 0, 0, 0],
  ];
  const [middle = 0, side = 0] = rank(star);
  expect(middle).toBeCloseTo((0.15 + 0.85 * 3 * 0.15) / (1 - 0.85 ** 2), 5);
  expect(side).toBeCloseTo(0.15 + (0.85 * middle) / 3, 5);
});

test('a summary is a part of the text, in its order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Bees fly.', 'A hive!', 'Honey?', 'x', '\n\n', ' '), { maxLength: 30 }),
      (parts) => {
        const text = parts.join(' ');
        let end = -1;
        for (const { text: own, from } of summarize(text, 3)) {
          expect(text.slice(from, from + own.length)).toBe(own);
          expect(from).toBeGreaterThan(end);
          end = from;
        }
      },
    ),
  );
});
