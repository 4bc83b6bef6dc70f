import { parseRational, type Rational, rational, toFixedDecimal } from '#core/numbers/rational.ts';

/** Rounds to the nearest whole number of units, ties away from zero. */
export function roundToUnits(value: Rational): bigint {
  return BigInt(toFixedDecimal(value, 0));
}

/** Converts an amount to its currency’s smallest units. */
export function unitsOf(amount: Rational, digits: number): bigint {
  return roundToUnits(rational.multiply(amount, rational(10n ** BigInt(digits))));
}

/** Reads an entered decimal; an empty one is 0. */
export function decimalOf(written: string): Rational {
  return written === '' ? rational(0n) : parseRational(written);
}

export function sumOf(units: Iterable<bigint>): bigint {
  let sum = 0n;
  for (const each of units) sum += each;
  return sum;
}

/**
 * Rounds each value to whole units so that together they give `total`, the rounded sum of the values. The values with
 * the largest rounding loss are raised or lowered by one.
 */
export function roundTogether(values: readonly Rational[], total: bigint): bigint[] {
  const rounded = values.map(roundToUnits);
  const missing = total - sumOf(rounded);
  const step = missing < 0n ? -1n : 1n;
  const losses = values.map((value, index) => ({
    index,
    // The exact value minus the rounded one, in the direction of the correction.
    loss: rational(step * (value.numerator - (rounded[index] ?? 0n) * value.denominator), value.denominator),
  }));
  losses.sort(
    (a, b) =>
      Number(b.loss.numerator * a.loss.denominator > a.loss.numerator * b.loss.denominator) -
        Number(b.loss.numerator * a.loss.denominator < a.loss.numerator * b.loss.denominator) ||
      a.index - b.index,
  );
  for (const { index } of losses.slice(0, Number(missing * step)))
    rounded[index] = (rounded[index] ?? 0n) + step;
  return rounded;
}
