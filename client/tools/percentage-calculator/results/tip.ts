import { ToolInputError } from '#core/errors.ts';
import { parseRational, type Rational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { isNegative, partOf } from '../logic.ts';

/** Whether to round up the total or each share to a whole amount. */
export type TipRounding = 'none' | 'total' | 'share';

export interface TipRequest {
  readonly bill: Rational;
  readonly percent: Rational;
  /** The tax included in the bill, on which no tip is given. */
  readonly tax: Rational;
  readonly rounding: TipRounding;
  readonly people: number;
}

export interface TipResult {
  readonly tipCents: bigint;
  readonly totalCents: bigint;
}

/**
 * Calculates tip and total in hundredths. Throws a ToolInputError for negative amounts, and if the tax exceeds the
 * bill.
 */
export function calculateTip({ bill, percent, tax, rounding, people }: TipRequest): TipResult {
  if (isNegative(bill) || isNegative(percent) || isNegative(tax)) {
    throw new ToolInputError('Bill, tip and tax cannot be negative.', {
      hint: 'Enter amounts of 0 or more.',
    });
  }
  const taxed = rational.subtract(bill, tax);
  if (isNegative(taxed)) {
    throw new ToolInputError('The tax is more than the bill.', {
      hint: 'Enter the tax that the bill includes.',
    });
  }
  const billCents = toCents(bill);
  const totalCents = roundUp(billCents + toCents(partOf(percent, taxed)), rounding, BigInt(people));
  return { tipCents: totalCents - billCents, totalCents };
}

function roundUp(cents: bigint, rounding: TipRounding, people: bigint): bigint {
  if (rounding === 'none') return cents;
  const step = 100n * (rounding === 'share' ? people : 1n);
  return ((cents + step - 1n) / step) * step;
}

/** Rounds to hundredths, halves away from zero. */
function toCents(value: Rational): bigint {
  return (
    parseRational(toFixedDecimal(value, 2)).numerator *
    (100n / parseRational(toFixedDecimal(value, 2)).denominator)
  );
}

export function fromCents(cents: bigint): Rational {
  return rational(cents, 100n);
}

/** Splits an amount into shares that differ by at most a hundredth and add up to the whole, larger ones first. */
export function splitEvenly(cents: bigint, people: number): readonly { cents: bigint; people: number }[] {
  const count = BigInt(people);
  const share = cents / count;
  const more = Number(cents % count);
  return [
    { cents: share + 1n, people: more },
    { cents: share, people: people - more },
  ].filter((group) => group.people > 0);
}
