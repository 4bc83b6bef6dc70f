import { ToolInputError } from '#core/errors.ts';
import { minorUnitDigits } from '#core/money/currency-digits.ts';
import { parseRational, type Rational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import type { PastedRates } from '../rates/pasted-rates.ts';
import { findRate, type FoundRate } from '../rates/rate-book.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** The smallest cash amount, if coins end above the minor unit. */
const cashSteps: Readonly<Record<string, string>> = {
  AUD: '0.05',
  CAD: '0.05',
  CHF: '0.05',
  CZK: '1',
  DKK: '0.5',
  HUF: '5',
  NOK: '1',
  NZD: '0.1',
  SEK: '1',
};

/** Gold and silver have no minor unit in ISO 4217, but a hundredth of an ounce of gold is worth a dinner. */
const weighed: ReadonlySet<string> = new Set(['XAU', 'XAG']);
const weightDigits = 6;

export interface Conversion extends FoundRate {
  readonly code: string;
  /** The value rounded to what the currency can pay. */
  readonly value: Rational;
  readonly exact: Rational;
  readonly digits: number;
}

export interface Fees {
  readonly percent: Rational;
  readonly fixed: Rational;
}

/** Returns the amount left to convert after fees. */
export function afterFees(amount: Rational, { percent, fixed }: Fees): Rational {
  const share = rational.divide(rational.subtract(rational(100n), percent), rational(100n));
  return rational.subtract(rational.multiply(amount, share), fixed);
}

/** Converts an amount to another currency; rounds once, at the end. */
export function convert(
  amount: Rational,
  from: string,
  code: string,
  pasted: PastedRates | undefined,
  isCash: boolean,
): Conversion {
  const found = findRate(from, code, pasted);
  if (!found) {
    throw new ToolInputError(`There is no rate for ${from} in ${code}.`, {
      field: 'ownRates',
      hint: `Write your own, as in 1 ${from} = 2 ${code}.`,
    });
  }
  const digits = weighed.has(code) ? weightDigits : minorUnitDigits(code);
  const step = isCash ? readOwn(cashSteps, code) : undefined;
  const exact = rational.multiply(amount, found.rate);
  return { ...found, code, digits, exact, value: roundTo(exact, digits, step) };
}

function roundTo(value: Rational, digits: number, step: string | undefined): Rational {
  if (step === undefined) return parseRational(toFixedDecimal(value, digits));
  const unit = parseRational(step);
  return rational.multiply(parseRational(toFixedDecimal(rational.divide(value, unit), 0)), unit);
}
