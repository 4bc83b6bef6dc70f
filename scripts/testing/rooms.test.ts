import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#scripts/site/paths.ts';

/** The most entries of a folder, tests included, that a reader can take in. */
const maxEntries = 22;

/** Folders that list things of one kind, by nature as many as there are. */
const lists = [/^client\/tools$/, /\/fixtures$/, /^client\/static$/, /^server\/database\/migrations$/];

interface Folder {
  readonly path: string;
  readonly entries: readonly string[];
  readonly folders: readonly string[];
}

function listFolders(path: string): readonly Folder[] {
  const found = readdirSync(join(root, path), { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.'),
  );
  const folders = found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const own = { path, entries: found.map(({ name }) => name), folders };
  return [own, ...folders.flatMap((name) => listFolders(`${path}/${name}`))];
}

const all = ['client', 'core', 'contracts', 'server'].flatMap(listFolders);
const tools = all.filter(({ path }) => /^client\/tools\/[^/]+$/.test(path));

test('no folder holds more than one can take in', () => {
  const crowded = all.filter(
    ({ path, entries }) => entries.length > maxEntries && !lists.some((list) => list.test(path)),
  );
  expect(crowded.map(({ path, entries }) => `${path}: ${entries.length}`)).toEqual([]);
});

describe('tools', () => {
  test('they are found', () => {
    expect(tools.length).toBeGreaterThan(50);
  });

  test('their rooms have no rooms', () => {
    const deep = all.filter(
      ({ path, folders }) => /^client\/tools\/[^/]+\/[^/]+/.test(path) && folders.length > 0,
    );
    expect(deep.map(({ path }) => path)).toEqual([]);
  });

  test('what is drawn is in view.tsx and in the folders of the page, which alone know the DOM', () => {
    const astray = all.flatMap(({ path, entries }) => {
      const room = /^client\/tools\/[^/]+(?:\/([^/]+))?$/.exec(path);
      if (!room || /(?:^|-)view$/.test(room[1] ?? '')) return [];
      return entries
        .filter((name) => name.endsWith('.tsx') && !(room[1] === undefined && name === 'view.tsx'))
        .map((name) => `${path}/${name}`);
    });
    expect(astray).toEqual([]);
  });
});

test('a .tsx file has JSX', () => {
  const plain = all.flatMap(({ path, entries }) =>
    entries
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `${path}/${name}`)
      .filter((file) => !/<\/|\/>/.test(readFileSync(join(root, file), 'utf8'))),
  );
  expect(plain).toEqual([]);
});
