import { describe, expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { ToolInputError } from '#core/errors.ts';
import operation from './operation.ts';

async function search(source: string | Blob, options: object) {
  const { parts, notes = [] } = await executeOperation(operation, source, options);
  const [part] = parts;
  return { ...part, sentences: notes.map(({ sentence }) => sentence) };
}

async function mistakeOf(options: object) {
  const error = await search('abc', options).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ToolInputError);
  return error as ToolInputError;
}

describe('outputs', () => {
  const text = 'a=1 b= "c\td"=2';
  const pattern = '(?<key>\\w|".*?")=(\\d)?';

  test('matches in full, however long and many', async () => {
    expect(await search(text, { pattern })).toMatchObject({
      name: 'matches.txt',
      content: 'a=1\nb=\n"c\td"=2',
    });
    const long = 'x'.repeat(5000);
    expect((await search(`${long} ${long}`, { pattern: 'x+' })).content).toBe(`${long}\n${long}`);
    const { content } = await search('ab '.repeat(600_000), { pattern: '\\w+' });
    expect(await (content as Blob).text()).toBe('ab\n'.repeat(600_000).slice(0, -1));
  });

  test('a table that spreadsheets read', async () => {
    expect(await search(text, { pattern, output: 'table' })).toMatchObject({
      name: 'matches.tsv',
      kind: 'csv',
      content: 'Match\tkey\tGroup 2\na=1\ta\t1\nb=\tb\t\n"""c\td""=2"\t"""c\td"""\t2\n',
    });
  });

  test('the replaced text, as String.prototype.replace has it', async () => {
    const replacing = { pattern, output: 'replaced', replacement: '<$2|$<key>|$$>' };
    expect((await search(text, replacing)).content).toBe(
      text.replace(/(?<key>\w|".*?")=(\d)?/g, '<$2|$<key>|$$>'),
    );
    expect(
      (await search('ab', { ...replacing, pattern: 'b', replacement: '\\n', isEscaped: true })).content,
    ).toBe('a\n');
  });

  test('the number of matches, with flags', async () => {
    const count = async (options: object) => (await search('aA\nA', { output: 'count', ...options })).content;
    expect(await count({ pattern: 'a' })).toBe('1');
    expect(await count({ pattern: 'a', i: true })).toBe('3');
    expect(await count({ pattern: '^a', i: true, m: true })).toBe('2');
    expect(await count({ pattern: 'a', i: true, g: false })).toBe('1');
    expect(await count({ pattern: '.', s: true })).toBe('4');
    expect(await count({ pattern: 'a', i: true, y: true })).toBe('2');
    expect(await count({ pattern: '[\\p{L}--a]', v: true })).toBe('2');
  });

  test('the empty text is searched, too', async () => {
    expect((await search('', { pattern: '^$', output: 'count' })).content).toBe('1');
  });
});

describe('mistakes', () => {
  test('an invalid pattern has its place in the pattern', async () => {
    const { message, details } = await mistakeOf({ pattern: 'ab\n(?<n>[a-z]+)\\k<m>' });
    expect(message).toMatch(/^Invalid regular expression: .*Invalid named capture referenced$/s);
    expect(details).toMatchObject({ field: 'pattern', line: 2 });
    expect((await mistakeOf({ pattern: 'ab)' })).details).toMatchObject({ offset: 2, line: 1, column: 3 });
    expect((await mistakeOf({ pattern: 'a{2,1}b', output: 'count' })).details.offset).toBeDefined();
  });

  test('flags that exclude each other have none', async () => {
    const { message, details } = await mistakeOf({ pattern: 'a', u: true, v: true });
    expect(message).toContain('Invalid flags');
    expect(details.offset).toBeUndefined();
  });

  test('a pattern beyond what a link carries', async () => {
    const { message } = await mistakeOf({ pattern: 'b'.repeat(60_000) });
    expect(message).toContain('Regular expression too large');
  });

  test('no pattern', async () => {
    expect((await mistakeOf({})).details.field).toBe('pattern');
  });
});

test('what is doubtful is reported', async () => {
  expect((await search('b', { pattern: 'a' })).sentences).toEqual(['No matches found for this pattern.']);
  expect((await search('aa', { pattern: 'a', g: false })).sentences).toEqual([
    'Without the flag g the search ends with the first match.',
  ]);
  const proof = { pattern: '^\\d+$', shouldMatch: '1\n2x', shouldNotMatch: 'y\n3' };
  for (const output of ['matches', 'count']) {
    expect((await search('7', { ...proof, output })).sentences).toEqual([
      'The pattern should match “2x” and does not.',
      'The pattern should not match “3” and does.',
    ]);
  }
});
