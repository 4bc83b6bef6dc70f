import { Decimal } from 'decimal.js';
import { parseRational, type Rational, rational, toExactDecimal } from '#core/numbers/rational.ts';
import { bisectRoot } from './internal-rate.ts';

/** Enough digits for amounts of 15 digits over thousands of payments, even at rates of a billionth. */
const Precise = Decimal.clone({ precision: 50, defaults: true });
const kept = 36;

/** How often a year interest is added; `payments` means at every payment. */
export type Compounding = 'payments' | 1 | 2 | 12;

/**
 * Returns the interest rate of one payment period as a fraction, from a yearly rate in percent. The rate is exact if
 * such a fraction exists, so that half a cent of interest is exactly half a cent. Otherwise it is cut off after 36
 * digits.
 */
export function periodRate(percent: Rational, perYear: number, compounding: Compounding): Rational {
  const often = compounding === 'payments' ? perYear : compounding;
  const rate = rational.divide(percent, rational(100n * BigInt(often)));
  if (often % perYear === 0) return growthOver(rate, often / perYear);
  return rounded(exact(rate).plus(1).pow(new Precise(often).div(perYear)).minus(1));
}

/** Returns the growth factor of a rate over a number of periods, with compound interest. */
function growthOver({ numerator, denominator }: Rational, times: number): Rational {
  const size = denominator ** BigInt(times);
  return rational((numerator + denominator) ** BigInt(times) - size, size);
}

/** Returns the unrounded payment that reduces an amount to `balloon` after that number of payments. */
export function annuityPayment(
  amount: Rational,
  rate: Rational,
  payments: number,
  balloon?: Rational,
): Rational {
  const left = balloon ? exact(balloon) : new Precise(0);
  if (rate.numerator === 0n) return rounded(exact(amount).minus(left).div(payments));
  const growth = exact(rate).plus(1).pow(payments);
  return rounded(exact(amount).times(growth).minus(left).times(exact(rate)).div(growth.minus(1)));
}

/** Returns the unrounded amount that so many payments pay off. */
export function annuityAmount(
  payment: Rational,
  rate: Rational,
  payments: number,
  balloon?: Rational,
): Rational {
  const left = balloon ? exact(balloon) : new Precise(0);
  if (rate.numerator === 0n) return rounded(exact(payment).times(payments).plus(left));
  const growth = exact(rate).plus(1).pow(payments);
  return rounded(exact(payment).times(growth.minus(1)).div(exact(rate)).plus(left).div(growth));
}

/**
 * Computes equal payments over periods of different lengths, such as months by their days. A length of 1 is a regular
 * payment period.
 */
export class UnevenTimes {
  /**
   * For each period: the growth factor of 1 from its beginning to the end of all, and the sum of the growth of payments
   * of 1.
   */
  readonly #growth: Decimal[];
  readonly #sums: Decimal[];

  constructor(rate: Rational, lengths: readonly Rational[]) {
    const each = exact(rate);
    let [growth, sum] = [new Precise(1), new Precise(0)];
    this.#growth = [growth];
    this.#sums = [sum];
    for (const length of lengths.toReversed()) {
      sum = sum.plus(growth);
      growth = growth.times(exact(length).times(each).plus(1));
      this.#growth.push(growth);
      this.#sums.push(sum);
    }
    this.#growth.reverse();
    this.#sums.reverse();
  }

  /**
   * Returns the payment that reduces an amount to `balloon` at the end, beginning with period `from` (0 for the first).
   */
  payment(amount: Rational, balloon: Rational, from = 0): Rational {
    const growth = exact(amount).times(this.#growth[from] ?? 1);
    return rounded(growth.minus(exact(balloon)).div(this.#sums[from] ?? 1));
  }

  /** Returns the amount that payments pay off over all periods. */
  amount(payment: Rational, balloon: Rational): Rational {
    const worth = exact(payment)
      .times(this.#sums[0] ?? 0)
      .plus(exact(balloon));
    return rounded(worth.div(this.#growth[0] ?? 1));
  }
}

/** Returns the rate of one regular period at which payments over periods of different lengths are worth an amount. */
export function rateOverTimes(
  amount: number,
  payments: readonly number[],
  lengths: readonly number[],
): number | undefined {
  const worth = (rate: number) => {
    let growth = 1;
    return payments.reduce((sum, payment, index) => {
      growth *= 1 + rate * (lengths[index] ?? 1);
      return sum + payment / growth;
    }, -amount);
  };
  if (worth(0) < 0 || worth(highest) > 0) return undefined;
  return bisectRoot(worth, 0, highest);
}

/** The upper limit of the search: 1000 % per payment period. */
const highest = 10;

/**
 * Returns the rate of one payment period at which payments are worth an amount; undefined if there is no such rate of 0
 * or more.
 */
export function rateOfPayments(amount: number, payments: readonly number[]): number | undefined {
  const worth = (log: number) =>
    payments.reduce((sum, payment, index) => sum + payment * Math.exp(-log * (index + 1)), -amount);
  if (worth(0) < 0 || worth(Math.log1p(highest)) > 0) return undefined;
  return Math.expm1(bisectRoot(worth, 0, Math.log1p(highest)));
}

function exact(value: Rational): Decimal {
  const whole = toExactDecimal(value, kept);
  return whole === undefined
    ? new Precise(value.numerator.toString()).div(value.denominator.toString())
    : new Precise(whole);
}

function rounded(value: Decimal): Rational {
  return parseRational(value.toFixed(kept));
}
