import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.ts';

/** Runs on the server or while building: none of it reaches a browser. */
const notShipped = new Set(['hono', '@hono/node-server', 'nodemailer', 'pg', 'zod']);

/** Third-party parts that are not our packages: data in tools' folders, programs inside packages. */
const furtherParts = [
  'currency-api (CC0 1.0), the exchange rates of a day\n\nhttps://github.com/fawazahmed0/exchange-api\nThe package states no license; the repository does, in its file LICENSE.\nThe license: https://creativecommons.org/publicdomain/zero/1.0/',
  'ip-location-db, geo-whois-asn-country (CC0 1.0)\n\nhttps://github.com/sapics/ip-location-db\nMade of the statistics of the Number Resource Organization, nro.net (Creative Commons Attribution 4.0). The ranges were compiled into tables.\nThe licenses: https://creativecommons.org/publicdomain/zero/1.0/ and https://creativecommons.org/licenses/by/4.0/',
  'ZXing-C++ (Apache License 2.0), inside zxing-wasm\n\nhttps://github.com/zxing-cpp/zxing-cpp\nThe license: https://www.apache.org/licenses/LICENSE-2.0',
  'EFF large word list (Creative Commons Attribution 3.0 United States)\n\nBy Joseph Bonneau and the Electronic Frontier Foundation, https://www.eff.org/dice. The dice numbers were taken out.\nThe license: https://creativecommons.org/licenses/by/3.0/us/',
];

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly repository?: string | { readonly url?: string };
}

/** The licenses of everything that browsers are sent, as their packages state them. */
export function makeNotices(): string {
  const folders = [...collectPackages(root)].sort();
  const parts = [...folders.map(describePackage), ...furtherParts];
  return `Sundry is built with the following software and data.\n\n${parts.join(`\n\n${'='.repeat(80)}\n\n`)}\n`;
}

/** The folders of a package's dependencies, and of theirs. */
function collectPackages(folder: string, found = new Set<string>()): ReadonlySet<string> {
  for (const name of Object.keys(readPackage(folder).dependencies ?? {})) {
    const place = findPackage(folder, name);
    if (notShipped.has(name) || place === undefined || found.has(place)) continue;
    found.add(place);
    collectPackages(place, found);
  }
  return found;
}

/**
 * Finds a package as Node does: in the nearest `node_modules` that has it. Returns undefined for types, which may
 * be absent.
 */
function findPackage(from: string, name: string): string | undefined {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
  }
  return undefined;
}

function describePackage(folder: string): string {
  const { name, version, license = 'see below', repository } = readPackage(folder);
  const source = (typeof repository === 'string' ? repository : repository?.url) ?? '';
  const texts = globSync(['LICEN[CS]E*', 'licen[cs]e*', 'COPYING*', 'NOTICE*'], { cwd: folder }).sort();
  const bodies = texts.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, source, ...bodies].filter((part) => part !== '').join('\n\n');
}

function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
}
