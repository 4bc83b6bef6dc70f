import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

test('reads what Python’s csv module writes', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', '0', '=', 'é', '😀', ';') });
  const tables = fc.sample(
    fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
    {
      numRuns: 200,
      seed: 1,
    },
  );
  const script = `
import csv, io, json, sys
texts = []
for index, table in enumerate(json.load(sys.stdin)):
    out = io.StringIO(newline='')
    csv.writer(out, lineterminator=['\\r\\n', '\\n'][index % 2], quoting=[csv.QUOTE_MINIMAL, csv.QUOTE_ALL][index % 3 == 0]).writerows(table)
    texts.append(out.getvalue())
json.dump(texts, sys.stdout)
`;
  const { stdout, status, stderr } = spawnSync('python3', ['-c', script], { input: JSON.stringify(tables) });
  expect(status, stderr.toString()).toBe(0);
  const texts = JSON.parse(stdout.toString()) as string[];
  for (const [index, text] of texts.entries()) {
    const { parts } = await executeOperation(operation, text, {
      shape: 'arrays',
      types: 'text',
      hasHeader: false,
      delimiter: ',',
    });
    expect(JSON.parse(parts[0]?.content as string)).toEqual(tables[index]);
  }
});
