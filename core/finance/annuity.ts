import { Decimal } from 'decimal.js';
import { parseRational, type Rational, toExactDecimal } from '#core/numbers/rational.ts';
import { bisectRoot } from './root.ts';

/** Ample for amounts of 15 digits over thousands of payments, at rates of a billionth, too. */
const Precise = Decimal.clone({ precision: 50, defaults: true });
const kept = 36;

/** Times a year that interest is added; `payments` is as often as is paid. */
export type Compounding = 'payments' | 1 | 2 | 12;

/** The interest of one payment's time as a fraction, from a yearly rate in percent. */
export function periodRate(percent: Rational, perYear: number, compounding: Compounding): Rational {
  const yearly = exact(percent).div(100);
  const often = compounding === 'payments' ? perYear : compounding;
  const rate =
    often === perYear
      ? yearly.div(perYear)
      : yearly.div(often).plus(1).pow(new Precise(often).div(perYear)).minus(1);
  return parseRational(rate.toFixed(kept));
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
