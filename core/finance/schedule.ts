import { divideToNearest, parseRational, type Rational, rational } from '#core/numbers/rational.ts';
import { annuityPayment, UnevenTimes } from './annuity.ts';

/** A deviation from the regular payments, at or from a payment's number. */
export type LoanChange =
  | { readonly at: number; readonly kind: 'extra'; readonly amount: bigint }
  | { readonly at: number; readonly kind: 'rate'; readonly rate: Rational }
  | { readonly at: number; readonly kind: 'pause' | 'interest'; readonly count: number };

/** A loan, with amounts in the currency's smallest units. */
export interface Loan {
  readonly amount: bigint;
  /** The interest rate of one payment period, as a fraction. */
  readonly rate: Rational;
  /** The length of each payment period in regular periods; undefined if all are regular. */
  readonly lengths?: readonly Rational[] | undefined;
  readonly payments: number;
  readonly payment: bigint;
  /** The amount left for the last payment. */
  readonly balloon: bigint;
  /** The extra amount added to each payment. */
  readonly extra: bigint;
  /** The effect of extra payments: the loan ends sooner, or the next payments are lower. */
  readonly effect: 'shorter' | 'lower';
  readonly changes: readonly LoanChange[];
}

export interface ScheduleRow {
  readonly number: number;
  readonly payment: bigint;
  readonly interest: bigint;
  readonly principal: bigint;
  readonly extra: bigint;
  readonly balance: bigint;
}

/**
 * Returns every payment until nothing is left. Interest is rounded to the smallest unit each time, halves up, as on a
 * statement. The last payment is the remaining debt with its interest, so all payments pay off the loan exactly.
 */
export function amortize(loan: Loan): readonly ScheduleRow[] {
  const rows: ScheduleRow[] = [];
  const paymentFrom = payments(loan);
  const state = { balance: loan.amount, rate: loan.rate, payment: loan.payment };
  for (let number = 1; number <= loan.payments && state.balance > 0n; number += 1) {
    const own = loan.changes.filter(({ at }) => at === number);
    for (const change of own) if (change.kind === 'rate') state.rate = change.rate;
    if (isPaymentNew(loan, number)) state.payment = paymentFrom(number, state);
    const row = payOnce(loan, state, number);
    rows.push(row);
    state.balance = row.balance;
  }
  return rows;
}

/** True if the payment must be recalculated, so that the loan still ends on time. */
function isPaymentNew({ changes, extra, effect }: Loan, number: number): boolean {
  return (
    (effect === 'lower' && extra > 0n && number > 1) ||
    changes.some((change) => {
      switch (change.kind) {
        case 'extra':
          return effect === 'lower' && change.at + 1 === number;
        case 'rate':
          return change.at === number;
        default:
          return change.at + change.count === number;
      }
    })
  );
}

interface State {
  readonly balance: bigint;
  readonly rate: Rational;
  readonly payment: bigint;
}

/** Returns a function for the payment from a number on that leaves only the balloon at the end. */
function payments({ balloon, lengths, payments: count }: Loan) {
  let [known, times]: [Rational | undefined, UnevenTimes | undefined] = [undefined, undefined];
  return (number: number, { balance, rate }: State): bigint => {
    const [amount, left] = [rational(balance), rational(balloon)];
    if (!lengths) return roundUnits(annuityPayment(amount, rate, count - number + 1, left));
    if (known !== rate || !times) [known, times] = [rate, new UnevenTimes(rate, lengths.slice(0, count))];
    return roundUnits(times.payment(amount, left, number - 1));
  };
}

function payOnce(loan: Loan, { balance, rate, payment }: State, number: number): ScheduleRow {
  const length = loan.lengths?.[number - 1];
  const time = length ? rational.multiply(rate, length) : rate;
  const interest = divideToNearest(balance * time.numerator, time.denominator);
  const due = balance + interest;
  const held = loan.changes.find(
    (change) => 'count' in change && change.at <= number && number < change.at + change.count,
  );
  const usual = held === undefined ? payment : held.kind === 'pause' ? 0n : interest;
  const isLast = number === loan.payments || (held === undefined && usual >= due);
  const paid = isLast ? due : usual;
  const single = loan.changes.reduce(
    (sum, change) => sum + (change.kind === 'extra' && change.at === number ? change.amount : 0n),
    loan.extra,
  );
  const left = due - paid;
  const extra = single < left ? single : left;
  return { number, payment: paid, interest, principal: paid - interest, extra, balance: left - extra };
}

/** Rounds to whole units, halves away from zero. */
export function roundUnits(value: Rational): bigint {
  return divideToNearest(value.numerator, value.denominator);
}

/** Returns how many payments it takes; undefined if the payment does not exceed the interest. */
export function paymentsNeeded(
  amount: bigint,
  rate: Rational,
  payment: bigint,
  most: number,
  lengths?: readonly Rational[],
): number | undefined {
  const plain = { amount, rate, lengths, payment, payments: most, balloon: 0n, extra: 0n, changes: [] };
  if (!lengths && payment <= roundUnits(rational.multiply(rational(amount), rate))) return undefined;
  const rows = amortize({ ...plain, effect: 'shorter' });
  const last = rows.at(-1);
  return last && last.payment <= payment ? rows.length : undefined;
}

/** Returns the sum of a column. */
export function totalOf(rows: readonly ScheduleRow[], column: 'payment' | 'interest' | 'extra'): bigint {
  return rows.reduce((sum, row) => sum + row[column], 0n);
}

/** Converts an amount to its smallest units, such as cents for 2 digits. */
export function toUnits(value: Rational, digits: number): bigint {
  return roundUnits(rational.multiply(value, parseRational(`1e${digits}`)));
}

/** Converts smallest units to an amount. */
export function fromUnits(units: bigint, digits: number): Rational {
  return rational(units, 10n ** BigInt(digits));
}
