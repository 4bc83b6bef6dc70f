/** A fair shuffle (Fisher and Yates) of a copy; `randomBelow(n)` gives a whole number from 0 to n - 1. */
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

/** Draws that would favour small numbers are thrown away. */
function secureBelow(limit: number): number {
  const usable = 2 ** 32 - (2 ** 32 % limit);
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < usable ? drawn % limit : secureBelow(limit);
}
