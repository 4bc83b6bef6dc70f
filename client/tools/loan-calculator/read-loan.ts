import { Numbers } from '#client/tool-kit/calculators/numbers.ts';
import { ToolInputError } from '#core/errors.ts';
import { periodRate } from '#core/finance/annuity.ts';
import { type Loan, type ScheduleRow, toUnits } from '#core/finance/schedule.ts';
import { currencyDigits } from '#core/money/currency-digits.ts';
import { type Rational, rational, toFixedDecimal } from '#core/numbers/rational.ts';
import { type LoanDates, lengthsOf, readDates } from './loan-dates.ts';
import { readChanges } from './read-changes.ts';
import { type LoanOptions, schema } from './schema.ts';
import { compoundingRates, evenPayment, mostYears, solve } from './solve-loan.ts';

const amounts = { min: 0, max: 1e13 };
const rates = { min: 0, max: 1000 };
export interface ReadLoan {
  readonly loan: Loan;
  /** The yearly interest rate in percent. */
  readonly percent: Rational;
  readonly digits: number;
  readonly dates: LoanDates | undefined;
  readonly write: Numbers<LoanOptions>;
}

/** One of the compared loans. */
export interface NamedSchedule {
  readonly name: string;
  readonly rows: readonly ScheduleRow[];
}

/** Reads the loan from the form and solves it for the requested value. Throws a ToolInputError. */
export function readLoan(options: LoanOptions): ReadLoan {
  const write = new Numbers(schema, options);
  const { find, effect } = options;
  const digits = currencyDigits(options.currency);
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
  const dates = readDates(options);
  const found = solve(given, options, dates);
  const rateOf = (percent: Rational) =>
    periodRate(percent, options.perYear, compoundingRates[options.compounding]);
  const changes = readChanges(options, digits, dates, rateOf);
  const lengths = lengthsOf(options, dates, found.payments);
  return {
    loan: { ...found, rate: rateOf(found.percent), lengths, extra: units('extra'), effect, changes },
    percent: found.percent,
    digits,
    dates,
    write,
  };
}

function required(units: bigint, field: string): bigint {
  if (units > 0n) return units;
  throw new ToolInputError('An amount above 0 is needed.', { field, hint: 'Enter more than 0.' });
}

/** Reads the number of payments; a partial period counts as a whole one. */
function readPayments(years: Rational, perYear: number): number {
  const payments = Number(toFixedDecimal(rational.multiply(years, rational(BigInt(perYear))), 0));
  if (payments >= 1) return payments;
  throw new ToolInputError('The loan needs time for one payment at least.', {
    field: 'years',
    hint: 'Enter a longer time; half a year is 0.5.',
  });
}

/** Reads the other loans to compare; empty boxes use the values of the first loan. */
export function readOthers(options: LoanOptions, { loan, write, digits, dates, percent }: ReadLoan) {
  return (['B', 'C'] as const).map((name) => {
    const own = write.optional(`rate${name}`, rates) ?? percent;
    const rate = periodRate(own, options.perYear, compoundingRates[options.compounding]);
    const years = write.optional(`years${name}`, { min: 0, max: mostYears });
    const payments = years ? readPayments(years, options.perYear) : loan.payments;
    const extra = toUnits(write.optional(`extra${name}`, amounts) ?? rational(0n), digits);
    const lengths = lengthsOf(options, dates, payments);
    const payment = evenPayment({ ...loan, payments }, rate, lengths);
    return { name, loan: { ...loan, rate, lengths, payments, payment, extra } };
  });
}
