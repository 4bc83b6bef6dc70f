import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import type { JsonValue } from '#core/json/values/json-value.ts';
import { parseStrictJson } from '#core/json/values/read-values.ts';
import { writeJsonValue } from '#core/json/values/json-value.ts';
import { queryJmesPath } from './jmes-path.ts';
import { type JsonPathOutput, queryJsonPath } from './json-path.ts';
import operation from './operation.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8')) as unknown;
const exact = (value: unknown) => parseStrictJson(JSON.stringify(value))[0] as JsonValue;
const byPath = (document: unknown, path: string, output: JsonPathOutput) =>
  JSON.parse(writeJsonValue(queryJsonPath(exact(document), path, output).result)) as unknown;

interface PathCase {
  readonly name: string;
  readonly selector: string;
  readonly document?: unknown;
  readonly result?: unknown;
  readonly results?: unknown[];
  readonly result_paths?: unknown;
  readonly results_paths?: unknown[];
  readonly invalid_selector?: true;
}

test('JSONPath passes the compliance test suite', () => {
  const cases = read('jsonpath-compliance') as PathCase[];
  expect(cases.length).toBe(703);
  for (const { name, selector, document, invalid_selector: isInvalid, ...wanted } of cases) {
    if (isInvalid) {
      expect(() => byPath([], selector, 'values'), name).toThrow('Invalid JSONPath');
      continue;
    }
    const values = wanted.results ?? [wanted.result];
    const paths = wanted.results_paths ?? [wanted.result_paths];
    const index = values.findIndex(
      (each) => JSON.stringify(each) === JSON.stringify(byPath(document, selector, 'values')),
    );
    expect([name, index]).not.toEqual([name, -1]);
    expect([name, byPath(document, selector, 'paths')]).toEqual([name, paths[index]]);
  }
});

/** The library accepts a slice with three colons, and orders values that are not numbers. */
const tooLenient = /^\[:::\]$|^\w+ < \w+$/;

test('JMESPath passes the compliance test suite', () => {
  const suite = read('jmespath-compliance') as {
    given: unknown;
    cases: { expression: string; result?: unknown; error?: string }[];
  }[];
  for (const { given, cases } of suite) {
    for (const { expression, result, error } of cases) {
      const ask = () => JSON.parse(queryJmesPath(exact(given), expression, 0)) as unknown;
      if (tooLenient.test(expression)) continue;
      if (error === undefined) expect([expression, ask()]).toEqual([expression, result]);
      else expect(ask, expression).toThrow('Invalid JMESPath');
    }
  }
});

test('a normalized path selects the value that it names', () => {
  const key = fc.oneof(
    fc.constantFrom("'", '"', '\\', '\n', '__proto__', 'constructor', '', '1', 'é', '😀'),
    fc.string({ maxLength: 3 }),
  );
  const tree = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.integer(),
      fc.string(),
      fc.dictionary(key, tie('value')),
      fc.array(tie('value')),
    ),
  })).value;
  fc.assert(
    fc.property(tree, (document) => {
      const json = exact(document);
      const paths = queryJsonPath(json, '$..*', 'paths').result as string[];
      const values = queryJsonPath(json, '$..*', 'values').result as JsonValue[];
      for (const [index, path] of paths.entries()) {
        expect(queryJsonPath(json, path, 'values').result).toEqual([values[index]]);
      }
    }),
  );
});

test('keeps the digits of numbers, and inherits no keys', () => {
  const document = parseStrictJson('{"a": [1.10, 17478252242305210114], "__proto__": 1}')[0] as JsonValue;
  expect(writeJsonValue(queryJsonPath(document, '$.a[*]', 'values').result)).toBe(
    '[1.10,17478252242305210114]',
  );
  expect(queryJsonPath(document, '$.constructor', 'values').count).toBe(0);
  expect(queryJsonPath(document, '$.a[1]', 'pointers').result).toEqual(['/a/1']);
  expect(queryJmesPath(document, 'constructor', 0)).toBe('null');
});

test.each([
  ['jsonpath', '$.a[?@.b ==', 12],
  ['jsonpath', 'a', 1],
  ['jmespath', 'a.[', 4],
  ['jmespath', 'a # b', 3],
  ['jmespath', 'nope(a)', 1],
  ['jmespath', 'let $x = s in $x', 5],
  ['jmespath', "'$' || $x", 8],
  ['jmespath', '[a, length(`5`)]', 5],
  ['jmespath', 'b || abs()', 6],
  // JMESPath grammar: a text ends with the quote that begins it (issue 75 of jmespath.js).
  ['jmespath', "a == 'foo d", 6],
  ['jmespath', 'a == `1', 6],
  ['jmespath', String.raw`a == 'x\'`, 6],
] as const)('%s %s has its mistake in column %d', async (language, expression, column) => {
  const run = executeOperation(operation, '{"a": 1}', { language, expression });
  await expect(run).rejects.toMatchObject({
    name: 'ToolInputError',
    details: { field: 'expression', column },
  });
});

test('finds an unclosed quote at once', () => {
  expect(() => queryJmesPath([], `a == '${String.raw`\'`.repeat(300_000)}`, 0)).toThrow('is not closed');
});

test('names types in words', () => {
  expect(() => queryJmesPath('x', 'abs(@)', 0)).toThrow(
    'abs() expected argument 1 to be type number but received type string instead',
  );
});

test('names both types that the keys of max_by may have', () => {
  // JMESPath specification: max_by takes an expression of a number or a string.
  expect(() => queryJmesPath(exact([{ a: 1 }]), 'max_by(@, &b)', 0)).toThrow(
    'expected a number or a text, received null',
  );
});

test('warns where JMESPath rounds a number', async () => {
  const { notes } = await executeOperation(operation, '{"a": 17478252242305210114}', {
    language: 'jmespath',
    expression: 'a',
  });
  expect(notes?.[0]).toMatchObject({ severity: 'warning', place: { line: 1, column: 7 } });
});

test('lengths and reversals count code points', () => {
  const document = exact(['Ä', '😀', 'ab', '👩‍🚀']);
  // RFC 9535, 2.4.4.
  expect(queryJsonPath(document, '$[?length(@)==1]', 'values').result).toEqual(['Ä', '😀']);
  // JMESPath specification: length is the number of code points.
  expect(queryJmesPath(document, '[*].length(@)', 0)).toBe('[1,1,2,3]');
  expect(queryJmesPath(exact({ '😀': 'a😀\ue000b' }), '"😀".reverse(@)', 0)).toBe('"b\ue000😀a"');
  expect(queryJmesPath(document, "length('😀😀')", 0)).toBe('2');
});

test('names patterns that are no I-Regexps, and matches texts only', async () => {
  // RFC 9485: there is no \\d.
  const run = async (expression: string) =>
    executeOperation(operation, '{"s": ["a1", 5]}', { language: 'jsonpath', expression });
  const { notes } = await run(String.raw`$.s[?search(@, '\\d')]`);
  expect(notes?.map(({ sentence }) => sentence)).toEqual([
    String.raw`“\d” is not an I-Regexp (RFC 9485), so it matches nothing.`,
  ]);
  const found = await run("$.s[?search(@, '[0-9]')]");
  expect(JSON.parse(found.parts[0]?.content as string)).toEqual(['a1']);
});

// Python’s jmespath 1.1.0 gives these.
test.each([
  ['max_by(x, &t).id', 2],
  ['min_by(x, &t).id', 1],
  ['max_by(x, &n).id', 1],
  ['max_by(x[?id > `1`], &join(`","`, [t, t])).id', 2],
  ['[max_by(l, &a), min_by(l, &a)]', [null, null]],
  ['length(@.x)', 2],
  [String.raw`'rock \'n\' roll'`, "rock 'n' roll"],
  ['`"\\`a\\` \\"b\\""`', '`a` "b"'],
  [String.raw`'a\b'`, String.raw`a\b`],
  ['x[?length(@.t) == `7` && contains(@.t, `06`)].id', [2]],
  ['x[0].{k: join(`-`, [t, (@.t)])}.k', '2024-05-2024-05'],
])('%s, in Python and here', (expression, value) => {
  const rows = [
    { id: 1, t: '2024-05', n: 1 },
    { id: 2, t: '2024-06', n: 1 },
  ];
  expect(JSON.parse(queryJmesPath(exact({ x: rows, l: [] }), expression, 0))).toEqual(value);
});

// The paths of kubectl’s guide, of Goessner’s article and of Jayway’s JsonPath, in the words of RFC 9535.
test.each([
  ['{.items[*].metadata.name}', 'leave them out'],
  ['$..book[(@.length-1)]', '[-1]'],
  ['$..book[?(@.author =~ /.*REES/i)]', 'search('],
  ["$..book[?(@.category in ['fiction'])]", '=='],
  ['$.store.book.length()', 'length('],
  // RFC 9535: the selectors of 2.5.1.1, the comparisons of 2.3.5.1, no calculations and no parents.
  ['$.rain.1h', "$['1h']"],
  ['$.hits._source.@timestamp', "$['@id']"],
  ['$[?(@.key===42)]', '=='],
  ['$[?(@.key=42)]', '=='],
  ['$[?(@.key*2==100)]', 'does not calculate'],
  ['$[*].bookmarks[?(@.page==45)]^^^', 'no parents'],
  ['$.a.', 'after the dot'],
  ['$.a..', '$..price'],
  // jq, and Jayway’s contains.
  ['$.store.book[].title', '[*]'],
  ["$[?@.tags contains 'x']", 'search(@.name'],
])('%s is reported in the words of the standard', async (path, hint) => {
  const run = executeOperation(operation, '{}', { language: 'jsonpath', expression: path });
  await expect(run).rejects.toMatchObject({ details: { hint: expect.stringContaining(hint) as string } });
});

test('a name with a hyphen is read, and noted, since RFC 9535, 2.5.1.1, has none', async () => {
  const { parts, notes } = await executeOperation(operation, '{"user-name": 1, "a-b": [{"c": 2}]}', {
    language: 'jsonpath',
    expression: '$[\'a-b\', "user-name"].user-name',
  });
  expect(JSON.parse(parts[0]?.content as string)).toEqual([]);
  expect(notes?.[0]).toMatchObject({ severity: 'warning', hint: "Write ['user-name']." });
  expect(queryJsonPath(exact({}), "$['a-b'][?@.c > 1.5e-3 && @.d == '.x-y']", 'values').bareNames).toEqual(
    [],
  );
});

// JMESPath specification: an identifier without quotes has no hyphen, and one in double quotes is a key, no text.
test('notes explain hyphens and double quotes in JMESPath', async () => {
  const ask = async (expression: string) =>
    executeOperation(operation, '[{"name": "web", "b-c": "web"}]', { language: 'jmespath', expression });
  await expect(ask('[0].user-name')).rejects.toMatchObject({
    message: 'Invalid JMESPath: unexpected "-".',
    details: { column: 9, hint: expect.stringContaining('in double quotes') as string },
  });
  const { notes } = await ask('[?name=="web"]');
  expect(notes?.map(({ hint }) => hint)).toEqual(["For a text write 'web'."]);
  for (const expression of ['[?name == "b-c"]', `[?name == 'say "x"' || name != '=="web"']`, '[]."b-c"'])
    expect((await ask(expression)).notes, expression).toEqual([]);
});
