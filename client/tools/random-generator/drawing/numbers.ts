import { ToolInputError } from '#core/errors.ts';
import type { RandomSource } from './source.ts';

export interface RangeOptions {
  readonly min: string;
  readonly max: string;
  readonly count: number;
  readonly isUnique: boolean;
}

/** For ranges up to this size, each number is drawn with one 32-bit word. */
const wordRange = 2n ** 32n;
const maxDigits = 1000;

/** Draws integers from `min` to `max`, inclusive. Throws a ToolInputError with the option's name. */
export function drawIntegers(options: RangeOptions, source: RandomSource): bigint[] {
  const min = readInteger(options.min, 'min');
  const max = readInteger(options.max, 'max');
  if (min > max) throw turnedRound();
  return drawFrom(min, max, options, source);
}

/**
 * Draws decimals with a number of places from `min` to `max`, as integers in units of the last place; all are equally
 * likely.
 */
export function drawDecimals(
  options: RangeOptions & { readonly places: number },
  source: RandomSource,
): bigint[] {
  const min = readDecimal(options.min, 'min');
  const max = readDecimal(options.max, 'max');
  const wanted = Math.max(options.places, min.places, max.places);
  const at = ({ units, places }: Decimal) => units * 10n ** BigInt(wanted - places);
  if (at(min) > at(max)) throw turnedRound();
  const step = 10n ** BigInt(wanted - options.places);
  const [first, last] = [-floorDivide(-at(min), step), floorDivide(at(max), step)];
  if (first > last) {
    throw new ToolInputError(`No number with ${options.places} decimal places lies between them.`, {
      field: 'places',
      hint: 'Allow more decimal places.',
    });
  }
  return drawFrom(first, last, options, source);
}

function drawFrom(
  min: bigint,
  max: bigint,
  { count, isUnique }: RangeOptions,
  source: RandomSource,
): bigint[] {
  const range = max - min + 1n;
  if (!isUnique) {
    const limit = Number(range);
    return range <= wordRange
      ? Array.from({ length: count }, () => min + BigInt(source.below(limit)))
      : Array.from({ length: count }, () => min + source.belowBig(range));
  }
  if (range < BigInt(count)) {
    throw new ToolInputError(`There are only ${range} different numbers in this range.`, {
      field: 'count',
      hint: 'Ask for fewer, widen the range, or allow repeats.',
    });
  }
  return (range <= wordRange ? drawSparse(Number(range), count, source) : drawAnew(range, count, source)).map(
    (offset) => min + offset,
  );
}

/** Runs the first steps of a Fisher–Yates shuffle on a list that is not stored. */
function drawSparse(range: number, count: number, { below }: RandomSource): bigint[] {
  const moved = new Map<number, number>();
  return Array.from({ length: count }, (_, index) => {
    const at = index + below(range - index);
    const drawn = moved.get(at) ?? at;
    moved.set(at, moved.get(index) ?? index);
    return BigInt(drawn);
  });
}

/** Draws different numbers from a range so wide that duplicates are rare; duplicates are drawn again. */
function drawAnew(range: bigint, count: number, { belowBig }: RandomSource): bigint[] {
  const drawn = new Set<bigint>();
  while (drawn.size < count) drawn.add(belowBig(range));
  return [...drawn];
}

interface Decimal {
  /** The value, in units of the last decimal place. */
  readonly units: bigint;
  readonly places: number;
}

function readInteger(text: string, field: 'min' | 'max'): bigint {
  const { units, places } = readDecimal(text, field);
  if (places === 0) return units;
  throw new ToolInputError(`“${text.trim()}” is not a whole number.`, {
    field,
    hint: 'Choose decimals, or round it.',
  });
}

function readDecimal(text: string, field: 'min' | 'max'): Decimal {
  const cleaned = text.replace(/[\s_'’]/g, '').replace('−', '-');
  const {
    sign = '',
    whole = '',
    fraction = '',
  } = /^(?<sign>[+-]?)(?<whole>\d*)(?:\.(?<fraction>\d*))?$/.exec(cleaned)?.groups ?? {};
  if (whole + fraction === '') {
    const shown = text.trim().slice(0, 40);
    throw new ToolInputError(shown === '' ? 'A number is missing.' : `“${shown}” is not a number.`, {
      field,
      hint: 'Write digits, with a point before decimals: 1000 or 0.25.',
    });
  }
  if (whole.length + fraction.length > maxDigits) {
    throw new ToolInputError(`This number has more than ${maxDigits} digits.`, {
      field,
      hint: 'Use a smaller one.',
    });
  }
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, places: fraction.length };
}

function turnedRound(): ToolInputError {
  return new ToolInputError('The lowest number is larger than the highest.', {
    field: 'min',
    hint: 'Swap the two.',
  });
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
