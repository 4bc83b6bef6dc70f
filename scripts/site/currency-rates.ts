import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Decimal } from 'decimal.js';
import { currencyNames } from '#core/money/currencies.ts';
import { root } from './paths.ts';
import { readOwn } from '#core/collections/read-own.ts';

/** The rates that ship with the site: units of each currency for one euro, as decimal texts. */
export interface RateSnapshot {
  /** The day of the rates: `2026-09-29`. */
  readonly date: string;
  readonly rates: Readonly<Record<string, string>>;
}

const source = join(root, 'node_modules', '@fawazahmed0', 'currency-api', 'v1', 'currencies', 'eur.json');
const target = join(root, 'client', 'tools', 'currency-converter', 'rates', 'snapshot.json');

/** Currencies that law fixes to another: so many for one of it. */
const pegs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  EUR: {
    XOF: '655.957',
    XAF: '655.957',
    XPF: '119.33174',
    KMF: '491.96775',
    BAM: '1.95583',
    CVE: '110.265',
    STN: '24.5',
  },
  USD: {
    AED: '3.6725',
    SAR: '3.75',
    QAR: '3.64',
    OMR: '0.3845',
    BHD: '0.376',
    JOD: '0.709',
    BZD: '2',
    XCD: '2.7',
    XCG: '1.79',
    AWG: '1.79',
    BBD: '2',
    BSD: '1',
    BMD: '1',
    PAB: '1',
    DJF: '177.721',
  },
  ZAR: { NAD: '1', LSL: '1', SZL: '1' },
  GBP: { FKP: '1', GIP: '1', SHP: '1' },
  SGD: { BND: '1' },
  INR: { BTN: '1', NPR: '1.6' },
};

const mostFromPeg = 0.01;
const mostInADay = 0.15;

/** Brings the stored snapshot to the package’s rates. Throws for rates that cannot be right. */
export async function updateCurrencyRates(): Promise<void> {
  const { date, eur } = JSON.parse(await readFile(source, 'utf8')) as {
    date: string;
    eur: Record<string, number>;
  };
  const former = JSON.parse(await readFile(target, 'utf8').catch(() => 'null')) as RateSnapshot | null;
  const snapshot = makeSnapshot(date, eur, former ?? undefined);
  const text = `${JSON.stringify(snapshot, undefined, 2)}\n`;
  if (text !== `${JSON.stringify(former, undefined, 2)}\n`) await writeFile(target, text);
}

/** The rates of ISO 4217’s currencies, pegged ones as the law fixes them. */
export function makeSnapshot(
  date: string,
  feed: Readonly<Record<string, number>>,
  former?: RateSnapshot,
): RateSnapshot {
  const rates = new Map<string, string>();
  for (const code of Object.keys(currencyNames)) {
    const rate = code === 'EUR' ? 1 : readOwn(feed, code.toLowerCase());
    if (rate === undefined) continue;
    if (!(rate > 0) || !Number.isFinite(rate)) throw new Error(`The rate of ${code} is ${rate}.`);
    rates.set(code, new Decimal(rate).toFixed());
  }
  for (const [anchor, pegged] of Object.entries(pegs)) applyPegs(rates, anchor, pegged);
  if (former && former.date < date) refuseLeaps(rates, former, date);
  return { date, rates: Object.fromEntries(rates) };
}

function applyPegs(
  rates: Map<string, string>,
  anchor: string,
  pegged: Readonly<Record<string, string>>,
): void {
  const base = rates.get(anchor);
  if (base === undefined) throw new Error(`There is no rate of ${anchor}.`);
  for (const [code, perAnchor] of Object.entries(pegged)) {
    const lawful = new Decimal(base).times(perAnchor);
    const given = rates.get(code);
    if (given !== undefined && lawful.minus(given).abs().div(lawful).gt(mostFromPeg)) {
      throw new Error(
        `${code} is pegged to ${anchor}, and its rate ${given} is more than 1 % off ${lawful.toFixed()}.`,
      );
    }
    rates.set(code, lawful.toSignificantDigits(12).toFixed());
  }
}

/** Longer between two snapshots, more may have moved: as much again for every week. */
function refuseLeaps(rates: ReadonlyMap<string, string>, former: RateSnapshot, date: string): void {
  const days = (Date.parse(date) - Date.parse(former.date)) / 86_400_000;
  const most = mostInADay * Math.max(1, Math.ceil(days / 7));
  for (const [code, rate] of rates) {
    const before = readOwn(former.rates, code);
    if (before !== undefined && new Decimal(rate).div(before).minus(1).abs().gt(most)) {
      throw new Error(
        `${code} moved from ${before} (${former.date}) to ${rate} (${date}): look whether this is right.`,
      );
    }
  }
}
