import { parseRational, type Rational, rational } from '#core/numbers/rational.ts';
import type { PastedRates } from './pasted-rates.ts';
import { readOwn } from '#core/collections/read-own.ts';
import snapshot from './snapshot.json' with { type: 'json' };

/** The date of the rates that ship with the site. */
export const snapshotDate = snapshot.date;

/** A rate with its source. */
export interface FoundRate {
  readonly rate: Rational;
  readonly source: string;
  /** True for a bundled rate, which becomes outdated. */
  readonly isBundled: boolean;
}

const bundled: Readonly<Record<string, string>> = snapshot.rates;
const nothing: PastedRates = { own: [], table: undefined };

/**
 * Finds how much of one currency is one unit of another; undefined if unknown. The person's own rates come first, then
 * the pasted table, then the bundled rates. Cross rates and inverse rates are exact; only the output is rounded.
 */
export function findRate(
  from: string,
  to: string,
  { own, table }: PastedRates = nothing,
): FoundRate | undefined {
  if (from === to) return { rate: rational(1n), source: 'the same', isBundled: false };
  const given = directRate(from, to, own) ?? crossedRate(from, to, own);
  if (given) return { ...given, isBundled: false };
  const [pastedFrom, pastedTo] = [table?.rates.get(from), table?.rates.get(to)];
  if (pastedFrom && pastedTo) {
    const source = `pasted${table?.date ? `, ${table.date}` : ''}`;
    return { rate: rational.divide(pastedTo, pastedFrom), source, isBundled: false };
  }
  const [perFrom, perTo] = [readOwn(bundled, from), readOwn(bundled, to)];
  if (perFrom === undefined || perTo === undefined) return undefined;
  const rate = rational.divide(parseRational(perTo), parseRational(perFrom));
  return { rate, source: snapshotDate, isBundled: true };
}

type OwnRates = PastedRates['own'];
type Given = Omit<FoundRate, 'isBundled'>;

/** Finds a rate on the two currencies, in either direction. */
function directRate(from: string, to: string, own: OwnRates): Given | undefined {
  // If two lines give the same rate, the last one applies.
  const given = own.findLast((each) => each.from === from && each.to === to);
  if (given) return { rate: given.rate, source: `your rate${given.note && `: ${given.note}`}` };
  const turned = own.findLast((each) => each.from === to && each.to === from);
  if (!turned) return undefined;
  const source = `your rate, turned round${turned.note && `: ${turned.note}`}`;
  return { rate: rational.divide(rational(1n), turned.rate), source };
}

/** Finds a cross rate over the fewest lines, such as dollars to francs and francs to euros. */
function crossedRate(from: string, to: string, own: OwnRates): Given | undefined {
  const ways = new Map<string, { readonly rate: Rational; readonly through: readonly string[] }>([
    [from, { rate: rational(1n), through: [] }],
  ]);
  // Iterating over a map includes entries added during the loop.
  for (const [at, { rate, through }] of ways) {
    for (const next of own.flatMap((each) => [each.from, each.to])) {
      const step = ways.has(next) ? undefined : directRate(at, next, own);
      if (!step) continue;
      const whole = rational.multiply(rate, step.rate);
      // The first one is the start itself.
      const passed = [...through, at];
      if (next === to) return { rate: whole, source: `your rates, through ${passed.slice(1).join(', ')}` };
      ways.set(next, { rate: whole, through: passed });
    }
  }
  return undefined;
}
