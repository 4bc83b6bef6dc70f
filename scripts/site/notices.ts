import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** Runs on the server or while building: none of it reaches a browser. */
const notShipped = new Set(['hono', '@hono/node-server', 'nodemailer', 'pg', 'zod']);

/** What comes from others and is no package of ours: data in tools' folders, programs inside packages. */
const furtherParts = [
  'ZXing-C++ (Apache License 2.0), inside zxing-wasm\n\nhttps://github.com/zxing-cpp/zxing-cpp\nThe licence: https://www.apache.org/licenses/LICENSE-2.0',
  'EFF large word list (Creative Commons Attribution 3.0 United States)\n\nBy Joseph Bonneau and the Electronic Frontier Foundation, https://www.eff.org/dice. The dice numbers were taken out.\nThe licence: https://creativecommons.org/licenses/by/3.0/us/',
];

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The licences of everything that browsers are sent, as their packages state them. */
export function makeNotices(): string {
  const own = readPackage(root);
  const names = Object.keys(own.dependencies ?? {}).filter((name) => !notShipped.has(name));
  const parts = [
    ...names.sort().map((name) => describePackage(join(root, 'node_modules', name))),
    ...furtherParts,
  ];
  return `Sundry is built with the following software and data.\n\n${parts.join(`\n\n${'='.repeat(80)}\n\n`)}\n`;
}

function describePackage(folder: string): string {
  const { name, version, license = 'see below' } = readPackage(folder);
  const texts = globSync(['LICEN[CS]E*', 'COPYING*', 'NOTICE*'], { cwd: folder }).sort();
  const bodies = texts.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...bodies].join('\n\n');
}

function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
}
