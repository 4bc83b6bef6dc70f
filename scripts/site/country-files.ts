import { randomUUID } from 'node:crypto';
import { readFile, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CountryRange, writeCountryTable } from '#core/network/countries/write-country-table.ts';
import { cacheDir, root } from './paths.ts';

const source = join(root, 'node_modules', '@ip-location-db', 'geo-whois-asn-country');
/** The folder from which `client/lib/geo/country-files.ts` gets them. */
const folder = join(cacheDir, 'countries');

/** Makes the tables of countries out of the package’s CSV, unless they are there and newer than it. */
export async function makeCountryFiles(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(([4, 6] as const).map(makeCountryFile));
}

async function makeCountryFile(version: 4 | 6): Promise<void> {
  const csvFile = join(source, `geo-whois-asn-country-ipv${version}-num.csv`);
  const target = join(folder, `countries-${version}.bin`);
  const makers = ['write-country-table.ts', 'country-table.ts'].map((name) =>
    join(root, 'core', 'network', 'countries', name),
  );
  const [made, ...origins] = await Promise.all([target, csvFile, ...makers].map(changedAt));
  if (made !== undefined && origins.every((origin) => (origin ?? 0) < made)) return;
  const { version: release } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as {
    version: string;
  };
  const csv = await readFile(csvFile, 'utf8');
  const table = writeCountryTable(version, dateOfRelease(release), readRanges(version, csv));
  // A run beside this one must never read half of it.
  const unfinished = `${target}.${randomUUID()}`;
  await writeFile(unfinished, table);
  await rename(unfinished, target);
}

function readRanges(version: 4 | 6, csv: string): CountryRange[] {
  return csv
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [first = '', last = '', code = ''] = line.split(',');
      if (!/^[A-Z]{2}$/.test(code)) throw new Error(`“${line}” names no country.`);
      return { version, first: BigInt(first), last: BigInt(last), code };
    });
}

/** Releases end in their day: 2.3.2026061719 is of 2026-06-17. */
function dateOfRelease(release: string): string {
  const day = /\.(\d{4})(\d{2})(\d{2})\d{2}$/.exec(release);
  if (!day) throw new Error(`The release ${release} does not say its day.`);
  return day.slice(1).join('-');
}

async function changedAt(file: string): Promise<number | undefined> {
  return (await stat(file).catch(() => undefined))?.mtimeMs;
}
