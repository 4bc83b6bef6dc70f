/** The limit in the specification of `getRandomValues`. */
const mostBytesAtOnce = 65_536;

/**
 * Returns a uniformly distributed whole number from 0 to `limit` - 1, from the browser's secure generator. `limit` is a
 * whole number from 1 to 2 ** 32. Discards draws that would favor small numbers.
 */
export function randomBelow(limit: number): number {
  const usable = 2 ** 32 - (2 ** 32 % limit);
  while (true) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < usable) return drawn % limit;
  }
}

/** Returns a uniformly distributed whole number from 0 to `limit` - 1, for a limit of any size. */
export function randomBelowBig(limit: bigint): bigint {
  const bits = (limit - 1n).toString(2).length;
  const words = new BigUint64Array(Math.ceil(bits / 64));
  const excess = BigInt(words.length * 64 - bits);
  while (true) {
    crypto.getRandomValues(words);
    const drawn = words.reduce((sum, word) => (sum << 64n) | word, 0n) >> excess;
    if (drawn < limit) return drawn;
  }
}

/** Returns that many random bytes; the platform provides them only in chunks. */
export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(count);
  for (let start = 0; start < count; start += mostBytesAtOnce) {
    crypto.getRandomValues(bytes.subarray(start, start + mostBytesAtOnce));
  }
  return bytes;
}

/** Returns a random UUID (RFC 9562, section 5.4). Over plain http, browsers have no `crypto.randomUUID`. */
export function randomUuid(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll(/[x8]/g, (mark) =>
    (mark === '8' ? 8 + randomBelow(4) : randomBelow(16)).toString(16),
  );
}
