import lighthouse from 'lighthouse';
import { findFreePort } from '#scripts/testing/free-port.ts';
import { withSite } from './site.ts';
import { median, printTable } from './table.ts';

const paths = [
  '/',
  '/all-tools',
  '/categories/pdf',
  '/tools/unit-converter',
  '/tools/json-formatter',
  '/tools/image-compressor',
  '/support',
];
/** The least score of each category, of 100. */
const targets = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const categories = Object.keys(targets) as (keyof typeof targets)[];
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
/** An audit takes about eight seconds; one that hangs must not hang the rest. */
const auditLimitMs = 90_000;

interface Outcome {
  readonly scores: Readonly<Record<keyof typeof targets, number>>;
  /** The audits that lost points, by name. */
  readonly losses: readonly string[];
}

/** Lighthouse's scores (mobile profile, simulated throttling) of each kind of page. Returns whether all reach their targets. */
export async function measureLighthouse(): Promise<boolean> {
  const port = await findFreePort();
  const rows: string[][] = [];
  const losses = new Set<string>();
  let isReached = true;
  await withSite(
    async (_browser, origin) => {
      for (const path of paths) {
        const outcomes: Outcome[] = [];
        for (let run = 0; run < runs; run += 1) outcomes.push(await audit(origin + path, port));
        const scores = categories.map((category) =>
          median(outcomes.map((outcome) => outcome.scores[category])),
        );
        isReached &&= categories.every((category, index) => (scores[index] ?? 0) >= targets[category]);
        rows.push([path, ...scores.map(String)]);
        for (const loss of outcomes.flatMap((outcome) => outcome.losses)) losses.add(`${path}: ${loss}`);
      }
    },
    [`--remote-debugging-port=${port}`],
  );
  const head = categories.map((category) => `${category} (at least ${targets[category]})`);
  printTable(`Lighthouse, mobile profile (median of ${runs})`, ['page', ...head], rows);
  for (const loss of losses) console.log(loss);
  return isReached;
}

/** Some recordings miss the start of the page, which says nothing about it. */
async function audit(address: string, port: number, attempts = 3): Promise<Outcome> {
  const result = await Promise.race([
    lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] }),
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`Lighthouse did not end for ${address}.`)), auditLimitMs).unref();
    }),
  ]);
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
  const { lhr } = result;
  if (lhr.runtimeError?.code === 'NO_NAVSTART' && attempts > 1) return audit(address, port, attempts - 1);
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const scoreOf = (category: keyof typeof targets) =>
    Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const refs = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => lhr.categories[category]?.auditRefs ?? []);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    losses: refs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => lhr.audits[id]?.title ?? id),
  };
}
