import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { loadCharacters } from './character-table.ts';

test('names and categories are those of Python’s unicodedata', async () => {
  // Python may have an older version of Unicode: code points new to it are skipped.
  const script = `
import json, sys, unicodedata
json.dump([[point, unicodedata.name(chr(point), ''), unicodedata.category(chr(point))]
    for point in range(0x110000) if unicodedata.category(chr(point)) != 'Cn'], sys.stdout)
`;
  const { stdout, stderr } = spawnSync('python3', ['-c', script], { maxBuffer: 1 << 28 });
  expect(stderr.toString()).toBe('');
  const theirs = JSON.parse(stdout.toString()) as [point: number, name: string, category: string][];
  expect(theirs.length).toBeGreaterThan(280_000);
  const table = await loadCharacters();
  const namedApart = theirs.filter(([point, name]) => {
    // Python has no names for Tangut ideographs.
    const isLeftOut = name === '' && table.nameOf(point).startsWith('TANGUT IDEOGRAPH-');
    return !isLeftOut && (table.hasName(point) ? table.nameOf(point) : '') !== name;
  });
  expect(namedApart).toEqual([]);
  // Two characters have other categories since Unicode 15.1 and 16.
  const sorted = theirs.filter(([point, , category]) => table.categoryOf(point) !== category);
  expect(sorted.filter(([point]) => point !== 0x295 && point !== 0x1171e)).toEqual([]);
});
