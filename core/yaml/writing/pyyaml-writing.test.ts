import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonToYaml } from '#core/yaml/convert.ts';

test('PyYAML, which reads YAML 1.1, reads what is written as the same values', async () => {
  const words = [
    'no',
    'Yes',
    'y',
    'on',
    '012',
    '1_000',
    '12:30:45',
    '1:2.5',
    '2026-01-01',
    '0b1',
    '1e3',
    '=',
    '<<',
    '~',
    '.5',
    '!x',
    '%x',
    'a: b',
    '- a',
    '? a',
    '@a',
    '`a',
  ];
  const texts = fc.oneof(
    fc.constantFrom(...words),
    fc.string({ unit: fc.constantFrom(...Array.from(`:-?#&*!|>'"%@{}[], \n\t.0123456789exob_=<~aéy😀`)) }),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      texts,
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(texts, tie('value'), { maxKeys: 4 }),
    ),
  }));
  const jsons = fc.sample(value, { numRuns: 600, seed: 1 }).map((each) => JSON.stringify(each));
  const yamls = await Promise.all(
    jsons.map(async (json, index) => {
      const { blobs } = await jsonToYaml(json, {
        indent: index % 2 === 0 ? 2 : 4,
        quote: index % 3 === 0 ? 'single' : 'double',
        isSafeForOld: true,
        hasBlocks: true,
        indentsLists: index % 5 !== 0,
        isSorted: false,
      });
      return new Response(new Blob([...blobs])).text();
    }),
  );
  const script = `
import json, sys, yaml
sys.setrecursionlimit(10000)
wrong = []
for text, wanted in json.load(sys.stdin):
    try:
        got = yaml.safe_load(text)
    except Exception as error:
        got = repr(error)
    if json.dumps(got, default=str) != json.dumps(json.loads(wanted)):
        wrong.append([wanted, text, json.dumps(got, default=str)])
json.dump(wrong, sys.stdout)
`;
  const input = JSON.stringify(yamls.map((yaml, index) => [yaml, jsons[index]]));
  const { stdout, status, stderr } = spawnSync('/usr/bin/python3', ['-c', script], {
    input,
    maxBuffer: 1 << 28,
  });
  expect(status, stderr.toString()).toBe(0);
  expect(JSON.parse(stdout.toString())).toEqual([]);
});
