import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly integrity?: string; readonly link?: boolean }>>;
}

test('the lockfile knows every package by the hash of its content', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const unknown = Object.entries(packages)
    .filter(
      ([path, { integrity = '', link }]) => path !== '' && link !== true && !integrity.startsWith('sha512-'),
    )
    .map(([path]) => path);
  expect(Object.keys(packages).length).toBeGreaterThan(400);
  expect(unknown).toEqual([]);
});
