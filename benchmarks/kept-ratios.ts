import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/site/paths.ts';

const file = join(root, 'benchmarks/kept-ratios.json');
/** A smaller difference is noise between two runs. */
const worseBy = 1.2;

/** The ratio of our time or size to the peer's, by the name of the measurement. Less is better. */
type Ratios = Readonly<Record<string, number>>;

/**
 * Prints what is worse by more than a fifth than in the run kept in `kept-ratios.json`, or keeps this run instead.
 * Ratios that this run did not measure stay unchanged.
 */
export function compareWithKept(ratios: Ratios, isKept: boolean): void {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Ratios;
  if (isKept) {
    const all = Object.entries({ ...kept, ...ratios })
      .map(([name, ratio]) => [name, Math.round(ratio * 100) / 100] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
    console.log('\nKept, for later runs to be compared with.');
    return;
  }
  const known = Object.keys(ratios).filter((name) => kept[name] !== undefined).length;
  if (known === 0) {
    console.log('\nThere is no earlier run to compare with; --keep keeps this one.');
    return;
  }
  const worse = Object.entries(ratios).filter(([name, ratio]) => ratio > (kept[name] ?? Infinity) * worseBy);
  console.log(
    worse.length === 0 ? '\nNothing is worse by a fifth than the kept run.' : '\nWorse by a fifth or more:',
  );
  for (const [name, ratio] of worse)
    console.log(`${name}: ${ratio.toFixed(2)}, was ${kept[name]?.toFixed(2)}`);
}
