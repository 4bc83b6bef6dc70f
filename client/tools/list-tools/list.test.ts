import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { tellingCharacters } from '#scripts/testing/people-texts.ts';
import { processList } from './list.ts';
import { type ListOptions, schema } from './schema.ts';

const plain: ListOptions = { ...initialState(schema), sort: 'none' };

async function run(text: string, options: Partial<ListOptions> = {}) {
  const { parts, notes = [], summary } = await processList(text, { ...plain, ...options });
  return { text: parts[0]?.content as string, notes: notes.map(({ sentence }) => sentence), summary };
}
const textOf = async (text: string, options: Partial<ListOptions> = {}) => (await run(text, options)).text;

test('detects the separator and joins with the same', async () => {
  expect(await textOf('b, a, c', { sort: 'natural' })).toBe('a, b, c');
  expect(await textOf('b;a', { sort: 'natural' })).toBe('a;b');
  expect(await textOf('x, y\r\nb\r\n', { sort: 'natural' })).toBe('b\r\nx, y\r\n');
  expect(await textOf('b\ta')).toBe('b\ta');
  expect(await textOf('x | y', { isReversed: true })).toBe('y | x');
});

test('splits and joins by any separator', async () => {
  expect(await textOf('a--b--c', { split: 'custom', customSplit: '--', join: 'line' })).toBe('a\nb\nc');
  expect(await textOf('a\nb\n', { join: 'custom', customJoin: String.raw` \u{2192}\t` })).toBe('a →\tb');
  expect(await textOf('a b\n c', { split: 'space', join: 'comma' })).toBe('a, b, c');
});

test('keeps every line when nothing is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: tellingCharacters }), async (drawn) => {
      // All lines end as the first one does.
      const text = drawn.replaceAll('\r', '');
      const options = { split: 'line', isTrimmed: false, dropsEmpty: false } as const;
      expect(await textOf(text, options)).toBe(text);
    }),
  );
});

test('removes bullets, numbers and quotes, and writes them', async () => {
  expect(await textOf('- a\n2) "b c",\n• ‘d’\n-5', { isUnwrapped: true })).toBe('a\nb c\nd\n-5');
  expect(await textOf('a\nb', { numbering: 'dot', quotes: 'double', prefix: '<', suffix: '>' })).toBe(
    '1. <"a">\n2. <"b">',
  );
  expect(await textOf(`it's\n"q"`, { quotes: 'sql', join: 'comma' })).toBe(`'it''s', '"q"'`);
  expect(await textOf(`it's\n"q"`, { quotes: 'json', join: 'comma' })).toBe(String.raw`"it's", "\"q\""`);
});

test('says when items contain the quote or the separator', async () => {
  expect((await run(`it's\nb`, { quotes: 'single' })).notes).toEqual(['1 item contains the quote itself.']);
  expect((await run('a,b\nc', { join: 'comma' })).notes).toEqual(['1 item contains the separator itself.']);
  expect((await run('a,b\nc', { join: 'comma', quotes: 'double' })).notes).toEqual([]);
});

test('compares without case and spaces when asked', async () => {
  const text = 'New York\nnewyork\nNEW  YORK\nOslo';
  expect(await textOf(text, { duplicates: 'remove', ignoresCase: true, ignoresSpaces: true })).toBe(
    'New York\nOslo',
  );
  expect(await textOf(text, { duplicates: 'count', ignoresCase: true, ignoresSpaces: true })).toBe(
    '3 New York\n1 Oslo',
  );
  expect((await run(text, { duplicates: 'remove', ignoresCase: true })).summary).toBe('4 items');
});

test('filters by text or pattern', async () => {
  expect(await textOf('a.c\nabc\nA.C', { filter: 'contains', term: '.', ignoresCase: true })).toBe(
    'a.c\nA.C',
  );
  expect(await textOf('a.c\nabc', { filter: 'lacks', term: '.' })).toBe('abc');
  expect(await textOf('a1\nb\nÉ2', { filter: 'matches', term: String.raw`^\p{L}\d$` })).toBe('a1\nÉ2');
  expect((await run('a1\nb\n\n', { filter: 'differs', term: String.raw`\d` })).summary).toBe(
    '1 item, 1 empty item removed, 1 item filtered out',
  );
  await expect(run('a', { filter: 'matches', term: '[' })).rejects.toMatchObject({
    details: { field: 'term' },
  });
});

test('sorts by the first number, exactly, and says what has none', async () => {
  const text = '10 kg\nx\n-2.5\n1,200\n3e2\n100000000000000000002\n100000000000000000001\nfile-7';
  const { text: sorted, notes } = await run(text, { sort: 'numeric' });
  expect(sorted).toBe('-2.5\nfile-7\n10 kg\n3e2\n1,200\n100000000000000000001\n100000000000000000002\nx');
  expect(notes).toEqual(['1 item has no number. They come last.']);
});

test('sorts by the rules of a language', async () => {
  // Swedish has å, ä, ö after z; German sorts ä as a (CLDR).
  expect(await textOf('ö, z, å, ä, a', { sort: 'alphabetical', language: 'sv' })).toBe('a, z, å, ä, ö');
  expect(await textOf('ö, z, ä, a', { sort: 'alphabetical', language: 'de' })).toBe('a, ä, ö, z');
  await expect(run('a', { sort: 'natural', language: 'x y' })).rejects.toMatchObject({
    details: { field: 'language' },
  });
});

test('sorts by length in characters, and keeps the order of equal items', async () => {
  expect(await textOf('ccc, 👨‍👩‍👧, bb, é', { sort: 'length' })).toBe('👨‍👩‍👧, é, bb, ccc');
  expect(await textOf('a, b, cc', { sort: 'length', isReversed: true })).toBe('cc, a, b');
});

test('shuffling keeps the items', async () => {
  const items = Array.from({ length: 50 }, (_, index) => String(index));
  const shuffled = await textOf(items.join('\n'), { sort: 'random' });
  expect(shuffled.split('\n').toSorted((a, b) => Number(a) - Number(b))).toEqual(items);
});

test('items named like members of objects are items', async () => {
  expect(await textOf('__proto__\nconstructor\n__proto__', { duplicates: 'count' })).toBe(
    '2 __proto__\n1 constructor',
  );
});
