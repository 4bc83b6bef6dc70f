import { Decimal } from 'decimal.js';
import {
  divideRational,
  parseRational,
  type Rational,
  rational,
  toExactDecimal,
} from '#core/numbers/rational.ts';
import { bisectRoot } from './root.ts';

/** Ample for amounts of 15 digits over thousands of payments, at rates of a billionth, too. */
const Precise = Decimal.clone({ precision: 50, defaults: true });
const kept = 36;

/** Times a year that interest is added; `payments` is as often as is paid. */
export type Compounding = 'payments' | 1 | 2 | 12;

/**
 * The interest of one payment's time as a fraction, from a yearly rate in percent: exact where there is such a fraction,
 * so that half a cent of interest is half a cent, and cut off after 36 digits where there is none.
 */
export function periodRate(percent: Rational, perYear: number, compounding: Compounding): Rational {
  const often = compounding === 'payments' ? perYear : compounding;
  const rate = divideRational(percent, rational(100n * BigInt(often)));
  if (often % perYear === 0) return growthOver(rate, often / perYear);
  return rounded(exact(rate).plus(1).pow(new Precise(often).div(perYear)).minus(1));
}

/** What a rate comes to over so many times, with interest on interest. */
function growthOver({ numerator, denominator }: Rational, times: number): Rational {
  const size = denominator ** BigInt(times);
  return rational((numerator + denominator) ** BigInt(times) - size, size);
}

/** What a payment must be so that an amount is down to `balloon` after so many, unrounded. */
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

/** What so many payments pay off, unrounded. */
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
 * What even payments do over times that are not of one length, such as months by their days: each length is in payment
 * times, so that 1 is an even one.
 */
export class UnevenTimes {
  /** What 1 grows to from the beginning of each time to the end of all, and what payments of 1 do. */
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

  /** The payment by which an amount is down to `balloon` at the end, from a time’s number on (0 for the first). */
  payment(amount: Rational, balloon: Rational, from = 0): Rational {
    const growth = exact(amount).times(this.#growth[from] ?? 1);
    return rounded(growth.minus(exact(balloon)).div(this.#sums[from] ?? 1));
  }

  /** What payments pay off over all times. */
  amount(payment: Rational, balloon: Rational): Rational {
    const worth = exact(payment)
      .times(this.#sums[0] ?? 0)
      .plus(exact(balloon));
    return rounded(worth.div(this.#growth[0] ?? 1));
  }
}

/** The rate for an even payment’s time at which payments over uneven times are worth an amount. */
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

/** The most that a rate is looked for: 1000 % for the time of one payment. */
const highest = 10;

/** The rate for one payment's time at which payments are worth an amount; undefined where none of 0 or more is. */
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
