import { Numbers } from '#client/tool-kit/calculators/numbers.ts';
import { ToolInputError } from '#core/errors.ts';
import {
  annuityAmount,
  annuityPayment,
  type Compounding,
  periodRate,
  rateOfPayments,
  rateOverTimes,
  UnevenTimes,
} from '#core/finance/annuity.ts';
import { fromUnits, paymentsNeeded, roundUnits } from '#core/finance/schedule.ts';
import { currencyDigits } from '#core/money/currency-digits.ts';
import { parseRational, type Rational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { type LoanDates, lengthsOf } from './loan-dates.ts';
import { type LoanOptions, schema } from './schema.ts';

export const mostYears = 60;
export const compoundingRates: Readonly<Record<LoanOptions['compounding'], Compounding>> = {
  payments: 'payments',
  yearly: 1,
  'half-yearly': 2,
  monthly: 12,
};

export interface Terms {
  readonly amount: bigint;
  readonly payment: bigint;
  readonly payments: number;
  readonly percent: Rational;
  readonly balloon: bigint;
}

/** Solves the terms for the requested value. Throws a ToolInputError. */
export function solve(given: Terms, options: LoanOptions, dates: LoanDates | undefined): Terms {
  const { find, perYear } = options;
  const rate = periodRate(given.percent, perYear, compoundingRates[options.compounding]);
  const most = mostYears * perYear;
  const lengths = lengthsOf(options, dates, find === 'term' ? most : given.payments);
  const [amount, payment, balloon] = [given.amount, given.payment, given.balloon].map((units) =>
    rational(units),
  ) as [Rational, Rational, Rational];
  switch (find) {
    case 'payment':
      return { ...given, payment: evenPayment(given, rate, lengths) };
    case 'amount': {
      const found = lengths
        ? new UnevenTimes(rate, lengths).amount(payment, balloon)
        : annuityAmount(payment, rate, given.payments, balloon);
      return { ...given, amount: roundUnits(found) };
    }
    case 'term': {
      const payments = paymentsNeeded(given.amount, rate, given.payment, most, lengths);
      if (payments !== undefined) return { ...given, payments };
      throw neverPaid(roundUnits(rational.multiply(amount, rate)), options);
    }
    case 'rate':
      return { ...given, percent: solveRate(given, options, lengths) };
  }
}

/** Returns the payment that repays a loan, except for its balloon. */
export function evenPayment(
  { amount, payments, balloon }: Pick<Terms, 'amount' | 'payments' | 'balloon'>,
  rate: Rational,
  lengths: readonly Rational[] | undefined,
): bigint {
  const [whole, left] = [rational(amount), rational(balloon)];
  return roundUnits(
    lengths
      ? new UnevenTimes(rate, lengths).payment(whole, left)
      : annuityPayment(whole, rate, payments, left),
  );
}

function neverPaid(interest: bigint, options: LoanOptions): ToolInputError {
  const digits = currencyDigits(options.currency);
  const text = new Numbers(schema, options).fixed(fromUnits(interest, digits), digits);
  return new ToolInputError(`With this payment the loan is not paid off in ${mostYears} years.`, {
    field: 'payment',
    hint: `The interest of the first payment alone is ${text}; enter clearly more.`,
  });
}

function solveRate(
  { amount, payment, payments, balloon }: Terms,
  { perYear, compounding }: LoanOptions,
  lengths: readonly Rational[] | undefined,
): Rational {
  const flows = Array.from({ length: payments }, (_, index) =>
    Number(payment + (index === payments - 1 ? balloon : 0n)),
  );
  const rate = lengths
    ? rateOverTimes(
        Number(amount),
        flows,
        lengths.map((each) => Number(toFixedDecimal(each, 15))),
      )
    : rateOfPayments(Number(amount), flows);
  if (rate === undefined) {
    throw new ToolInputError('These payments together are less than the amount, so no interest rate fits.', {
      field: 'payment',
      hint: 'Enter a higher payment or a longer time.',
    });
  }
  if (lengths) return parseRational((rate * perYear * 100).toPrecision(12));
  const own = compoundingRates[compounding];
  const often = own === 'payments' ? perYear : own;
  const percent = often * Math.expm1((Math.log1p(rate) * perYear) / often) * 100;
  return parseRational(percent.toPrecision(12));
}
