import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { writeRow } from '#core/csv/writing/export-formats.ts';
import { tellingCharacters } from '#scripts/testing/people-texts.ts';
import operation from './operation.ts';

const unit = fc.oneof(tellingCharacters, fc.constantFrom('--', '/*', '$$', ':a'));
const cell = fc.oneof(
  fc.array(unit, { maxLength: 8 }).map((units) => units.join('')),
  fc.constantFrom(
    '1',
    '-5',
    '1.50',
    'true',
    '2026-01-31',
    '2026-01-31T09:30:00Z',
    '12345678901234567890',
    '01',
    '1e3',
  ),
);
const table = fc
  .tuple(
    fc.uniqueArray(
      cell.filter((name) => name.trim() !== ''),
      { minLength: 2, maxLength: 4 },
    ),
    fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
  )
  .map(([header, rows]) => ({ header, rows: rows.map((row) => row.slice(0, header.length)) }));

async function writeSql(
  { header, rows }: { header: string[]; rows: string[][] },
  options: object,
): Promise<string> {
  const csv = [header, ...rows].map((row) => `${writeRow(row, ',')}\n`).join('');
  const { parts } = await executeOperation(operation, csv, { format: 'sqlite', delimiter: ',', ...options });
  return parts[0]?.content as string;
}

function readBack(scripts: readonly string[]): unknown[][][] {
  const program = `
import json, sqlite3, sys
answers = []
for script in json.load(sys.stdin):
    database = sqlite3.connect(':memory:')
    database.executescript(script)
    answers.append([list(row) for row in database.execute('SELECT * FROM data')])
print(json.dumps(answers))
`;
  const { stdout, stderr, status } = spawnSync('python3', ['-c', program], {
    input: JSON.stringify(scripts),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as unknown[][][];
}

test('SQLite reads each text back as it was', async () => {
  const tables = fc.sample(table, 200);
  const scripts = await Promise.all(
    tables.map((each) => writeSql(each, { isTyped: false, rowsPerInsert: 2 })),
  );
  expect(readBack(scripts)).toEqual(
    tables.map(({ rows }) => rows.map((row) => row.map((text) => (text === '' ? null : text)))),
  );
});

test('SQLite reads typed cells back as the same values', async () => {
  const rows = [
    ['1', '9223372036854775807', '1.50', '1e3', 'true', '12345678901234567890', '01'],
    ['-2', '5', '2', '7', 'FALSE', '1', ''],
  ];
  const script = await writeSql({ header: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], rows }, {});
  expect(script).toContain('"b" INTEGER');
  const [first, second] = readBack([script])[0] ?? [];
  expect(first?.filter((_, index) => index !== 1)).toEqual([1, 1.5, 1000, 1, '12345678901234567890', '01']);
  expect(second).toEqual([-2, 5, 2, 7, 0, '1', null]);
});
