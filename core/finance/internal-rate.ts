import { bisectRoot } from './root.ts';

/** Money that comes (positive) or goes (negative), so many years after the first. */
export interface CashFlow {
  readonly years: number;
  readonly amount: number;
}

/** What flows are worth at the time of the first, at a yearly rate: 0.05 for 5 %. */
export function presentValue(rate: number, flows: readonly CashFlow[]): number {
  return flows.reduce((sum, { years, amount }) => sum + amount * (1 + rate) ** -years, 0);
}

/** Rates are looked for from −99.99 % to a hundred million percent a year. */
const lowest = Math.log(1e-4);
const highest = Math.log(1e6);
const steps = 4000;

/**
 * Every yearly rate at which the flows are worth nothing, lowest first: none where all have one sign, several where the
 * sign changes more than once. Each is bracketed by a change of sign and halved, so that none is missed by a bad guess.
 */
export function internalRates(flows: readonly CashFlow[]): readonly number[] {
  const size = flows.reduce((most, { amount }) => Math.max(most, Math.abs(amount)), 0);
  if (size === 0) return [];
  // By the logarithm of 1 + rate, in which a long and a short time are searched alike.
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
  // Scaled by the latest flow at rates below 0, where powers would pass what a number holds.
  const latest = log < 0 ? flows.reduce((most, { years }) => Math.max(most, years), 0) : 0;
  return flows.reduce(
    (sum, { years, amount }) => sum + (amount / size) * Math.exp(log * (latest - years)),
    0,
  );
}

/** The yearly rate by which one amount grows to another: −1 for a total loss. */
export function growthRate(from: number, to: number, years: number): number {
  return to === 0 ? -1 : Math.expm1(Math.log(to / from) / years);
}
