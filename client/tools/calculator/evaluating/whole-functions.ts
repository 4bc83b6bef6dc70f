import { ToolInputError } from '#core/errors.ts';
import { UnknownDigits } from './precision.ts';
import { countDigits, type Value, whole, wholeOf } from './values.ts';

/** A larger rounded number may be an integer. */
const maxFractionExponent = 60;
const maxShift = 30_000n;
/** Limits the work to products of this many digits. */
const maxProductDigits = 20_000n;

/**
 * Returns the value as an integer. Throws a ToolInputError that names `what` for other values, and UnknownDigits for an
 * integer whose digits are not all known.
 */
export function requireWhole(value: Value, what: string): bigint {
  const found = wholeOf(value);
  if (found === undefined && !value.isExact && value.decimal.e > maxFractionExponent) {
    throw new UnknownDigits({ hint: `${what} needs all digits of a whole number, 10,000 at most.` });
  }
  if (found === undefined) throw new ToolInputError(`${what} needs whole numbers.`);
  return found;
}

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** Computes the least common multiple; never negative, and zero if either number is. */
export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  if (a === 0n || b === 0n) return 0n;
  const multiple = (a / greatestCommonDivisor(a, b)) * b;
  return multiple < 0n ? -multiple : multiple;
}

/** Counts the ordered selections of k out of n things. */
export function permutations(n: bigint, k: bigint): Value {
  requireChoice(n, k);
  let count = 1n;
  for (let index = 0n; index < k; index += 1n) count *= n - index;
  return whole(count);
}

/** Counts the unordered selections of k out of n things. */
export function combinations(n: bigint, k: bigint): Value {
  const fewer = k > n - k && k <= n ? n - k : k;
  requireChoice(n, fewer);
  let count = 1n;
  for (let index = 1n; index <= fewer; index += 1n) count = (count * (n - fewer + index)) / index;
  return whole(count);
}

function requireChoice(n: bigint, k: bigint): void {
  if (n < 0n || k < 0n) throw new ToolInputError('nCr and nPr need whole numbers of 0 or more.');
  if (k * BigInt(countDigits(n)) > maxProductDigits) {
    throw new ToolInputError('The result has too many digits to calculate.', {
      hint: 'Use smaller numbers.',
    });
  }
}

/** Computes a bitwise operation on two's complement of any width. */
export function bitwise(operation: 'and' | 'or' | 'xor' | 'shl' | 'shr', a: bigint, b: bigint): Value {
  if (operation === 'and') return whole(a & b);
  if (operation === 'or') return whole(a | b);
  if (operation === 'xor') return whole(a ^ b);
  if (b < 0n || b > maxShift) {
    throw new ToolInputError(`A shift is a whole number from 0 to ${maxShift}.`);
  }
  return whole(operation === 'shl' ? a << b : a >> b);
}
