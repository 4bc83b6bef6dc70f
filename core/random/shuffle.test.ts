import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffle } from './shuffle.ts';

test('nothing is lost or added', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (items) => {
      const byValue = (a: number, b: number) => a - b;
      expect(shuffle(items).sort(byValue)).toEqual([...items].sort(byValue));
    }),
  );
});

test('every order comes out equally often when every draw does', () => {
  const counts = new Map<string, number>();
  for (let first = 0; first < 3; first += 1) {
    for (let second = 0; second < 2; second += 1) {
      const draws = [first, second];
      const order = shuffle(['a', 'b', 'c'], () => draws.shift() ?? 0).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
  }
  expect([...counts.values()]).toEqual([1, 1, 1, 1, 1, 1]);
});
