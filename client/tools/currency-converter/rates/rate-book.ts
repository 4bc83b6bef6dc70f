import {
  divideRational,
  multiplyRational,
  parseRational,
  type Rational,
  rational,
} from '#core/numbers/rational.ts';
import type { PastedRates } from './pasted-rates.ts';
import { readOwn } from '#core/collections/read-own.ts';
import snapshot from './snapshot.json' with { type: 'json' };

/** The day of the rates that ship with the site. */
export const snapshotDate = snapshot.date;

/** A rate with where it is from. */
export interface FoundRate {
  readonly rate: Rational;
  readonly source: string;
  /** True for what the snapshot says, which ages. */
  readonly isBundled: boolean;
}

const bundled: Readonly<Record<string, string>> = snapshot.rates;
const nothing: PastedRates = { own: [], table: undefined };

/**
 * So many of one currency for one of another, undefined where nobody says: the person's own rates first, then the table
 * they pasted, then the snapshot. Crossed and turned round exactly; only what is shown is rounded.
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
    return { rate: divideRational(pastedTo, pastedFrom), source, isBundled: false };
  }
  const [perFrom, perTo] = [readOwn(bundled, from), readOwn(bundled, to)];
  if (perFrom === undefined || perTo === undefined) return undefined;
  const rate = divideRational(parseRational(perTo), parseRational(perFrom));
  return { rate, source: snapshotDate, isBundled: true };
}

type OwnRates = PastedRates['own'];
type Given = Omit<FoundRate, 'isBundled'>;

/** A line about the two, or about them the other way round. */
function directRate(from: string, to: string, own: OwnRates): Given | undefined {
  // Of two lines about the same, the later is meant.
  const given = own.findLast((each) => each.from === from && each.to === to);
  if (given) return { rate: given.rate, source: `your rate${given.note && `: ${given.note}`}` };
  const turned = own.findLast((each) => each.from === to && each.to === from);
  if (!turned) return undefined;
  const source = `your rate, turned round${turned.note && `: ${turned.note}`}`;
  return { rate: divideRational(rational(1n), turned.rate), source };
}

/** By the fewest lines that lead from one to the other: dollars to francs, and francs to euros. */
function crossedRate(from: string, to: string, own: OwnRates): Given | undefined {
  const ways = new Map<string, { readonly rate: Rational; readonly through: readonly string[] }>([
    [from, { rate: rational(1n), through: [] }],
  ]);
  // A map hands out what is put into it while it is walked.
  for (const [at, { rate, through }] of ways) {
    for (const next of own.flatMap((each) => [each.from, each.to])) {
      const step = ways.has(next) ? undefined : directRate(at, next, own);
      if (!step) continue;
      const whole = multiplyRational(rate, step.rate);
      // The first of them is where the way begins.
      const passed = [...through, at];
      if (next === to) return { rate: whole, source: `your rates, through ${passed.slice(1).join(', ')}` };
      ways.set(next, { rate: whole, through: passed });
    }
  }
  return undefined;
}
