/**
 * Returns a generator of numbers from 0 up to 1 that are the same for the same seed (xorshift32), so that repeated
 * scans agree.
 */
export function createRepeatableRandom(seed: number): () => number {
  let state = (seed * 0x9e_37_79_b9) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}
