import { ToolInputError } from '#core/errors.ts';
import { divideToNearest, type Rational, rational } from '#core/numbers/rational.ts';

export const zero = rational(0n);
const one = rational(1n);
const hundred = rational(100n);

/** Returns `percent` % of `whole`. */
export function partOf(percent: Rational, whole: Rational): Rational {
  return rational.divide(rational.multiply(percent, whole), hundred);
}

/** Returns what percentage `part` is of `whole`. Throws a ToolInputError for a whole of 0. */
export function percentOf(part: Rational, whole: Rational): Rational {
  if (isZero(whole)) {
    throw new ToolInputError('Nothing is a percentage of 0.', { hint: 'Enter a total other than 0.' });
  }
  return rational.divide(rational.multiply(part, hundred), whole);
}

/** Returns the whole of which `part` is `percent` %. Throws a ToolInputError for 0 %. */
export function wholeOf(part: Rational, percent: Rational): Rational {
  if (isZero(percent)) {
    const conclusion = isZero(part) ? 'the whole could be anything' : 'no whole has this part';
    throw new ToolInputError(`0% of any number is 0, so ${conclusion}.`, {
      hint: 'Enter a percentage other than 0.',
    });
  }
  return rational.divide(rational.multiply(part, hundred), percent);
}

/** A change in percent: of the original value, and of its absolute value; these differ for negative values. */
export interface Change {
  readonly difference: Rational;
  readonly percent: Rational;
  readonly percentOfSize: Rational;
}

/** Returns the change from one number to another. Throws a ToolInputError for a start at 0. */
export function changeBetween(from: Rational, to: Rational): Change {
  if (isZero(from)) {
    throw new ToolInputError('A change from 0 has no percentage.', {
      hint: 'Enter an original value other than 0.',
    });
  }
  const difference = rational.subtract(to, from);
  const percent = percentOf(difference, from);
  return { difference, percent, percentOfSize: percentOf(difference, absolute(from)) };
}

/**
 * Compares two percentages: the difference in percentage points, and the relative change, which is undefined for a
 * start at 0.
 */
export function comparePercentages(from: Rational, to: Rational) {
  const points = rational.subtract(to, from);
  return { points, relative: isZero(from) ? undefined : percentOf(points, absolute(from)) };
}

export interface PriceStep {
  readonly percent: Rational;
  readonly before: Rational;
  readonly after: Rational;
}

/**
 * Applies percentage changes one after another (-30 takes off 30 %), or finds the original price. The steps are in the
 * order in which the changes were applied. Throws a ToolInputError for undoing -100 %.
 */
export function chainChanges(
  price: Rational,
  percents: readonly Rational[],
  direction: 'apply' | 'undo',
): { readonly result: Rational; readonly steps: readonly PriceStep[]; readonly total: Rational } {
  const factors = percents.map((percent) => rational.add(one, rational.divide(percent, hundred)));
  const factor = factors.reduce(rational.multiply, one);
  if (direction === 'undo' && isZero(factor)) {
    throw new ToolInputError('A change of -100% cannot be undone: every price becomes 0.', {
      hint: 'Enter changes above -100%.',
    });
  }
  let current = direction === 'apply' ? price : rational.divide(price, factor);
  const start = current;
  const steps = percents.map((percent, index) => {
    const before = current;
    current = rational.multiply(current, factors[index] ?? one);
    return { percent, before, after: current };
  });
  const total = rational.multiply(rational.subtract(factor, one), hundred);
  return { result: direction === 'apply' ? current : start, steps, total };
}

export interface TaxedPrice {
  readonly net: Rational;
  readonly tax: Rational;
  readonly gross: Rational;
  /** The tax before it was rounded. */
  readonly exactTax: Rational;
}

/**
 * Adds tax to a net price, or takes it out of a gross price, `rate` in percent. The tax is rounded to the cent, halves
 * up (of negative amounts, such as of a credit note, away from zero), so net and tax add up to the gross price.
 */
export function taxPrice(amount: Rational, rate: Rational, way: 'add' | 'remove'): TaxedPrice {
  const exactTax =
    way === 'add'
      ? partOf(rate, amount)
      : rational.divide(rational.multiply(amount, rate), rational.add(hundred, rate));
  const tax = roundToCents(exactTax);
  return way === 'add'
    ? { net: amount, tax, gross: rational.add(amount, tax), exactTax }
    : { net: rational.subtract(amount, tax), tax, gross: amount, exactTax };
}

function roundToCents(value: Rational): Rational {
  const scaled = divideToNearest(value.numerator * 100n, value.denominator);
  return rational(scaled, 100n);
}

export function isZero(value: Rational): boolean {
  return value.numerator === 0n;
}

export function isNegative(value: Rational): boolean {
  return rational.compare(value, zero) < 0;
}

export function absolute(value: Rational): Rational {
  return isNegative(value) ? rational.subtract(zero, value) : value;
}
