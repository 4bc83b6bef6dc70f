/** Draws a whole number from 0 to `limit` - 1. */
export type Draw = (limit: number) => number;

/**
 * Returns a generator that depends only on `seed` and gives the same numbers on every machine. Anyone who knows the
 * seed can predict them, so use it for filler and names, never for secrets. It is sfc32 (Doty-Humphrey 2010,
 * PractRand), seeded with the FNV-1a hash (32 bits) of the seed under four offsets.
 */
export function seededDraw(seed: string): Draw {
  let [a, b, c, counter] = [hash(seed, 1), hash(seed, 2), hash(seed, 3), 1];
  const next = (): number => {
    const result = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + result;
    c |= 0;
    return result >>> 0;
  };
  for (let round = 0; round < 15; round += 1) next();
  return (limit) => {
    const usable = 2 ** 32 - (2 ** 32 % limit);
    for (;;) {
      const drawn = next();
      if (drawn < usable) return drawn % limit;
    }
  };
}

function hash(text: string, offset: number): number {
  let value = 0x811c9dc5 ^ offset;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}

/** Returns a whole number of any size below the limit, from draws of 32 bits. */
export function drawBelowBig(draw: Draw, limit: bigint): bigint {
  const bits = (limit - 1n).toString(2).length;
  const words = Math.ceil(bits / 32);
  const excess = BigInt(words * 32 - bits);
  for (;;) {
    let drawn = 0n;
    for (let word = 0; word < words; word += 1) drawn = (drawn << 32n) | BigInt(draw(2 ** 32));
    drawn >>= excess;
    if (drawn < limit) return drawn;
  }
}
