import { randomBelow as secureBelow } from './secure-random.ts';

/** Returns a fairly shuffled copy (Fisher and Yates); `randomBelow(n)` returns a whole number from 0 to n - 1. */
export function shuffle<Item>(
  items: readonly Item[],
  randomBelow: (limit: number) => number = secureBelow,
): Item[] {
  const shuffled = [...items];
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    const other = randomBelow(index + 1);
    [shuffled[index], shuffled[other]] = [shuffled[other] as Item, shuffled[index] as Item];
  }
  return shuffled;
}
