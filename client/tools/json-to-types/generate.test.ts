import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { languageIds } from './languages.ts';
import operation from './operation.ts';

async function generate(text: string, options: object = {}) {
  const { parts, notes = [] } = await executeOperation(operation, text, options);
  return { content: parts[0]?.content as string, sentences: notes.map(({ sentence }) => sentence) };
}

test('a key that some samples lack is optional', async () => {
  const { content, sentences } = await generate('{"a": 1, "b": "x"}\n{"a": 2.5}');
  expect(content).toMatch(/a:\s+number;\n\s+b\?:\s+string;/);
  expect(sentences).toEqual(['2 samples merged.']);
});

test('a JSON Schema is read as one', async () => {
  const schema =
    '{"type": "object", "properties": {"n": {"type": "integer"}, "tags": {"type": "array", "items": {"enum": ["a", "b"]}}}, "required": ["n"]}';
  const { content, sentences } = await generate(schema);
  expect(content).toMatch(/n:\s+number/);
  expect(content).toMatch(/tags\?:/);
  expect(content).toContain('"a" | "b"');
  expect(sentences).toEqual(['Read as a JSON Schema.']);
});

// The forms of mdn-data’s schemas (api/inheritance, css/at-rules), and of a list in JSON Schema 2020-12, 10.3.1.2.
test.each([
  [
    '{"type": "object", "additionalProperties": {"type": "object", "properties": {"n": {"type": "null"}}}}',
    'n?:',
  ],
  [
    '{"type": "object", "patternProperties": {"^@": {"properties": {"n": {"type": "null"}}}}, "additionalProperties": false}',
    'n?:',
  ],
  ['{"type": "array", "items": {"type": "object", "properties": {"n": {"type": "null"}}}}', 'n?:'],
  // The root may be a union, and $schema is optional (JSON Schema, 8.1.1).
  [
    '{"$defs": {"A": {"properties": {"n": {}}}}, "anyOf": [{"$ref": "#/$defs/A"}, {"type": "object"}]}',
    'n?:',
  ],
  ['{"$ref": "#/definitions/A", "definitions": {"A": {"properties": {"n": {}}}}}', 'n?:'],
])('%s is a JSON Schema', async (schema, expected) => {
  const { content, sentences } = await generate(schema);
  expect(content).toContain(expected);
  expect(sentences).toContain('Read as a JSON Schema.');
});

test('members of `allOf` are evaluated (JSON Schema 2020-12, Core, 11.3), as in the schema of Knip', async () => {
  const schema =
    '{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "allOf": [{"$ref": "#/$defs/a"}, {"properties": {"z": {"type": "null"}}}], "unevaluatedProperties": false, "$defs": {"a": {"properties": {"x": {"type": "null"}}}}}';
  const { content } = await generate(schema);
  expect(content).toMatch(/x\?:\s+null;\n\s+z\?:\s+null;/);
});

test.each(languageIds)('%s has the name that was asked for', async (language) => {
  const { content } = await generate('{"a": 1, "items": [{"first-name": "x", "b": null}]}', {
    language,
    typeName: 'Customer',
  });
  expect(content).toContain('Customer');
  expect(content).not.toMatch(/quicktype/i);
});

test('fields of Go begin with an upper case letter, or encoding/json would ignore them', async () => {
  // Go specification, Exported identifiers: a character of the Unicode class Lu.
  const { content } = await generate('{"日本": 1, "été": 2}', { language: 'go' });
  expect(content).toMatch(/^\tX日本 +int64 `json:"日本"`$/m);
  expect(content).toMatch(/^\tÉté +int64 `json:"été"`$/m);
});

test('imports of Go come before all other declarations', async () => {
  // Go specification, Source file organization.
  const options = { language: 'go', hasDates: true } as const;
  const { content } = await generate('[{"at": "2026-01-31T09:30:00Z"}]', options);
  expect(content).toMatch(/^import "time"\n\ntype Root \[\]RootElement\n/);
  const whole = await generate('[{"at": "2026-01-31T09:30:00Z"}]', { ...options, isTypesOnly: false });
  expect(whole.content).toMatch(/^package main\n\nimport "encoding\/json"\nimport "time"\n\ntype Root/m);
});

test('dates are offered where they change the types', async () => {
  const offered = operation.schema.hasDates.onlyIf?.language as (typeof languageIds)[number][];
  for (const language of languageIds) {
    const [plain, dated] = await Promise.all(
      [false, true].map((hasDates) => generate('{"at": "2026-01-31T09:30:00Z"}', { language, hasDates })),
    );
    expect([language, plain?.content !== dated?.content]).toEqual([language, offered.includes(language)]);
  }
});

test('Java keeps the names of keys without the converter', async () => {
  const options = { language: 'java' } as const;
  const { content, sentences } = await generate('{"first-name": "x", "b": {"c": 1}}', options);
  expect(content).toContain('@JsonProperty("first-name")');
  expect(content).not.toContain('Converter');
  expect(sentences).toEqual(['Each class goes to its own file, named in the comment above it.']);
  expect((await generate('{"a": 1}', { ...options, isTypesOnly: false })).content).toContain(
    'class Converter',
  );
});

test('Python says which key has another name', async () => {
  const { sentences } = await generate('{"first-name": 1, "b": 2}', { language: 'python' });
  expect(sentences).toEqual(['The key "first-name" has another name in Python.']);
});

test('all renamed keys are named, or counted; keywords of a schema are no keys', async () => {
  const sample = JSON.stringify(
    Object.fromEntries(['a-b', 'c d', 'if', 'e.f', 'g:h', 'i/j', 'k%'].map((key) => [key, 1])),
  );
  expect((await generate(sample, { language: 'python', hasMaps: false })).sentences).toEqual([
    'The keys "a-b", "c d", "if", "e.f", "g:h" and 2 more have other names in Python.',
  ]);
  const schema =
    '{"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "properties": {"a-b": {}, "class": {}}}';
  expect((await generate(schema, { language: 'python' })).sentences[1]).toBe(
    'The keys "a-b" and "class" have other names in Python.',
  );
  // A key of a map is not a name.
  const map = JSON.stringify({
    m: Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`k-${at}`, at])),
  });
  const { content, sentences } = await generate(map, { language: 'python' });
  expect([content.includes('dict[str, int]'), sentences]).toEqual([true, []]);
});

test('unions that cannot be read are named', async () => {
  const mixed = '{"a": [1, "x"], "b": [{"q": 1}, [1]]}';
  for (const language of ['go', 'kotlin'] as const) {
    const { sentences } = await generate(mixed, { language });
    expect(sentences).toEqual(['JSON cannot be read into A and BElement, which may be of several types.']);
  }
  const { content, sentences } = await generate(mixed, { language: 'go', isTypesOnly: false });
  expect(content).toContain('func (x *A) UnmarshalJSON');
  expect(sentences).toEqual([]);
});

// JsonArray and JsonObject of kotlinx.serialization have no type parameters.
test.each([
  ['[1, 2]', 'typealias Root = List<Long>'],
  ['[[1], [2]]', 'typealias Root = List<List<Long>>'],
  ['[{"a": 1}]', 'typealias Root = List<RootElement>'],
])('the Kotlin of the list %s', async (text, line) => {
  expect((await generate(text, { language: 'kotlin' })).content).toContain(line);
});

test('a grave accent does not end the tag in Go', async () => {
  // Go specification, String literals: a raw string cannot hold one.
  expect((await generate('{"e`f": 1}', { language: 'go' })).content).toContain('"json:\\"e`f\\""');
});

test('dates are dates where that is asked for', async () => {
  const text = '{"at": "2026-01-31T09:30:00Z"}';
  expect((await generate(text, { language: 'csharp', hasDates: true })).content).toContain(
    'DateTimeOffset At',
  );
  expect((await generate(text, { language: 'csharp' })).content).toContain('string At');
});

// Python’s datetime.isoformat and .NET’s DateTimeOffset write a time after each date.
test.each([
  ['python', 'due: str'],
  ['csharp', 'string Due'],
  ['java', 'LocalDate due'],
  ['kotlin', 'val due: LocalDate'],
] as const)('a day has no time in %s', async (language, field) => {
  const { content } = await generate('{"due": "2026-01-31"}', { language, hasDates: true });
  expect(content).toContain(field);
});

// JSON Schema 2020-12, Validation, 6.1.2 and 6.1.3: the listed values say the type.
test('numbers that are listed are numbers of one kind', async () => {
  const properties = { size: { enum: [1, 2] }, part: { enum: [1, 2.5, null] }, three: { const: 3 } };
  const schema = JSON.stringify({ type: 'object', properties });
  const { content } = await generate(schema, { source: 'schema', language: 'go' });
  expect(content).toMatch(/Size +\*int64 /);
  expect(content).toMatch(/Part +\*float64 /);
  expect(content).toMatch(/Three +\*int64 /);
});

// quicktype’s option “infer dates” is off: a text has the type of a text.
test.each(['java', 'kotlin', 'csharp', 'python', 'go', 'rust', 'swift'])(
  'texts stay texts in %s where dates are not asked for',
  async (language) => {
    const text = '{"d":"2024-01-31","t":"12:30:00Z","dt":"2026-01-31T09:30:00Z","u":"https://a.b/c"}';
    const { content } = await generate(text, { language });
    expect(content).not.toMatch(/Date|Offset|Time|\bUri\b/);
    expect((await generate(text, { language: 'java', hasDates: true })).content).toContain('LocalDate');
  },
);

// RFC 7946 (GeoJSON), 3.1.1: positions are numbers, and many have a fraction of zero.
test.each([
  ['java', '{"p":1.0,"q":[1.0,2.0],"r":1e3,"s":[1,2.0],"t":"1.0"}', 4, /double|Double/g],
  ['go', '{"p":1.0,"q":[1.0,2.0],"r":1E+3,"s":[1,2.0],"t":"1.0"}', 4, /float64/g],
  ['rust', '{"p":-0.0,"q":[1.0,2.0],"r":1e3,"s":[1,2.0],"t":"1.0"}', 4, /f64/g],
  ['go', '{"p":1,"q":[10,-2],"r":"1e3"}', 0, /float64/g],
])('numbers with a point or an exponent are floats in %s: %s', async (language, text, count, pattern) => {
  const { content } = await generate(text, { language });
  const fields = content.replaceAll(/^.*\(.*$/gm, '');
  expect(fields.match(pattern) ?? []).toHaveLength(count);
});

// Go specification, Numeric types; Java Language Specification, 4.2.1; Python’s int has no limit.
test.each([
  ['go', /int64/g, 2],
  ['java', /private long/g, 2],
  ['rust', /i64/g, 2],
  ['python', /: int$/gm, 3],
])('integers of 64 bits stay integers in %s', async (language, pattern, count) => {
  const text = '{"a":9223372036854775807,"b":-9223372036854775808,"c":9223372036854775808}';
  const { content } = await generate(text, { language });
  expect(content.match(pattern)).toHaveLength(count);
});

test.each([
  ['{"title":"x","type":"object","properties":{"color":"red"}}', 'color: string;'],
  ['{"type":"object","properties":{"a":1}}', 'a: number;'],
])('a sample that looks like a schema is a sample: %s', async (text, field) => {
  const { content, sentences } = await generate(text);
  expect(content).toContain(field);
  expect(sentences).toEqual(['Read as a sample, since it is not a valid JSON Schema.']);
});

test('a schema that is wrong is a mistake, and references are named only where there are some', async () => {
  const text = '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"a":1}}';
  const hint = 'Choose “JSON samples” if it is a sample.';
  await expect(generate(text)).rejects.toMatchObject({ details: { hint } });
  const other = '{"type":"object","properties":{"a":{"$ref":"b.json"}}}';
  await expect(generate(other)).rejects.toMatchObject({
    details: { hint: 'References to other files are not followed.' },
  });
});

test('a key that annotations cannot name is noted', async () => {
  // Jackson, JsonProperty.USE_DEFAULT_NAME is "".
  expect((await generate('{"": 1, "a": 2}', { language: 'java' })).sentences).toEqual([
    'The key "" has another name in Java.',
  ]);
  expect((await generate('{"a": 2}', { language: 'java' })).sentences).toEqual([]);
  // Go’s encoding/json: a name without quotation marks, backslash and comma; "-" is written "-,".
  for (const key of ['', 'a,b', 'q"', 'c\\d', "it's", '`']) {
    const { sentences } = await generate(JSON.stringify({ [key]: 1, ok: 'x' }), { language: 'go' });
    expect(sentences).toEqual([`The key ${JSON.stringify(key)} has another name in Go.`]);
  }
  const { content, sentences } = await generate('{"-": 1, "é x/%": "x"}', { language: 'go' });
  expect([content.includes('`json:"-,"`'), sentences]).toEqual([true, []]);
});

test('an output without types says so', async () => {
  const schema = '{"type": "array", "items": {"type": "array", "items": {"type": "number"}}}';
  const { content, sentences } = await generate(schema, { source: 'schema', language: 'python' });
  expect([content.trim(), sentences]).toEqual(['', ['There is no object, so no type is written.']]);
});

test.each(['5', '"x"', 'null', '[]', '[1, 2]', '{}', '[[{"a": 1}]]'])(
  '%s has a type in every language',
  async (text) => {
    for (const language of languageIds) expect((await generate(text, { language })).content).not.toBe('');
  },
);

// JSON Schema 2020-12, Core, 10.3.2.2 (patternProperties) and 4.3.2 (false): members that the patterns name are allowed,
// one of a schema that is false is not. The schemas are parts of elm.json, aspire-8.0 and prettierrc in SchemaStore.
test.each([
  [
    '{"type":"object","properties":{"d":{"type":"object","patternProperties":{"^a":{"type":"string"}},"additionalProperties":false}}}',
    /d\?:\s+\{ \[key: string\]: string \};/,
  ],
  ['{"type":"object","properties":{"a":{"type":"string"},"b":false}}', /^ {4}a\?: +string;$/m],
  [
    '{"oneOf":[{"type":"object","properties":{"a":{"type":"string"}}},{"type":"string"}]}',
    /^export type Root = RootObject \| string;$/m,
  ],
  [
    '{"type":"object","patternProperties":{".":{"type":"object","properties":{"a":{"type":"string"}}}},"additionalProperties":false}',
    /^export type Root = \{ \[key: string\]: RootValue \};$/m,
  ],
  [
    '{"type":"object","patternProperties":{"^x-":{"type":"string"}},"additionalProperties":false}',
    /^export type Root = \{ \[key: string\]: string \};$/m,
  ],
  ['{"type":"array","items":{"type":"string"}}', /^export type Root = string\[\];$/m],
  ['{"type":"string"}', /^export type Root = string;\n$/],
  [
    '{"definitions":{"j":{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"#/definitions/j"}}]}},"type":"object","properties":{"v":{"$ref":"#/definitions/j"}}}',
    /^export type J = J\[\] \| string;$/m,
  ],
])('TypeScript of the schema %s', async (schema, expected) => {
  const { content } = await generate(schema, { source: 'schema' });
  expect(content).toMatch(expected);
});

// The forms of the World Bank's answers, and of bug855-short.json among quicktype's test inputs.
test.each([
  [
    '[{"page": 1}, [{"value": "x"}]]',
    /^export type Root = Array<RootValueElement\[\] \| PurpleRootValue>;$/m,
  ],
  [
    '{"1": {"id": 1}, "2": {"id": 2}, "3": {"id": 3}}',
    /^export type Root = \{ \[key: string\]: RootValue \};$/m,
  ],
  ['[{"a": 1}, 5]', /^export type Root = Array<RootValueClass \| number>;$/m],
  ['[{"a": 1}]', /^export interface Root \{$/m],
  ['{"a-b": 1}', /^export interface Root \{$/m],
])('TypeScript of the sample %s', async (sample, expected) => {
  expect((await generate(sample)).content).toMatch(expected);
});

// Maps are for keys that are data; these are the words for size and length, first name and company, and rubles.
test.each([
  ['{"größe": 1, "länge": 2}', ['größe', 'länge']],
  ['{"prénom": {"a": 1}, "société": {"a": 2}}', ['prénom', 'société']],
  ['{"имя": "Иван", "баланс": {"рубли": 100, "доллары": 5}}', ['имя', 'баланс', 'рубли', 'доллары']],
])('the keys of %s are members', async (sample, members) => {
  const { content } = await generate(sample);
  for (const member of members) expect(content).toMatch(new RegExp(`^ {4}${member}: `, 'm'));
});

// The roots of union.schema and github-events.json among quicktype’s test inputs are lists; their items are objects.
test.each(['typescript', 'csharp', 'java'] as const)(
  'the type of the objects in a list is said in %s',
  async (language) => {
    const note = 'The root is a list, and Root is the type of the objects in it.';
    expect((await generate('[{"a": 1}]', { language })).sentences).toContain(note);
    const schema = '{"type": "array", "items": {"type": "object", "properties": {"a": {"type": "null"}}}}';
    expect((await generate(schema, { language, source: 'schema' })).sentences).toContain(note);
    expect((await generate('[[{"a": 1}]]', { language })).sentences).toContain(note);
    expect((await generate('{"type": "array"}', { language })).sentences).not.toContain(note);
  },
);

// JSON Schema 2020-12, Core, 8.2.4: $defs was definitions before; a property may have either name.
test.each(['$defs', 'definitions'])('a schema in %s gives its name to the type', async (place) => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    [place]: { addr: { type: 'object', properties: { street: { type: 'string' } } } },
    type: 'object',
    properties: {
      ship: { $ref: `#/${place}/addr` },
      bill: { $ref: `#/${place}/addr` },
      $defs: { type: 'string' },
      other: { $ref: '#/properties/$defs' },
    },
  };
  const { content } = await generate(JSON.stringify(schema), { language: 'go' });
  expect(content).toMatch(/Ship +\*Addr .*ship/);
  expect(content).toMatch(/Bill +\*Addr .*bill/);
  expect(content).toMatch(/Other +\*string/);
  expect(content).toContain('json:"$defs,omitempty"');
});

test('a list is no schema (JSON Schema 2020-12, Core, 4.3)', async () => {
  await expect(generate('[{"a": 1}]', { source: 'schema' })).rejects.toThrow('A JSON Schema is an object');
});

test('a type that holds itself is named, or refused with a way out', async () => {
  const schema =
    '{"definitions":{"j":{"anyOf":[{"type":"string"},{"type":"array","items":{"$ref":"#/definitions/j"}}]}},"type":"object","properties":{"v":{"$ref":"#/definitions/j"}}}';
  for (const language of languageIds) {
    const outcome = generate(schema, { language, source: 'schema' });
    if (/^(?:typescript-zod|java|python)$/.test(language))
      await expect(outcome).rejects.toThrow('holds itself');
    else await expect(outcome).resolves.toBeDefined();
  }
});

test('a reference to another file is a mistake', async () => {
  const schema =
    '{"$schema": "https://json-schema.org/draft/2020-12/schema", "$ref": "https://example.com/other.json"}';
  await expect(generate(schema)).rejects.toMatchObject({ name: 'ToolInputError' });
});

test('a name with other letters is the root’s, and an emoji is a key of Kotlin', async () => {
  expect((await generate('{"a":{"b":1}}', { typeName: '3D größe model' })).sentences).toEqual([]);
  // Kotlin specification, 1.2.4: \u has four digits.
  expect((await generate('{"😀":1}', { language: 'kotlin' })).content).toContain('@SerialName("😀")');
});
