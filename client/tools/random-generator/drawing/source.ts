import { randomBelow, randomBelowBig } from '#core/random/secure-random.ts';
import { type Draw, drawBelowBig, seededDraw } from '#core/random/seeded.ts';

/** Where chance comes from. */
export interface RandomSource {
  /** A whole number from 0 to `limit` - 1, for limits up to 2 ** 32. */
  readonly below: Draw;
  readonly belowBig: (limit: bigint) => bigint;
}

/** The secure generator, or with a seed numbers that follow from it. */
export function makeSource(seed: string): RandomSource {
  if (seed === '') return { below: randomBelow, belowBig: randomBelowBig };
  const below = seededDraw(seed);
  return { below, belowBig: (limit) => drawBelowBig(below, limit) };
}
