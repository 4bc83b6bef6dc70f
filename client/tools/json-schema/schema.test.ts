import { readFileSync } from 'node:fs';
import type { SchemaDraft } from '@cfworker/json-schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import type { JsonValue } from '#core/json/values/json-value.ts';
import { readJsonText } from '#core/json/values/read-values.ts';
import { inferSchema } from './infer.ts';
import operation from './operation.ts';
import { checkSchema, validateJson } from './validate.ts';

const exact = (value: unknown) => readJsonText(JSON.stringify(value)).values[0] as JsonValue;

async function check(data: string, schema: string, options: object = {}) {
  const files = [new File([data], 'data.json'), new File([schema], 'schema.json')];
  const { parts, notes = [], summary } = await executeOperation(operation, files, options);
  return {
    lines: ((parts[0]?.content ?? '') as string).trim().split('\n'),
    sentences: notes.map(({ sentence }) => sentence),
    summary,
  };
}

async function generate(data: string, options: object = {}): Promise<unknown> {
  const { parts } = await executeOperation(operation, [new File([data], 'a.json')], {
    mode: 'generate',
    ...options,
  });
  return JSON.parse(parts[0]?.content as string);
}

interface SuiteGroup {
  readonly draft: SchemaDraft;
  readonly name: string;
  readonly schema: unknown;
  readonly tests: readonly (readonly [data: unknown, isValid: boolean])[];
}

/** References to schemas of drafts that the validator does not have; about.md names them. */
const known = /metaschema|containing refs itself/;

test('passes the official test suite', () => {
  const url = new URL('fixtures/json-schema-suite.json', import.meta.url);
  const groups = JSON.parse(readFileSync(url, 'utf8')) as SuiteGroup[];
  let count = 0;
  for (const { draft, name, schema, tests } of groups) {
    if (known.test(name)) continue;
    for (const [data, isValid] of tests) {
      count += 1;
      const errors = validateJson(exact(data), exact(schema), draft);
      expect([name, data, errors.length === 0]).toEqual([name, data, isValid]);
    }
  }
  expect(count).toBeGreaterThan(2900);
});

test('names each error once, with its place', async () => {
  const schema =
    '{"type":"object","properties":{"a":{"type":"array","items":{"type":"integer","minimum":3}}},"required":["c"],"additionalProperties":false}';
  const { lines, summary, sentences } = await check('{\n  "a": [5, 1.5],\n  "d/e": 1\n}', schema);
  expect(lines).toEqual([
    '1:1 (root): Property "c" is missing.',
    '2:12 /a/1: This is of type number, but must be integer.',
    '2:12 /a/1: 1.5 is less than 3.',
    '1:1 (root): Property "d/e" is not allowed.',
  ]);
  expect(summary).toBe('4 errors');
  expect(sentences).toEqual(['Validated by 2020-12.']);
});

// JSON Schema 2020-12, Validation 6.2.5, 6.4.5 and 6.5.1; draft 4, Validation 5.1.3.
test.each<[schema: string, data: string, message: string, draft?: string]>([
  ['{"exclusiveMinimum":3}', '3', '3 is not greater than 3.'],
  ['{"maxProperties":1}', '{"a":1,"b":2}', 'The value must have at most 1 properties.'],
  ['{"minimum":3,"exclusiveMinimum":true}', '3', '3 is less than or equal to 3.', '4'],
  [
    '{"contains":{"const":1},"minContains":2}',
    '[1,2,3]',
    'Array must contain at least 2 items matching schema. Only 1 items were found.',
  ],
])('by %s, %s has one error: %s', async (schema, data, message, draft = 'auto') => {
  expect((await check(data, schema, { draft })).lines).toEqual([`1:1 (root): ${message}`]);
});

test('valid data, and each value of JSON Lines', async () => {
  expect((await check('5', '{"type": "integer"}')).lines).toEqual(['Valid']);
  const { lines, summary } = await check(
    '5\n"x"',
    '{"type": "integer", "$schema": "http://json-schema.org/draft-07/schema#"}',
  );
  expect(lines).toEqual(['2:1 value 2 (root): This is of type string, but must be integer.']);
  expect(summary).toBe('1 error (2 values)');
});

test('mistakes in the schema are warnings or refused', async () => {
  const { sentences } = await check('1', '{"type": "strin", "properties": {"a": {"minLength": -1}}}');
  expect(sentences.some((sentence) => sentence.startsWith('The schema at /type'))).toBe(true);
  expect(sentences.some((sentence) => sentence.startsWith('The schema at /properties/a/minLength'))).toBe(
    true,
  );
  await expect(check('1', '{"$ref": "other.json"}')).rejects.toThrow('The schema cannot be used');
  await expect(check('1', '{"$ref": "#"}')).rejects.toThrow('refers to itself without end');
  await expect(check('{', '{}')).rejects.toThrow('The data, line 1');
  await expect(check('1', '[]')).rejects.toThrow('not an object');
  expect(checkSchema(exact({ type: ['string', 'null'], required: ['a'] }), '7')).toEqual([]);
});

// The meta-schema of draft 7 gives the types of the keywords; draft 4 has others for exclusiveMinimum and exclusiveMaximum.
test.each<[schema: string, draft: string, sentences: string[]]>([
  ['{"required":"name"}', 'auto', ['/required: This is of type string, but must be array. It is ignored.']],
  [
    '{"properties":{"a":{"required":true}}}',
    '4',
    ['/properties/a/required: This is of type boolean, but must be array. It is ignored.'],
  ],
  [
    '{"enum":"x","oneOf":{}}',
    '7',
    [
      '/enum: This is of type string, but must be array. It is ignored.',
      '/oneOf: This is of type object, but must be array. It is ignored.',
    ],
  ],
  ['{"items":{"items":5}}', 'auto', ['/items/items: This is of type number, but must be object, boolean.']],
  [
    '{"properties":{"a":{"type":["text"]}}}',
    'auto',
    [
      '/properties/a/type/0: The value does not match any of ["array","boolean","integer","null","number","object","string"].',
    ],
  ],
  ['{"minimum":1,"exclusiveMinimum":true,"type":"object"}', '4', []],
])('the schema %s of draft %s has one warning for a mistake', async (schema, draft, wanted) => {
  const { lines, sentences } = await check('{"b":1}', schema, { draft });
  expect(lines).toEqual(['Valid']);
  const faults = sentences.filter((sentence) => sentence.startsWith('The schema at'));
  expect(faults).toEqual(wanted.map((sentence) => `The schema at ${sentence}`));
});

test('an invalid regular expression has its place in the schema', async () => {
  // RFC 6901, 3: / is written ~1.
  const inside = '{\n  "properties": {\n    "a/b": {"pattern": "(x: y"}\n  }\n}';
  await expect(check('{"a/b": "a"}', inside)).rejects.toThrow(
    /^The schema, line 3, column 24: the regular expression “\(x: y” at \/properties\/a~1b\/pattern is invalid: .*group/i,
  );
  const key = check('{"a": 1}', '{"patternProperties": {"[": true}}');
  await expect(key).rejects.toThrow('“[” at /patternProperties/[ is invalid');
});

test('drafts that are not supported are named', async () => {
  const draft3 =
    '{"$schema": "http://json-schema.org/draft-03/schema#", "properties": {"a": {"required": true}}}';
  const refused = check('{}', draft3);
  await expect(refused).rejects.toThrow('The schema is of draft 3');
  expect((await check('{}', draft3, { draft: '4' })).sentences).toContain('Validated by draft 4.');
  const { sentences } = await check('1', '{"$schema": "https://example.com/own"}');
  expect(sentences[0]).toBe('The draft of $schema is not known: https://example.com/own.');
});

test('gives every error its place', async () => {
  const { lines } = await check(
    JSON.stringify(
      Array.from({ length: 500 }, () => 'x'),
      null,
      1,
    ),
    '{"items": {"type": "integer"}}',
  );
  expect(lines).toHaveLength(500);
  expect(lines.at(-1)).toBe('501:2 /499: This is of type string, but must be integer.');
});

test('names the formats that are not checked', async () => {
  const schema =
    '{"properties": {"format": {"format": "iri"}, "a": {"anyOf": [{"format": "idn-email"}, {"format": "email"}]}}, "default": {"format": "x"}}';
  expect((await check('{}', schema)).sentences[0]).toBe('Formats that are not checked: iri, idn-email.');
});

test('an IPv4 address has no leading zeros, as in optional/format/ipv4.json of the official test suite', () => {
  const isValid = (text: string) => validateJson(text, exact({ format: 'ipv4' }), '2020-12').length === 0;
  expect(['192.168.0.1', '087.10.0.1', '127.0.0.0.1', '256.256.256.256', '1.2.3.4\n'].map(isValid)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a date and a time have a T between them (RFC 3339, 5.6)', () => {
  const isValid = (text: string) =>
    validateJson(text, exact({ format: 'date-time' }), '2020-12').length === 0;
  expect(['2026-11-30T10:00:00Z', '2026-11-30t10:00:00z'].map(isValid)).toEqual([true, true]);
  expect(isValid('2026-11-30 10:00:00Z')).toBe(false);
});

test('formats are those of the official test suite', () => {
  const url = new URL('fixtures/format-suite.json', import.meta.url);
  const suite = JSON.parse(readFileSync(url, 'utf8')) as Record<string, [data: string, isValid: boolean][]>;
  for (const [format, tests] of Object.entries(suite)) {
    for (const [data, isValid] of tests) {
      const errors = validateJson(data, exact({ format }), '2020-12');
      expect([format, data, errors.length === 0]).toEqual([format, data, isValid]);
    }
  }
});

test.each([
  // RFC 3986, 3.2.3 and 1.1.2.
  ['http://example.com:abc/path', false],
  ['//example.com:x', false],
  ['http://example.com:/', true],
  ['http://user:word@[2001:db8::7]:80/c=GB?one#a:b', true],
  ['urn:oasis:names:specification:docbook:dtd:xml:4.1.2', true],
  ['file:///etc/fstab', true],
])('the URI reference %s is valid: %s', async (uri, isValid) => {
  const { lines } = await check(JSON.stringify(uri), '{"format": "uri-reference"}');
  expect(lines[0] === 'Valid').toBe(isValid);
});

test('refers to the schema of draft 7, and names those it does not know', async () => {
  const refer = (address: string) => JSON.stringify({ $ref: address });
  const draft7 = refer('http://json-schema.org/draft-07/schema#');
  expect((await check('{"type": "string"}', draft7)).lines).toEqual(['Valid']);
  expect((await check('{"minLength": -1}', draft7)).lines).toEqual(['1:15 /minLength: -1 is less than 0.']);
  await expect(check('1', refer('https://json-schema.org/draft/2020-12/schema'))).rejects.toMatchObject({
    details: {
      hint: 'Of the schemas of the drafts only http://json-schema.org/draft-07/schema# is known here.',
    },
  });
});

test('generates a schema', async () => {
  const data = '[{"id": 1, "at": "2026-01-31T09:30:00Z", "n": 1.0}, {"id": 2.5, "tags": [], "n": null}]';
  expect(await generate(data)).toMatchObject({ items: {} });
  const schema = await generate(
    '{"id": 1, "at": "2026-01-28T09:30:00Z", "n": 1.0}\n{"id": 2.5, "tags": [], "n": null}',
    { isClosed: true },
  );
  expect(schema).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      id: { type: 'number' },
      at: { type: 'string', format: 'date-time' },
      n: { type: ['null', 'integer'] },
      tags: { type: 'array' },
    },
    required: ['id', 'n'],
    additionalProperties: false,
  });
});

// JSON-Schema-Test-Suite, optional/refOfUnknownKeyword.json: “reference internals of known non-applicator”.
test('a reference may lead into a list of any keyword', () => {
  const schema = exact({ examples: [{ type: 'string' }], $ref: '#/examples/0' });
  expect(validateJson('a string', schema, '2020-12')).toEqual([]);
  expect(validateJson(exact(42), schema, '2020-12')).toHaveLength(1);
  expect(() => validateJson('a', exact({ examples: [], $ref: '#/examples/0' }), '2020-12')).toThrow(
    'Unresolved',
  );
});

// JSON-Schema-Test-Suite, optional/unknownKeyword.json and draft4/ref.json: what is not an identifier gives no address.
test.each<[schema: object, draft: SchemaDraft]>([
  [{ properties: { a: { example: { id: '1' } }, b: { example: { id: '1' } } } }, '2020-12'],
  [{ properties: { a: { examples: [{ $id: 'x' }] }, b: { list: [{ $id: 'x' }], $id: 'x' } } }, '7'],
  [{ properties: { a: { id: 'x' }, b: { id: 'x' } } }, '2020-12'],
  [{ dependencies: { id: ['a'], $id: { id: 'x' } }, properties: { id: { id: 'x' } } }, '2019-09'],
  [
    {
      id: 'http://localhost:1234/base/',
      definitions: {
        foo: { id: 'http://localhost:1234/foo.json', type: 'string' },
        base: { id: 'foo.json', type: 'object' },
      },
      allOf: [{ id: 'http://localhost:1234/', $ref: 'foo.json' }],
    },
    '4',
  ],
])('%j has no false identifiers', async (schema, draft) => {
  expect((await check('{}', JSON.stringify(schema), { draft })).lines).toEqual(['Valid']);
});

const text = fc.oneof(
  fc.constantFrom(
    '2026-01-28',
    '2026-01-28T09:30:00Z',
    'a@b.co',
    'https://example.com/a',
    '123e4567-e89b-12d3-a456-426614174000',
  ),
  fc.string({ maxLength: 4 }),
);
const key = fc.oneof(
  fc.constantFrom('a', 'b', '/', '~', '%', '"', 'constructor', '__proto__', '😀', '#'),
  fc.string({ maxLength: 2 }),
);
const { value: tree } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  ),
}));

test('all samples fit the schema that is generated from them', () => {
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), fc.boolean(), (samples, isClosed) => {
      const values = samples.map(exact);
      const schema = inferSchema(values, { hasRequired: true, isClosed, hasFormats: true });
      expect(checkSchema(schema, '2020-12')).toEqual([]);
      for (const value of values) expect(validateJson(value, schema, '2020-12')).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('a schema without keywords, such as swapped data, is named', async () => {
  const schema = '{"$schema": "https://json-schema.org/draft/2020-12/schema", "required": ["a"]}';
  const noKeyword = 'The schema has no keyword that limits values: every value is valid.';
  // JSON Schema 2020-12, Core 6.5: keywords that are not known are annotations.
  const swapped = await check(schema, '{"a": 1, "b": "x"}');
  expect([swapped.summary, swapped.sentences[0]]).toEqual(['Valid', noKeyword]);
  expect((await check('{"a": 1}', schema)).sentences).not.toContain(noKeyword);
  expect((await check('{"a": 1}', '{}')).sentences).not.toContain(noKeyword);
});

// JSON Schema 2020-12, 10.3.1.2: the value of items is a schema.
test('a list of schemas in items is named', async () => {
  const schema = '{"properties":{"a":{"items":[{"type":"integer"}]}}}';
  const named = 'The schema at /properties/a/items: 2020-12 has no list here; it is read as prefixItems.';
  expect((await check('{"a":[1]}', schema)).sentences).toContain(named);
  expect((await check('{"a":[1]}', schema, { draft: '7' })).sentences).not.toContain(named);
});
