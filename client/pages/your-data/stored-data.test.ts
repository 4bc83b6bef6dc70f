import { beforeEach, expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { listStored, readBackup, restoreBackup, writeBackup } from './stored-data.ts';

/** Imitates a browser's storage with room for this many characters. */
function createArea(entries: Readonly<Record<string, string>> = {}, room = Infinity): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index: number) => [...map.keys()][index] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    removeItem: (key: string) => void map.delete(key),
    setItem: (key: string, value: string) => {
      const used = [...map].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
      if (used + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, value);
    },
    clear: () => map.clear(),
  };
}

const kept = {
  toolsFavorites: '["base64"]',
  'options:base64': '{"isUrlSafe":true}',
  'draft:markdown-editor': '"# Hé %&+<>"',
  recipes: '[{"name":"R","steps":[{"tool":"base64","options":{}}]}]',
  isAdmin: 'true',
  fonts: 'stored',
};

let area: Storage;
beforeEach(() => {
  area = createArea(kept);
});

test('lists what is kept, by tool and with sizes, without what is not the person’s', () => {
  expect(listStored(area).map(({ label, toolId, bytes }) => [label, toolId, bytes])).toEqual([
    ['Favorites', undefined, 24],
    ['Recipes', undefined, 62],
    ['Options', 'base64', 32],
    ['Draft', 'markdown-editor', 34],
  ]);
});

test('a backup gives everything back in an empty browser', () => {
  const other = createArea({ fonts: 'stored' });
  restoreBackup(other, readBackup(writeBackup(area)), 'replace');
  expect(writeBackup(other)).toBe(writeBackup(area));
  expect(other.getItem('isAdmin')).toBe(null);
  expect(other.getItem('fonts')).toBe('stored');
});

test('replacing removes what the backup does not have; merging keeps it', () => {
  const backup = readBackup(
    '{"backup":1,"entries":{"toolsFavorites":"[\\"timer\\",\\"base64\\"]","theme":"dark"}}',
  );
  restoreBackup(area, backup, 'merge');
  expect(area.getItem('toolsFavorites')).toBe('["base64","timer"]');
  expect(area.getItem('options:base64')).toBe(kept['options:base64']);
  restoreBackup(area, backup, 'replace');
  expect(area.getItem('toolsFavorites')).toBe('["timer","base64"]');
  expect(area.getItem('options:base64')).toBe(null);
  expect(area.getItem('isAdmin')).toBe('true');
});

test('recipes of one name are kept both, and the same recipe once', () => {
  const recipes = [
    { name: 'R', steps: [{ tool: 'base64', options: {} }] },
    { name: 'R', steps: [{ tool: 'timer', options: {} }] },
  ];
  const text = JSON.stringify({ backup: 1, entries: { recipes: JSON.stringify(recipes) } });
  restoreBackup(area, readBackup(text), 'merge');
  const names = (JSON.parse(area.getItem('recipes') ?? '') as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(['R', 'R (2)']);
});

test('a file that is no backup changes nothing', () => {
  const before = writeBackup(area);
  const files = [
    '',
    '{',
    'null',
    '[]',
    '{"backup":2,"entries":{}}',
    '{"entries":{}}',
    '{"backup":1,"entries":{"isAdmin":"true"}}',
    '{"backup":1,"entries":{"__proto__x":"1"}}',
    '{"backup":1,"entries":{"theme":5}}',
    '{"backup":1,"entries":{"options:../x":"1"}}',
    '{"backup":1,"entries":{"recipes":"{{{"}}',
    '{"backup":1,"entries":{"recipes":"[{}]"}}',
    '{"backup":1,"entries":{"recipes":[]}}',
    '{"backup":1,"entries":{"toolsFavorites":"[1]"}}',
    '{"backup":1,"entries":{"theme":"\\"red\\""}}',
  ];
  for (const text of files) expect(() => readBackup(text), text).toThrow(ToolInputError);
  expect(writeBackup(area)).toBe(before);
});

test('where there is no room all is as before', () => {
  const small = createArea(kept, 400);
  const before = writeBackup(small);
  const backup = readBackup(
    JSON.stringify({ backup: 1, entries: { 'draft:x': JSON.stringify('y'.repeat(500)) } }),
  );
  for (const mode of ['merge', 'replace'] as const) {
    expect(() => restoreBackup(small, backup, mode)).toThrow('The browser has no space for this backup.');
    expect(writeBackup(small)).toBe(before);
  }
});
