/**
 * A whole number from 0 to `limit` - 1, each as likely as the others, from the browser's secure generator.
 * `limit` is a whole number from 1 to 2 ** 32. Draws that would favour small numbers are thrown away.
 */
export function randomBelow(limit: number): number {
  const usable = 2 ** 32 - (2 ** 32 % limit);
  while (true) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < usable) return drawn % limit;
  }
}
