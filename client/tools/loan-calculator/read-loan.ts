import { Numbers } from '#client/tool-kit/calculators/numbers.ts';
import { ToolInputError } from '#core/errors.ts';
import {
  annuityAmount,
  annuityPayment,
  type Compounding,
  periodRate,
  rateOfPayments,
} from '#core/finance/annuity.ts';
import {
  fromUnits,
  type Loan,
  paymentsNeeded,
  roundUnits,
  type ScheduleRow,
  toUnits,
} from '#core/finance/schedule.ts';
import { minorUnitDigits } from '#core/money/minor-units.ts';
import {
  multiplyRational,
  parseRational,
  type Rational,
  rational,
  toFixedDecimal,
} from '#core/numbers/rational.ts';
import { readChanges } from './read-changes.ts';
import { type LoanOptions, schema } from './schema.ts';

const amounts = { min: 0, max: 1e13 };
const rates = { min: 0, max: 1000 };
const mostYears = 60;
const compoundings: Readonly<Record<LoanOptions['compounding'], Compounding>> = {
  payments: 'payments',
  yearly: 1,
  'half-yearly': 2,
  monthly: 12,
};

export interface ReadLoan {
  readonly loan: Loan;
  /** Interest a year in percent. */
  readonly percent: Rational;
  readonly digits: number;
  readonly write: Numbers<LoanOptions>;
}

/** One of the loans that are compared. */
export interface NamedSchedule {
  readonly name: string;
  readonly rows: readonly ScheduleRow[];
}

/** The loan of the boxes, with what was asked for worked out. Throws a ToolInputError. */
export function readLoan(options: LoanOptions): ReadLoan {
  const write = new Numbers(schema, options);
  const { find, effect } = options;
  const digits = readDigits(options.currency);
  const units = (field: 'amount' | 'payment' | 'extra' | 'balloon') =>
    toUnits(write.optional(field, amounts) ?? rational(0n), digits);
  const balloon = units('balloon');
  const given = {
    amount: find === 'amount' ? 0n : required(toUnits(write.read('amount', amounts), digits), 'amount'),
    payment: find === 'payment' ? 0n : required(toUnits(write.read('payment', amounts), digits), 'payment'),
    payments:
      find === 'term' ? 0 : readPayments(write.read('years', { min: 0, max: mostYears }), options.perYear),
    percent: find === 'rate' ? rational(0n) : write.read('rate', rates),
    balloon,
  };
  const found = solve(given, options);
  const rateOf = (percent: Rational) =>
    periodRate(percent, options.perYear, compoundings[options.compounding]);
  const changes = readChanges(options, digits, rateOf);
  return {
    loan: { ...found, rate: rateOf(found.percent), extra: units('extra'), effect, changes },
    percent: found.percent,
    digits,
    write,
  };
}

function readDigits(currency: string): number {
  const code = currency.trim().toUpperCase();
  if (code === '' || /^[A-Z]{3}$/.test(code)) return minorUnitDigits(code);
  throw new ToolInputError(`Currency: “${currency}” is no code of ISO 4217.`, {
    field: 'currency',
    hint: 'Write three letters, such as EUR.',
  });
}

function required(units: bigint, field: string): bigint {
  if (units > 0n) return units;
  throw new ToolInputError('An amount above 0 is needed.', { field, hint: 'Enter more than 0.' });
}

/** A part of a payment’s time counts as a whole one. */
function readPayments(years: Rational, perYear: number): number {
  const payments = Number(toFixedDecimal(multiplyRational(years, rational(BigInt(perYear))), 0));
  if (payments >= 1) return payments;
  throw new ToolInputError('The loan needs time for one payment at least.', {
    field: 'years',
    hint: 'Enter a longer time; half a year is 0.5.',
  });
}

interface Terms {
  readonly amount: bigint;
  readonly payment: bigint;
  readonly payments: number;
  readonly percent: Rational;
  readonly balloon: bigint;
}

function solve(given: Terms, options: LoanOptions): Terms {
  const { perYear } = options;
  const rate = periodRate(given.percent, perYear, compoundings[options.compounding]);
  const [amount, payment, balloon] = [given.amount, given.payment, given.balloon].map((units) =>
    rational(units),
  ) as [Rational, Rational, Rational];
  switch (options.find) {
    case 'payment':
      return { ...given, payment: roundUnits(annuityPayment(amount, rate, given.payments, balloon)) };
    case 'amount':
      return { ...given, amount: roundUnits(annuityAmount(payment, rate, given.payments, balloon)) };
    case 'term': {
      const payments = paymentsNeeded(given.amount, rate, given.payment, mostYears * perYear);
      if (payments !== undefined) return { ...given, payments };
      const interest = fromUnits(roundUnits(multiplyRational(amount, rate)), readDigits(options.currency));
      throw new ToolInputError(`With this payment the loan is not paid off in ${mostYears} years.`, {
        field: 'payment',
        hint: `The interest of the first payment alone is ${toFixedDecimal(interest, 4)}; enter clearly more.`,
      });
    }
    case 'rate':
      return { ...given, percent: solveRate(given, options) };
  }
}

function solveRate(
  { amount, payment, payments, balloon }: Terms,
  { perYear, compounding }: LoanOptions,
): Rational {
  const flows = Array.from({ length: payments }, (_, index) =>
    Number(payment + (index === payments - 1 ? balloon : 0n)),
  );
  const rate = rateOfPayments(Number(amount), flows);
  if (rate === undefined) {
    throw new ToolInputError('These payments together are less than the amount, so no interest rate fits.', {
      field: 'payment',
      hint: 'Enter a higher payment or a longer time.',
    });
  }
  const own = compoundings[compounding];
  const often = own === 'payments' ? perYear : own;
  const percent = often * Math.expm1((Math.log1p(rate) * perYear) / often) * 100;
  return parseRational(percent.toPrecision(12));
}

/** The other loans to compare with: what their boxes leave empty is as in the first. */
export function readOthers(options: LoanOptions, { loan, write, digits, percent }: ReadLoan) {
  return (['B', 'C'] as const).map((name) => {
    const own = write.optional(`rate${name}`, rates) ?? percent;
    const rate = periodRate(own, options.perYear, compoundings[options.compounding]);
    const years = write.optional(`years${name}`, { min: 0, max: mostYears });
    const payments = years ? readPayments(years, options.perYear) : loan.payments;
    const extra = toUnits(write.optional(`extra${name}`, amounts) ?? rational(0n), digits);
    const payment = roundUnits(annuityPayment(rational(loan.amount), rate, payments, rational(loan.balloon)));
    return { name, loan: { ...loan, rate, payments, payment, extra } };
  });
}

/** The yearly rates that the payments cost, fees included: as a sum of periods, and with interest on interest. */
export function annualRates(received: bigint, payments: readonly bigint[], perYear: number) {
  const rate = rateOfPayments(Number(received), payments.map(Number));
  if (rate === undefined) return undefined;
  return { nominal: rate * perYear * 100, effective: Math.expm1(Math.log1p(rate) * perYear) * 100 };
}

/** An amount for people. */
export function amountText({ write, digits }: ReadLoan, units: bigint): string {
  return write.units(units, digits);
}

/** Payments as years and what is over. */
export function timeText(payments: number, perYear: number, { write }: ReadLoan): string {
  const years = Math.floor(payments / perYear);
  const rest = payments % perYear;
  const name =
    { 12: 'months', 26: 'fortnights', 52: 'weeks', 4: 'quarters', 1: 'years' }[perYear] ?? 'payments';
  const parts = [years > 0 && `${write.integer(years)} years`, rest > 0 && `${write.integer(rest)} ${name}`];
  return parts.filter(Boolean).join(' ');
}
