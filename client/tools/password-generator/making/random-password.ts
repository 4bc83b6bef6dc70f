import { randomBelow, randomBelowBig } from '#core/random/secure-random.ts';

type CharacterTypes = readonly (readonly string[])[];

/** A source of equally likely passwords. */
export interface PasswordSource {
  /** The exact number of possible passwords. */
  readonly count: bigint;
  readonly draw: () => string;
}

/** Returns a source of passwords of a length; with `hasEveryType`, only those that contain each type. */
export function passwordSource(types: CharacterTypes, length: number, hasEveryType: boolean): PasswordSource {
  if (hasEveryType) return everyTypeSource(types, length);
  const pool = types.flat();
  return {
    count: BigInt(pool.length) ** BigInt(length),
    draw: () => Array.from({ length }, () => pool[randomBelow(pool.length)] ?? '').join(''),
  };
}

/**
 * Returns a source of passwords that contain each type. Each position draws a type in proportion to the exact number of
 * passwords that continue that way. So no position is more likely to be a digit than another, and strict options are as
 * fast as others.
 */
function everyTypeSource(types: CharacterTypes, length: number): PasswordSource {
  const countEndings = endingCounter(types.map((type) => BigInt(type.length)));
  const all = 2 ** types.length - 1;
  return {
    count: countEndings(length, all),
    draw: () => {
      let missing = all;
      let password = '';
      for (let left = length - 1; left >= 0; left -= 1) {
        let rest = randomBelowBig(countEndings(left + 1, missing));
        for (const [index, type] of types.entries()) {
          const stillMissing = missing & ~(1 << index);
          const endings = countEndings(left, stillMissing);
          const ways = endings * BigInt(type.length);
          if (rest < ways) {
            password += type[Number(rest / endings)] ?? '';
            missing = stillMissing;
            break;
          }
          rest -= ways;
        }
      }
      return password;
    },
  };
}

/**
 * Returns a counter for the ways to fill the remaining positions so that every missing type (one bit each) occurs, by
 * inclusion and exclusion.
 */
function endingCounter(sizes: readonly bigint[]): (places: number, missing: number) => bigint {
  const total = sizes.reduce((sum, size) => sum + size, 0n);
  const known = new Map<number, bigint>();
  return (places, missing) => {
    const key = places * 2 ** sizes.length + missing;
    let count = known.get(key);
    if (count !== undefined) return count;
    count = 0n;
    for (let absent = 0; absent < 2 ** sizes.length; absent += 1) {
      if ((absent & ~missing) !== 0) continue;
      const left = sizes.filter((_, index) => (absent >> index) & 1);
      const others = total - left.reduce((sum, size) => sum + size, 0n);
      count += (left.length % 2 === 0 ? 1n : -1n) * others ** BigInt(places);
    }
    known.set(key, count);
    return count;
  };
}

export function randomPin(length: number): string {
  return Array.from({ length }, () => String(randomBelow(10))).join('');
}
