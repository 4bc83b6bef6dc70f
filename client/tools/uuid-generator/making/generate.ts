import { randomBelowBig, randomBytes } from '#core/random/secure-random.ts';
import {
  gregorianTicks,
  layOutUlid,
  layOutVersion1,
  layOutVersion6,
  layOutVersion7,
  stamp,
  ticksPerMs,
  type Uuid,
} from './layout.ts';

export type MadeVersion = '4' | '7' | '1' | '6' | 'ulid' | 'nil' | 'max';

/** Returns the time in milliseconds since 1970: the current or the chosen one. */
type Clock = () => number;

const drawnAtOnce = 4096;

/**
 * Returns a function that creates ids. Ids with a time never go backwards, however many are created in a millisecond.
 */
export function idMaker(version: MadeVersion, clock: Clock): () => Uuid {
  switch (version) {
    case '4':
      return randomMaker();
    case '7':
      return risingMaker(clock, 74, layOutVersion7);
    case 'ulid':
      return risingMaker(clock, 80, layOutUlid);
    case '1':
      return clockMaker(clock, layOutVersion1);
    case '6':
      return clockMaker(clock, layOutVersion6);
    case 'nil':
      return () => new Uint8Array(16);
    case 'max':
      return () => new Uint8Array(16).fill(0xff);
  }
}

function randomMaker(): () => Uuid {
  let [pool, at] = [randomBytes(16), 0];
  let wanted = 1;
  return () => {
    if (at === pool.length) {
      // Random bytes are drawn in growing batches: sixteen bytes for a single id, more for many.
      wanted = Math.min(wanted * 4, drawnAtOnce);
      [pool, at] = [randomBytes(16 * wanted), 0];
    }
    at += 16;
    return stamp(pool.slice(at - 16, at), 4);
  };
}

/**
 * Creates ids by RFC 9562 section 6.2, method 2: within a millisecond the random part increases by a random step of up
 * to 32 bits. Its first bit is 0, so that even a million steps do not overflow it. A clock that was set back is
 * ignored.
 */
function risingMaker(clock: Clock, bits: number, layOut: (unixMs: number, tail: bigint) => Uuid): () => Uuid {
  let [lastMs, tail] = [-1, 0n];
  const drawStep = stepDrawer();
  return () => {
    const nowMs = clock();
    if (nowMs > lastMs) {
      lastMs = nowMs;
      tail = randomBelowBig(1n << BigInt(bits - 1));
    } else {
      tail += drawStep();
    }
    return layOut(lastMs, tail);
  };
}

/** Returns a function that draws integers from 1 to 2 ** 32. */
function stepDrawer(): () => bigint {
  let steps = new Uint32Array();
  let at = 0;
  return () => {
    if (at === steps.length) {
      steps = crypto.getRandomValues(new Uint32Array(drawnAtOnce));
      at = 0;
    }
    at += 1;
    return BigInt(steps[at - 1] ?? 0) + 1n;
  };
}

/**
 * Creates ids with a random node, whose multicast bit marks that it is not a network card (section 6.10). Each id is at
 * least 100 ns later than the previous one.
 */
function clockMaker(clock: Clock, layOut: typeof layOutVersion1): () => Uuid {
  const node = randomBytes(6);
  node[0] = (node[0] ?? 0) | 1;
  const clockSequence = Number(randomBelowBig(1n << 14n));
  let last = -1n;
  return () => {
    const now = BigInt(clock()) * ticksPerMs + gregorianTicks;
    last = now > last ? now : last + 1n;
    return layOut({ ticks: last, clockSequence, node });
  };
}
