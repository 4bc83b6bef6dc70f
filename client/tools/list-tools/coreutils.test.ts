import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { processList } from './list.ts';
import { type ListOptions, schema } from './schema.ts';

/** Runs a shell command in the C locale on a text. */
function ask(command: string, input: string): string {
  const { stdout, stderr, status } = spawnSync('sh', ['-c', command], {
    input,
    env: { ...process.env, LC_ALL: 'C' },
  });
  expect(stderr.toString()).toBe('');
  expect(status).toBe(0);
  return stdout.toString();
}

async function ours(text: string, options: Partial<ListOptions>): Promise<string> {
  const plain = { ...initialState(schema), split: 'line', isTrimmed: false, dropsEmpty: false } as const;
  const { parts } = await processList(text, { ...plain, ...options });
  return parts[0]?.content as string;
}

const unit = fc.constantFrom(
  'a',
  'b',
  'A',
  'Z',
  '0',
  '9',
  ' ',
  '"',
  "'",
  '%',
  '&',
  '\\',
  'é',
  'e\u0301',
  '🙂',
  '\ue000',
);
const lines = fc
  .array(fc.string({ unit, maxLength: 3 }), { minLength: 1, maxLength: 300 })
  .map((items) => items.map((item) => `${item}\n`).join(''));
const samples = (arbitrary: fc.Arbitrary<string>) => fc.sample(arbitrary, 8);

test('sorts by code point as sort does, and removes duplicates as sort -u', async () => {
  for (const text of samples(lines)) {
    expect(await ours(text, { sort: 'codes' })).toBe(ask('sort', text));
    expect(await ours(text, { sort: 'codes', isReversed: true })).toBe(ask('sort -r', text));
    expect(await ours(text, { sort: 'codes', duplicates: 'remove' })).toBe(ask('sort -u', text));
  }
});

test('counts duplicates as uniq -c, and finds repeated items as uniq -d and -u', async () => {
  for (const text of samples(lines)) {
    const counted = ask(`sort | uniq -c | sed 's/^ *//'`, text);
    expect(await ours(text, { sort: 'codes', duplicates: 'count' })).toBe(counted);
    expect(await ours(text, { sort: 'codes', duplicates: 'repeated' })).toBe(ask('sort | uniq -d', text));
    expect(await ours(text, { sort: 'codes', duplicates: 'single' })).toBe(ask('sort | uniq -u', text));
  }
});

test('sorts numbers as sort -s -g', async () => {
  const number = fc.oneof(
    fc.integer().map(String),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  );
  const text = fc.array(number, { minLength: 1 }).map((items) => items.map((item) => `${item}\n`).join(''));
  for (const list of samples(text)) {
    expect(await ours(list, { sort: 'numeric' })).toBe(ask('sort -s -g', list));
  }
});

test('sorts comma decimals as sort -s -g sorts points', async () => {
  for (const list of ['1,7\n1,2\n1,5\n', '1,70\n1,20\n10\n', '0,125\n-3,5\n2\n0,12\n']) {
    expect(await ours(list, { sort: 'numeric' })).toBe(ask('tr , . | sort -s -g | tr . ,', list));
  }
});

test('sorts names with numbers as sort -V', async () => {
  const name = fc
    .tuple(fc.constantFrom('a', 'b', 'file', 'img'), fc.nat(), fc.constantFrom('', 'x', 'y'), fc.nat(20))
    .map(([head, number, middle, other]) => `${head}${number}${middle === '' ? '' : middle + String(other)}`);
  const text = fc.array(name, { minLength: 1 }).map((items) => items.map((item) => `${item}\n`).join(''));
  for (const list of samples(text)) {
    expect(await ours(list, { sort: 'natural' })).toBe(ask('sort -V', list));
  }
});

test('compares two lists as comm does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lists-'));
  const file = join(folder, 'other.txt');
  const columns = { intersection: '-12', first: '-23', second: '-13', symmetric: '-3' } as const;
  for (const [first, other] of fc.sample(fc.tuple(lines, lines), 5)) {
    writeFileSync(file, ask('sort -u', other));
    for (const setOperation of ['intersection', 'first', 'second', 'symmetric'] as const) {
      const command = `sort -u | comm ${columns[setOperation]} - '${file}' | sed 's/^\\t//' | sort`;
      const expected = ask(command, first);
      expect(await ours(first, { sort: 'codes', setOperation, other })).toBe(expected);
    }
    expect(await ours(first, { sort: 'codes', setOperation: 'union', other })).toBe(
      ask(`cat - '${file}' | sort -u`, first),
    );
  }
  rmSync(folder, { recursive: true });
});

test('the most frequent items come first as in Python’s Counter', async () => {
  const script = `
import collections, sys
lines = sys.stdin.buffer.read().decode().split('\\n')[:-1]
sys.stdout.buffer.write(''.join(f'{count} {line}\\n' for line, count in collections.Counter(lines).most_common()).encode())
`;
  for (const text of fc.sample(lines, 3)) {
    const counted = ask(`python3 -c "$(cat <<'END'\n${script}END\n)"`, text);
    expect(await ours(text, { sort: 'frequency', duplicates: 'count' })).toBe(counted);
  }
});
