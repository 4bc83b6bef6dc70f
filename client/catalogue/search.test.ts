import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allTools } from './catalogue.ts';
import { rankTools } from './rank.ts';

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

const named = allTools.map(({ id, name }) => ({ query: name, id }));

test.each([...named, ...wanted])('“$query” finds $id', ({ query, id }) => {
  const first = rankTools(query)
    .slice(0, 3)
    .map(({ tool }) => tool.id);
  expect(first).toContain(id);
});

test('nothing is found for nothing, and for what is nothing here', () => {
  for (const query of ['', '   ', '!?', 'zzzzqqqq', 'xylophone lessons'])
    expect(rankTools(query), query).toEqual([]);
});

test('a first letter finds the tools with a word in their name that begins with it', () => {
  for (const letter of 'bcdijlpqrstuy') {
    const names = rankTools(letter).map(({ tool }) => tool.name);
    const begin = names.filter((name) => new RegExp(`\\b${letter}`, 'i').test(name));
    expect(begin.length, letter).toBeGreaterThan(names.length / 2);
  }
});

test('any text is answered', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(rankTools(text))));
});
