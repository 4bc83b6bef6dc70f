import { Decimal } from 'decimal.js';
import { parseRational, type Rational } from '#core/numbers/rational.ts';

/** Enough digits for amounts of 15 digits over thousands of deposits. */
const Precise = Decimal.clone({ precision: 50, defaults: true });
const kept = 30;

/** Money that earns compound interest, with regular deposits. */
export interface Saving {
  readonly start: Rational;
  readonly deposit: Rational;
  /** Deposits a year. */
  readonly perYear: number;
  /** Whether a deposit is made at the beginning of its period; otherwise at the end. */
  readonly isEarly: boolean;
  /** The nominal rate a year, in percent. */
  readonly percent: Rational;
  /** How often a year interest is added; 0 for continuously. */
  readonly compounding: number;
  readonly years: number;
}

/**
 * Returns the unrounded balance at the end of each year. Interest between two additions follows the equivalent rate,
 * so deposits may be more frequent than the additions of interest.
 */
export function balancesOf(saving: Saving): Rational[] {
  const { perYear, isEarly, years } = saving;
  const growth = growthOver(saving, perYear);
  const deposit = precise(saving.deposit);
  let balance = precise(saving.start);
  return Array.from({ length: years }, () => {
    for (let period = 0; period < perYear; period += 1)
      balance = isEarly ? balance.plus(deposit).times(growth) : balance.times(growth).plus(deposit);
    return asRational(balance);
  });
}

/** Returns the unrounded deposit that leads to `goal`, below zero where the start alone leads beyond it. */
export function depositFor(goal: Rational, saving: Saving): Rational {
  const [none, one] = [0n, 1n].map((numerator) => {
    const deposit = { numerator, denominator: 1n };
    return precise(balancesOf({ ...saving, deposit }).at(-1) ?? saving.start);
  });
  return asRational(
    precise(goal)
      .minus(none ?? 0)
      .div((one ?? new Precise(1)).minus(none ?? 0)),
  );
}

/** Returns the effective rate a year, as a fraction: what 1 earns in a year with interest on interest. */
export function effectiveRate(saving: Pick<Saving, 'percent' | 'compounding'>): Rational {
  return asRational(growthOver(saving, 1).minus(1));
}

/** Returns the years in which an amount doubles; undefined without interest. */
export function doublingYears(saving: Pick<Saving, 'percent' | 'compounding'>): number | undefined {
  const growth = growthOver(saving, 1);
  return growth.gt(1) ? new Precise(2).ln().div(growth.ln()).toNumber() : undefined;
}

/** Returns what an amount after so many years is worth at the prices of today. */
export function inTodaysMoney(amount: Rational, inflation: Rational, years: number): Rational {
  return asRational(precise(amount).div(precise(inflation).div(100).plus(1).pow(years)));
}

/** The factor by which money grows in one of `perYear` parts of a year. */
function growthOver({ percent, compounding }: Pick<Saving, 'percent' | 'compounding'>, perYear: number) {
  const rate = precise(percent).div(100);
  if (compounding === 0) return rate.div(perYear).exp();
  return rate.div(compounding).plus(1).pow(new Precise(compounding).div(perYear));
}

function precise({ numerator, denominator }: Rational): Decimal {
  return new Precise(numerator.toString()).div(denominator.toString());
}

function asRational(value: Decimal): Rational {
  return parseRational(value.toFixed(kept));
}
