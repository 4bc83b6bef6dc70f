import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

// The programs that people check with, in both directions.
const names = ['plain.txt', 'with blanks.bin', 'sub/é ü.txt', 'back\\slash', 'line\nend', 'empty'];
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sundry-checksums-'));
  for (const [index, name] of names.entries()) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    // One is longer than a piece that is read at once.
    const size = name === 'plain.txt' ? 5_000_000 : 1000 + index;
    writeFileSync(join(folder, name), name === 'empty' ? '' : Buffer.alloc(size, name));
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const openFiles = () => names.map((name) => new File([readFileSync(join(folder, name))], name));

async function write(options: object): Promise<string> {
  const { parts } = await executeOperation(operation, openFiles(), options);
  return parts[0]?.content as string;
}

function call(program: string, args: readonly string[], input = '') {
  const { stdout, stderr, status, error } = spawnSync(program, args, { cwd: folder, input });
  if (error) throw error;
  return { output: stdout.toString(), errors: stderr.toString(), status };
}

test.each([
  ['sha256sum', 'SHA-256'],
  ['sha512sum', 'SHA-512'],
  ['sha1sum', 'SHA-1'],
  ['md5sum', 'MD5'],
  ['b2sum', 'BLAKE2b-512'],
])('%s accepts our lists, and we accept its own', async (program, algorithm) => {
  for (const format of ['list', 'bsd']) {
    const list = await write({ algorithm, format });
    const { output, errors, status } = call(program, ['--check', '--strict'], list);
    expect(errors).toBe('');
    expect(status).toBe(0);
    expect(output.match(/: OK$/gm)).toHaveLength(names.length);
  }
  for (const flags of [[], ['--binary'], ['--tag']]) {
    const theirs = call(program, [...flags, '--', ...names]).output;
    const { figures } = await executeOperation(operation, openFiles(), { expected: theirs, algorithm });
    expect(figures?.map(({ value }) => value)).toEqual([String(names.length), '0', '0', '0']);
  }
});

test('OpenSSL’s lines are read', async () => {
  const { output } = call('openssl', ['dgst', '-sha3-256', 'plain.txt', 'with blanks.bin', 'empty']);
  const { figures } = await executeOperation(operation, openFiles(), { expected: output });
  expect(figures?.map(({ value }) => value)).toEqual(['3', '0', '0', '3']);
});

test('CRC-32 is that of Python’s zlib, in SFV and back', async () => {
  const script = `
import sys, zlib
for name in sys.stdin.read().split('\\0'):
    print('%s %08X' % (name, zlib.crc32(open(name, 'rb').read())))
`;
  const theirs = call('python3', ['-c', script], names.join('\0')).output;
  expect(await write({ algorithm: 'CRC-32' })).toBe(theirs);
  const simple = theirs.split('\n').filter((line) => /^(plain|with|sub|empty)/.test(line));
  const list = new File([`; theirs\r\n${simple.join('\r\n')}\r\n`], 'files.sfv');
  const { figures } = await executeOperation(operation, [...openFiles(), list], {});
  expect(figures?.map(({ value }) => value)).toEqual(['4', '0', '0', '2']);
});

test('xz keeps the CRC-64 that we compute', async () => {
  const table = await write({ algorithm: 'CRC-64/XZ', format: 'csv' });
  const ours = table
    .split('\n')
    .find((line) => line.startsWith('plain.txt,'))
    ?.split(',')[2];
  call('xz', ['--keep', '--force', '--check=crc64', 'plain.txt']);
  const { output } = call('xz', ['--list', '--verbose', '--verbose', '--robot', 'plain.txt.xz']);
  // A block's line ends with its check value, among other columns.
  expect(output.toLowerCase()).toContain(ours ?? 'nothing');
});
