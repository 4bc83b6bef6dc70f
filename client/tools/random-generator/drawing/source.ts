import { randomBelow, randomBelowBig } from '#core/random/secure-random.ts';
import { type Draw, drawBelowBig, seededDraw } from '#core/random/seeded.ts';

/** A source of random numbers. */
export interface RandomSource {
  /** Returns an integer from 0 to `limit` - 1, for limits up to 2 ** 32. */
  readonly below: Draw;
  readonly belowBig: (limit: bigint) => bigint;
}

/** Returns the secure generator; with a seed, a reproducible one. */
export function makeSource(seed: string): RandomSource {
  if (seed === '') return { below: randomBelow, belowBig: randomBelowBig };
  const below = seededDraw(seed);
  return { below, belowBig: (limit) => drawBelowBig(below, limit) };
}
