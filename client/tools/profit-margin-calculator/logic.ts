import { ToolInputError } from '#core/errors.ts';
import { type Rational, rational } from '#core/numbers/rational.ts';

const zero = rational(0n);
const hundred = rational(100n);

/** Two known quantities, the other three undefined; margin and markup in percent. */
export type Known = Readonly<
  Partial<Record<'cost' | 'price' | 'profit' | 'margin' | 'markup', Rational | undefined>>
>;

export interface Trade {
  readonly cost: Rational;
  readonly price: Rational;
  readonly profit: Rational;
  /** The profit in percent of the price; undefined for a price of 0. */
  readonly margin: Rational | undefined;
  /** The profit in percent of the cost; undefined for a cost of 0. */
  readonly markup: Rational | undefined;
}

/** Calculates all quantities from any two. Throws a ToolInputError if they contradict each other. */
export function solveTrade(known: Known): Trade {
  const { cost, price } = { ...known, ...solveAmounts(known) };
  if (!cost || !price) throw new ToolInputError('Two quantities are needed.', { hint: 'Enter any two.' });
  const profit = rational.subtract(price, cost);
  return { cost, price, profit, margin: percentOf(profit, price), markup: percentOf(profit, cost) };
}

function solveAmounts({ cost, price, profit, margin, markup }: Known): Known {
  if (cost) return { price: priceOf({ cost, profit, margin, markup, price }) };
  if (price) {
    if (profit) return { cost: rational.subtract(price, profit) };
    if (margin) return { cost: rational.multiply(price, share(rational.subtract(hundred, margin))) };
    return { cost: quotient(price, share(rational.add(hundred, markup ?? zero)), 'markup', '-100%') };
  }
  if (!profit) return {};
  if (margin) {
    const found = quotient(profit, share(margin), 'margin', '0%');
    return { price: found, cost: rational.subtract(found, profit) };
  }
  const found = quotient(profit, share(markup ?? zero), 'markup', '0%');
  return { cost: found, price: rational.add(found, profit) };
}

function priceOf({ cost = zero, price, profit, margin, markup }: Known): Rational {
  if (price) return price;
  if (profit) return rational.add(cost, profit);
  if (markup) return rational.multiply(cost, share(rational.add(hundred, markup)));
  if (margin && rational.compare(margin, hundred) >= 0) {
    throw new ToolInputError('A margin of 100% or more is impossible: the profit would be the whole price.', {
      field: 'margin',
      hint: 'Enter less than 100. If you mean the profit in percent of the cost, choose markup.',
    });
  }
  return rational.divide(cost, share(rational.subtract(hundred, margin ?? zero)));
}

/** Converts a percentage to a factor. */
export function share(percent: Rational): Rational {
  return rational.divide(percent, hundred);
}

function percentOf(part: Rational, whole: Rational): Rational | undefined {
  return whole.numerator === 0n ? undefined : rational.divide(rational.multiply(part, hundred), whole);
}

function quotient(amount: Rational, by: Rational, field: string, limit: string): Rational {
  if (by.numerator !== 0n) return rational.divide(amount, by);
  throw new ToolInputError(`A ${field} of ${limit} does not say the price.`, {
    field,
    hint: 'Enter another percentage.',
  });
}

/** Deductions from a sale other than its cost: tax, discount and fee in percent, shipping as an amount. */
export interface SaleTerms {
  readonly tax: Rational;
  readonly discount: Rational;
  readonly fee: Rational;
  readonly shipping: Rational;
}

/** Calculates one sale from the list price to the remaining profit, in the order of deductions. */
export function traceSale({ cost, price }: Trade, { tax, discount, fee, shipping }: SaleTerms) {
  const off = rational.multiply(price, share(discount));
  const net = rational.subtract(price, off);
  const taxAmount = rational.multiply(net, share(tax));
  const paid = rational.add(net, taxAmount);
  const feeAmount = rational.multiply(paid, share(fee));
  const contribution = [feeAmount, shipping, cost].reduce(rational.subtract, net);
  return { off, net, taxAmount, paid, feeAmount, contribution, margin: percentOf(contribution, net) };
}

/** Returns how many sales earn an amount; undefined if no number is enough. */
export function salesFor(amount: Rational, contribution: Rational): bigint | undefined {
  if (amount.numerator <= 0n) return 0n;
  if (contribution.numerator <= 0n) return undefined;
  const { numerator, denominator } = rational.divide(amount, contribution);
  return (numerator + denominator - 1n) / denominator;
}

/** Rounds a price up to the next amount ending in .99: 15.30 becomes 15.99, which earns no less. */
export function charmPrice(price: Rational): Rational {
  const { numerator, denominator } = price;
  // Rounds up to the cent first; a price above .99 goes to the next whole amount.
  const cents = (numerator * 100n + denominator - 1n) / denominator;
  return rational(cents + ((99n - (cents % 100n) + 100n) % 100n), 100n);
}
