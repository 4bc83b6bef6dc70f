/** Money received (positive) or paid (negative), with its time in years after the first flow. */
export interface CashFlow {
  readonly years: number;
  readonly amount: number;
}

/** Returns the value of the flows at the time of the first one, at a yearly rate (0.05 is 5 %). */
export function presentValue(rate: number, flows: readonly CashFlow[]): number {
  return flows.reduce((sum, { years, amount }) => sum + amount * (1 + rate) ** -years, 0);
}

/** The limits of the search: from −99.99 % to a hundred million percent a year. */
const lowest = Math.log(1e-4);
const highest = Math.log(1e6);
const steps = 4000;

/**
 * Returns every yearly rate at which the flows have a present value of 0, lowest first. There is none if all flows have
 * one sign, and there may be several if the sign changes more than once. Bisection between changes of sign finds them,
 * so no bad starting value can miss one.
 */
export function internalRates(flows: readonly CashFlow[]): readonly number[] {
  const size = flows.reduce((most, { amount }) => Math.max(most, Math.abs(amount)), 0);
  if (size === 0) return [];
  // Searches by the logarithm of 1 + rate, which suits long and short times equally.
  const worth = (log: number) => presentValueAt(log, flows, size);
  const found: number[] = [];
  let [before, beforeWorth] = [lowest, worth(lowest)];
  for (let step = 1; step <= steps; step += 1) {
    const at = lowest + ((highest - lowest) * step) / steps;
    const atWorth = worth(at);
    if (atWorth === 0) found.push(Math.expm1(at));
    else if (beforeWorth !== 0 && Math.sign(beforeWorth) !== Math.sign(atWorth)) {
      found.push(Math.expm1(bisectRoot(worth, before, at)));
    }
    [before, beforeWorth] = [at, atWorth];
  }
  return found;
}

function presentValueAt(log: number, flows: readonly CashFlow[], size: number): number {
  // At rates below 0, values are scaled by the latest flow, because the powers could overflow.
  const latest = log < 0 ? flows.reduce((most, { years }) => Math.max(most, years), 0) : 0;
  return flows.reduce(
    (sum, { years, amount }) => sum + (amount / size) * Math.exp(log * (latest - years)),
    0,
  );
}

/** Returns the yearly rate at which one amount grows to another; −1 for a total loss. */
export function growthRate(from: number, to: number, years: number): number {
  return to === 0 ? -1 : Math.expm1(Math.log(to / from) / years);
}

const maxSteps = 100;

/** Returns where a function changes its sign between two points with different signs. */
export function bisectRoot(valueAt: (at: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const sign = Math.sign(valueAt(low));
  for (let turn = 0; turn < maxSteps; turn += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(valueAt(middle)) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
