import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeJsonValue, type JsonValue } from '#core/json/values/json-value.ts';
import { readJsonText } from '#core/json/values/read-values.ts';
import { inferSchema } from './infer.ts';
import { validateJson } from './validate.ts';

const hasPackage = spawnSync('python3', ['-c', 'import jsonschema']).status === 0;
const exact = (value: unknown) => readJsonText(JSON.stringify(value)).values[0] as JsonValue;

const { value: tree } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('', 'a', '2026-01-28', '😀', '%'),
    fc.integer({ min: -3, max: 3 }),
    fc.constant(1.5),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
  ),
}));

test.runIf(hasPackage)('judges data by generated schemas as Python’s jsonschema does', () => {
  const options = { hasRequired: true, isClosed: true, hasFormats: false };
  const pairs = fc
    .sample(fc.tuple(fc.array(tree, { minLength: 1, maxLength: 2 }), tree), 500)
    .map(([samples, data]) => ({
      schema: writeJsonValue(inferSchema(samples.map(exact), options)),
      data,
    }));
  const script = `
import json, sys, jsonschema
pairs = [(json.loads(each['schema']), each['data']) for each in json.load(sys.stdin)]
for schema, _ in pairs: jsonschema.Draft202012Validator.check_schema(schema)
print(json.dumps([jsonschema.Draft202012Validator(schema).is_valid(data) for schema, data in pairs]))
`;
  const { stdout, status } = spawnSync('python3', ['-c', script], {
    input: JSON.stringify(pairs),
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  const ours = pairs.map(
    ({ schema, data }) => validateJson(exact(data), exact(JSON.parse(schema)), '2020-12').length === 0,
  );
  expect(ours).toEqual(JSON.parse(stdout));
  expect(new Set(ours).size).toBe(2);
});
