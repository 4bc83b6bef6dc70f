import { ToolInputError } from '#core/errors.ts';
import { type Rational, rational } from '#core/numbers/rational.ts';
import { isNegative, isZero, zero } from '../logic.ts';

/** One person's payment, in hundredths. */
export interface Portion {
  readonly cents: bigint;
  /** The portion before rounding, in hundredths. */
  readonly exact: Rational;
  /** Whether this person got one of the hundredths left over by rounding down. */
  readonly isRaised: boolean;
}

/**
 * Splits an amount in proportion to weights, with portions that add up to the whole. Each is rounded down, and the
 * remaining hundredths go one by one to those who lost most (on a tie, to the earlier one). Throws a ToolInputError for
 * weights that are negative or all 0.
 */
export function splitByWeights(cents: bigint, weights: readonly Rational[]): readonly Portion[] {
  const exact = exactPortions(cents, weights);
  const floors = exact.map(({ numerator, denominator }) => numerator / denominator);
  const left = Number(cents - sumOf(floors));
  const losses = exact.map((portion, index) => rational.subtract(portion, rational(floors[index] ?? 0n)));
  const raised = new Set(
    losses
      .map((loss, index) => ({ loss, index }))
      .sort((a, b) => rational.compare(b.loss, a.loss) || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return exact.map((portion, index) => ({
    cents: (floors[index] ?? 0n) + (raised.has(index) ? 1n : 0n),
    exact: portion,
    isRaised: raised.has(index),
  }));
}

/** Splits an amount in proportion to weights; each portion is rounded up to a multiple of the step. */
export function splitRoundedUp(
  cents: bigint,
  weights: readonly Rational[],
  step: bigint,
): readonly Portion[] {
  return exactPortions(cents, weights).map((exact) => {
    const size = exact.denominator * step;
    return { cents: ((exact.numerator + size - 1n) / size) * step, exact, isRaised: false };
  });
}

/** Sums amounts in hundredths. */
export function sumOf(cents: readonly bigint[]): bigint {
  return cents.reduce((sum, part) => sum + part, 0n);
}

function exactPortions(cents: bigint, weights: readonly Rational[]): readonly Rational[] {
  const sum = weights.reduce(rational.add, zero);
  if (weights.some(isNegative)) {
    throw new ToolInputError('No one can have a negative share.', { hint: 'Enter shares of 0 or more.' });
  }
  if (isZero(sum)) {
    throw new ToolInputError('Every share is 0, so nobody pays.', {
      hint: 'Give at least one person a share above 0.',
    });
  }
  return weights.map((weight) => rational.divide(rational.multiply(rational(cents), weight), sum));
}
