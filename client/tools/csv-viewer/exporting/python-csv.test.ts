import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from '../operation.ts';

const script = `
import csv, io, json, sys
def read(text, delimiter):
    return list(csv.reader(io.StringIO(text, newline=''), delimiter=delimiter))
def write(rows, delimiter):
    out = io.StringIO(newline='')
    csv.writer(out, delimiter=delimiter).writerows(rows)
    return out.getvalue()
given = json.load(sys.stdin)
json.dump([(read if isinstance(what, str) else write)(what, delimiter) for what, delimiter in given], sys.stdout)
`;

/** Texts become rows and rows become texts, by Python's csv module. */
function askPython<Answer>(given: readonly (readonly [what: unknown, delimiter: string])[]): Answer[] {
  const { stdout, status } = spawnSync('python3', ['-c', script], {
    input: JSON.stringify(given),
    maxBuffer: 1 << 28,
  });
  expect(status).toBe(0);
  return JSON.parse(stdout.toString()) as Answer[];
}

async function convert(source: string, options: object): Promise<string> {
  const { parts, notes } = await executeOperation(operation, source, options);
  expect(notes).toEqual([]);
  return parts[0]?.content as string;
}

test('tables that Python wrote are read, and Python reads what is written of them', async () => {
  const delimiters = [',', ';', '\t', '|'] as const;
  const unit = fc.constantFrom(...Array.from('ab "\',;|\t\n\ré😀1.'));
  const cell = fc.string({ unit, maxLength: 6 });
  const tables = fc.sample(fc.integer({ min: 1, max: 6 }), 120).map((width) => {
    const [body = []] = fc.sample(
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 9 }),
      1,
    );
    // A row of one empty cell is a blank line, which does not count as a row here.
    const rows = body.filter((row) => row.some((text) => text !== ''));
    return [Array.from({ length: width }, (_, column) => `column ${column}`), ...rows];
  });
  const cases = tables.map((rows, index) => ({ rows, delimiter: delimiters[index % 4] ?? ',' }));
  const texts = askPython<string>(cases.map(({ rows, delimiter }) => [rows, delimiter]));
  const written = await Promise.all(
    texts.map(async (text, index) => {
      const delimiter = cases[index]?.delimiter ?? ',';
      const json = JSON.parse(await convert(text, { delimiter, format: 'json' })) as object[];
      expect(json.map((row) => Object.values(row) as unknown)).toEqual(cases[index]?.rows.slice(1));
      return convert(text, { delimiter });
    }),
  );
  expect(askPython(written.map((text, index) => [text, cases[index]?.delimiter ?? ',']))).toEqual(
    cases.map(({ rows }) => rows),
  );
});
