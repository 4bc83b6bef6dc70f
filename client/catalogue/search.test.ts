import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import { createSearch } from './search.ts';

const root = join(import.meta.dirname, '..', '..');
const tools = await Promise.all(
  globSync('client/tools/*/manifest.ts', { cwd: root }).map(async (file) => {
    const { default: manifest } = (await import(join(root, file))) as { default: ToolManifest };
    return manifest;
  }),
);
const search = createSearch(tools);

const wanted = readFileSync(join(import.meta.dirname, 'fixtures', 'queries.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => {
    const id = line.slice(0, line.indexOf(':'));
    return line
      .slice(id.length + 1)
      .split(',')
      .map((query) => ({ query: query.trim(), id }));
  });

test('there are at least 200 queries', () => {
  expect(wanted.length).toBeGreaterThanOrEqual(200);
});

const named = tools.map(({ id, name }) => ({ query: name, id }));

test.each([...named, ...wanted])('“$query” finds $id', ({ query, id }) => {
  const first = search(query)
    .slice(0, 3)
    .map(({ item }) => item.id);
  expect(first).toContain(id);
});

test('nothing is found for nothing, and for what is nothing here', () => {
  for (const query of ['', '   ', '!?', 'zzzzqqqq', 'xylophone lessons'])
    expect(search(query), query).toEqual([]);
});

test('a first letter finds the tools with a word in their name that begins with it', () => {
  for (const letter of 'bcdijlpqrstuy') {
    const names = search(letter).map(({ item }) => item.name);
    const begin = names.filter((name) => new RegExp(`\\b${letter}`, 'i').test(name));
    expect(begin.length, letter).toBeGreaterThan(names.length / 2);
  }
});

test('any text is answered', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(search(text))));
});
