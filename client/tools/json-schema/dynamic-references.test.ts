import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readJsonText } from '#core/json/values/read-values.ts';
import { checkData } from './check.ts';
import { validateJson } from './validate.ts';

const exact = (value: unknown) => readJsonText(JSON.stringify(value)).values[0] ?? null;

interface SuiteGroup {
  readonly name: string;
  readonly schema: unknown;
  readonly tests: readonly (readonly [data: unknown, isValid: boolean])[];
}

// draft2020-12/dynamicRef.json of the official test suite, without what about.md says is not read.
test('$dynamicRef leads to the anchor of the root, or of its resource', () => {
  const url = new URL('fixtures/dynamic-references.json', import.meta.url);
  const groups = JSON.parse(readFileSync(url, 'utf8')) as SuiteGroup[];
  for (const { name, schema, tests } of groups) {
    for (const [data, isValid] of tests) {
      const errors = validateJson(exact(data), exact(schema), '2020-12');
      expect([name, data, errors.length === 0]).toEqual([name, data, isValid]);
    }
  }
});

const tree = {
  $id: 'https://example.com/tree',
  $dynamicAnchor: 'node',
  type: 'object',
  properties: { data: true, children: { type: 'array', items: { $dynamicRef: '#node' } } },
};
const strictTree = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://example.com/strict-tree',
  $dynamicAnchor: 'node',
  $ref: 'tree',
  unevaluatedProperties: false,
  $defs: { tree },
};

// The example of JSON Schema 2020-12, Core, appendix C.
test('a misspelled key of a strict tree is found', () => {
  const { content, notes } = checkData('{"children":[{"daat":1}]}', JSON.stringify(strictTree), 'auto');
  expect(content).toContain('/children/0: Property "daat" does not match');
  expect(notes.filter(({ severity }) => severity === 'warning')).toEqual([]);
});
