import { spawnSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { writeRow } from '#core/csv/writing/export-formats.ts';
import { tellingCharacters } from '#scripts/testing/people-texts.ts';
import operation from './operation.ts';

const bin = globSync('/usr/lib/postgresql/*/bin').at(-1);
let folder = '';

/** Runs a program of PostgreSQL, which refuses to work for root. */
function runServer(program: string, ...args: string[]): void {
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const { status } = spawnSync(join(bin ?? '', program), args, { ...user, cwd: folder, stdio: 'ignore' });
  expect(status, program).toBe(0);
}

beforeAll(() => {
  if (bin === undefined) return;
  folder = mkdtempSync(join(tmpdir(), 'csv-to-sql-'));
  if (process.getuid?.() === 0) chownSync(folder, 65_534, 65_534);
  runServer('initdb', '-D', join(folder, 'data'), '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  // It listens only on a socket in the folder.
  runServer(
    'pg_ctl',
    '-D',
    join(folder, 'data'),
    '-w',
    '-o',
    `-k ${folder} -c listen_addresses= -c fsync=off`,
    'start',
  );
});

afterAll(() => {
  if (bin === undefined) return;
  runServer('pg_ctl', '-D', join(folder, 'data'), '-m', 'immediate', 'stop');
  rmSync(folder, { recursive: true });
});

/** Runs a script by psql and returns the rows of a query as text. */
function ask(script: string, query: string): string[][] {
  const copy = `\\copy (${query}) TO STDOUT (FORMAT csv, NULL '<NULL>', FORCE_QUOTE *)`;
  const { stdout, stderr, status } = spawnSync(
    join(bin ?? '', 'psql'),
    ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-h', folder, '-U', 'test', 'postgres'],
    {
      input: `${script}\n${copy}\n`,
      encoding: 'utf8',
    },
  );
  expect([status, stderr]).toEqual([0, '']);
  return [...stdout.matchAll(/((?:(?:"(?:[^"]|"")*"|<NULL>),?)+)\n/g)].map(([, row = '']) =>
    [...row.matchAll(/"((?:[^"]|"")*)"|<NULL>/g)].map(([whole, text]) =>
      whole === '<NULL>' ? 'NULL' : (text ?? '').replaceAll('""', '"'),
    ),
  );
}

async function writeSql(rows: readonly (readonly string[])[], options: object = {}): Promise<string> {
  const csv = rows.map((row) => `${writeRow(row, ',')}\n`).join('');
  const { parts } = await executeOperation(operation, csv, { delimiter: ',', ...options });
  return parts[0]?.content as string;
}

test.runIf(bin !== undefined)('PostgreSQL has the types and values of the cells', async () => {
  const script = await writeSql([
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'Größe "x"'],
    [
      '1',
      '9223372036854775807',
      '1.50',
      '1e3',
      'true',
      '12345678901234567890',
      '2026-01-31T09:30:00+01:00',
      '01',
    ],
    ['-2147483648', '5', '-20', '7', 'FALSE', '1', '2026-01-31 09:30Z', ''],
  ]);
  const types = `SELECT data_type FROM information_schema.columns WHERE table_name = 'data' ORDER BY ordinal_position`;
  expect(ask(script, types).flat()).toEqual([
    'integer',
    'bigint',
    'numeric',
    'double precision',
    'boolean',
    'numeric',
    'timestamp with time zone',
    'text',
  ]);
  expect(ask('SET timezone = UTC;', 'SELECT * FROM data')).toEqual([
    ['1', '9223372036854775807', '1.50', '1000', 't', '12345678901234567890', '2026-01-31 08:30:00+00', '01'],
    ['-2147483648', '5', '-20.00', '7', 'f', '1', '2026-01-31 09:30:00+00', 'NULL'],
  ]);
});

test.runIf(bin !== undefined)('PostgreSQL reads each text back as it was', async () => {
  const unit = fc.oneof(tellingCharacters, fc.constantFrom('\\n', '--', '/*', '$$', ':a', ":'a'"));
  const cell = fc.array(unit, { minLength: 1, maxLength: 8 }).map((units) => `x${units.join('')}`);
  const header = fc.sample(cell, 1).map((name) => name.trim());
  const rows = fc.sample(cell, 500).map((text) => [text, 'z']);
  const script = await writeSql([[...header, 'last'], ...rows], { rowsPerInsert: 7, table: 'public.we"ird' });
  // A short row may fill a gap of an earlier page.
  expect(ask(script, 'SELECT * FROM public."we""ird"').toSorted()).toEqual(rows.toSorted());
});
