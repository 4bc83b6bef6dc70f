import { randomBelow } from '#core/secure-random.ts';

/**
 * Draws a password: each of the possible ones is as likely as the others. With `hasEveryType` those that lack a
 * type are drawn again as a whole, so that no place in them is more likely to hold a digit than another.
 */
export function randomPassword(
  types: readonly (readonly string[])[],
  length: number,
  hasEveryType: boolean,
): string {
  const pool = types.flat();
  while (true) {
    const drawn = Array.from({ length }, () => pool[randomBelow(pool.length)] ?? '');
    if (!hasEveryType || types.every((type) => drawn.some((character) => type.includes(character)))) {
      return drawn.join('');
    }
  }
}

/** The exact number of passwords that `randomPassword` can give, by inclusion and exclusion. */
export function countPasswords(
  types: readonly (readonly string[])[],
  length: number,
  hasEveryType: boolean,
): bigint {
  const sizes = types.map((type) => BigInt(type.length));
  const total = sizes.reduce((sum, size) => sum + size, 0n);
  if (!hasEveryType) return total ** BigInt(length);
  let count = 0n;
  for (let absent = 0; absent < 2 ** sizes.length; absent += 1) {
    const missing = sizes.filter((_, index) => (absent >> index) & 1);
    const left = total - missing.reduce((sum, size) => sum + size, 0n);
    count += (missing.length % 2 === 0 ? 1n : -1n) * left ** BigInt(length);
  }
  return count;
}

export function randomPin(length: number): string {
  return Array.from({ length }, () => String(randomBelow(10))).join('');
}
