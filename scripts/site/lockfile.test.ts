import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly license?: string;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;

/** By SPDX name: licenses that only require naming the author. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  '(MIT OR CC0-1.0)',
]);
/** Libraries that may be shipped unchanged in separate files (EPL and LGPL). */
const others = ['elkjs', 'libheif-js'];

test('the lockfile knows every package by the hash of its content', () => {
  const unknown = Object.entries(packages)
    .filter(
      ([path, { integrity = '', link }]) => path !== '' && link !== true && !integrity.startsWith('sha512-'),
    )
    .map(([path]) => path);
  expect(Object.keys(packages).length).toBeGreaterThan(400);
  expect(unknown).toEqual([]);
});

test('all that is shipped has a permissive license, but for packages named here', () => {
  const strict = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .filter(([, { license = '' }]) => !permissive.has(license))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(strict.toSorted()).toEqual(others);
});
