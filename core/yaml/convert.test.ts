import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { jsonToYaml, yamlToJson } from './convert.ts';

const writing = {
  indent: 2,
  quote: 'double',
  isSafeForOld: true,
  hasBlocks: true,
  indentsLists: true,
  isSorted: false,
} as const;
const reading = { version: '1.2', mergesKeys: true, indent: 0, isSorted: false, documents: 'array' } as const;

async function toYaml(
  json: string,
  options: Partial<Parameters<typeof jsonToYaml>[1]> = {},
): Promise<string> {
  const { blobs } = await jsonToYaml(json, { ...writing, ...options });
  return new Response(new Blob([...blobs])).text();
}

async function toJson(
  yaml: string,
  options: Partial<Parameters<typeof yamlToJson>[1]> = {},
): Promise<string> {
  return new Response(new Blob([...yamlToJson(yaml, { ...reading, ...options }).blobs])).text();
}

test('what every reader would misread is quoted, and nothing else', async () => {
  const texts = [
    'no',
    'y',
    'Null',
    '~',
    '',
    '012',
    '0x1F',
    '1_000',
    '12:30:45',
    '2026-01-01',
    '1.0',
    '1e3',
    '.inf',
    '<<',
    '=',
  ];
  expect(await toYaml(JSON.stringify(texts))).toBe(texts.map((text) => `- "${text}"\n`).join(''));
  const plain = [
    'nobody',
    'a: b'.replace(':', ''),
    'http://example.com/x?y=1#z',
    'v1.2',
    'C:\\x',
    'é 😀',
    'a,b',
    '$HOME',
    '/usr',
  ];
  expect(await toYaml(JSON.stringify(plain))).toBe(plain.map((text) => `- ${text}\n`).join(''));
  expect(await toYaml('["no","012"]', { isSafeForOld: false })).toBe('- no\n- "012"\n');
  expect(await toYaml(`["it's: so","a\\tb"]`, { quote: 'single' })).toBe(`- 'it''s: so'\n- "a\\tb"\n`);
});

test('layout', async () => {
  const json = '{"a":{"b":[1,{"c":2,"d":[]},[3,[4]]]},"e":{},"f":"x\\ny\\n","g":["p\\nq"]}';
  expect(await toYaml(json)).toBe(
    'a:\n  b:\n    - 1\n    - c: 2\n      d: []\n    - - 3\n      - - 4\ne: {}\nf: |\n  x\n  y\ng:\n  - |-\n    p\n    q\n',
  );
  expect(await toYaml('{"a":[1]}', { indentsLists: false, indent: 4 })).toBe('a:\n- 1\n');
  expect(await toYaml('{"b":1,"a":2}', { isSorted: true })).toBe('a: 2\nb: 1\n');
  expect(await toYaml('{"a":1}\n{"b":2}\n')).toBe('a: 1\n---\nb: 2\n');
});

test('numbers keep their digits; YAML 1.1 knows exponents with a point and a sign only', async () => {
  expect(await toYaml('[17478252242305210114,1.0,-0,1e3,1.5E-7]')).toBe(
    '- 17478252242305210114\n- 1.0\n- -0\n- 1.e+3\n- 1.5E-7\n',
  );
  expect(await toYaml('[1e3]', { isSafeForOld: false })).toBe('- 1e3\n');
  expect(await toYaml('[+.5, 0x1F, Infinity, -Infinity, NaN]')).toBe(
    '- 0.5\n- 31\n- .inf\n- -.inf\n- .nan\n',
  );
});

test('comments come along, repeated keys do not', async () => {
  expect(await toYaml('// top\n{\n  // one\n  "a": 1, /* two\n * three */ "b": [ // four\n 2 ] }')).toBe(
    '# top\n# one\na: 1\n# two\n# three\nb:\n  # four\n  - 2\n',
  );
  const { blobs, findings } = await jsonToYaml(
    '{"a":{"x":1,"x":[2]},"b":0,"a":{"y":[{}],"y":3,"z":4}}',
    writing,
  );
  expect(await blobs[0]?.text()).toBe('b: 0\na:\n  "y": 3\n  z: 4\n');
  expect(findings.filter(({ severity }) => severity === 'warning')).toHaveLength(3);
  expect(await toYaml('{"a":1,"a":2}', { isSorted: true })).toBe('a: 2\n');
});

const signs = Array.from(`:-?#&*!|>'"%@\`{}[],~=<. \n\r\t\\0123456789eExXoabnyNY_/`);
const words = [
  '\u{85}',
  '\u{2028}',
  '\ufeff',
  '\0',
  '\x7f',
  '\u{a0}',
  '---',
  '...',
  '\n  ',
  ' \n',
  ': ',
  ' #',
  'null',
  'true',
  '\ud800',
];
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...signs, ...words),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});
const anyJson = fc.jsonValue({ stringUnit: 'binary', maxDepth: 5 });

test('every text comes back, as a value and as a key, and the yaml package reads the same', async () => {
  const options = fc.record({
    indent: fc.constantFrom(2, 4),
    quote: fc.constantFrom('double' as const, 'single' as const),
    isSafeForOld: fc.boolean(),
    hasBlocks: fc.boolean(),
    indentsLists: fc.boolean(),
    isSorted: fc.constant(false),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyText),
      fc.dictionary(anyText, anyText),
      anyText,
      options,
      async (list, map, text, options) => {
        for (const value of [{ list, map, deep: [[map], [list]] }, text, list, [map]]) {
          const json = JSON.stringify(value);
          const yaml = await toYaml(json, options);
          expect(JSON.parse(await toJson(yaml))).toEqual(JSON.parse(json));
          if (!yaml.isWellFormed()) continue;
          const [document] = parseAllDocuments(yaml);
          expect(document && 'toJS' in document ? document.toJS() : undefined).toEqual(JSON.parse(json));
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('every JSON comes back byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(anyJson, fc.boolean(), async (value, isSafeForOld) => {
      const json = JSON.stringify(value);
      const yaml = await toYaml(json, { isSafeForOld });
      expect(JSON.parse(await toJson(yaml))).toEqual(JSON.parse(json));
      if (isSafeForOld) expect(JSON.parse(await toJson(yaml, { version: '1.1' }))).toEqual(JSON.parse(json));
    }),
    { numRuns: 300 },
  );
});

test('long keys stand behind a question mark', async () => {
  const json = JSON.stringify({ ['k'.repeat(2000)]: { a: 1 }, ['é'.repeat(2000)]: [1, 'x\ny'] });
  expect(await toJson(await toYaml(json))).toBe(json);
});

test('several documents', async () => {
  expect(await toJson('a\n---\nb\n')).toBe('["a","b"]');
  expect(await toJson('a: 1\n---\nb: 2\n', { documents: 'lines' })).toBe('{"a":1}\n{"b":2}\n');
  expect(yamlToJson('a: 1\n---\nb: 2\n', { ...reading, documents: 'files' }).blobs).toHaveLength(2);
});

// PyYAML with libyaml: “invalid Unicode character escape code”.
test('half a surrogate pair is warned of', async () => {
  const { findings } = await jsonToYaml('{"a":"\\ud800"}', writing);
  expect(
    findings.map(({ severity, sentence }) => [severity, sentence.includes('refuse the whole file')]),
  ).toEqual([['warning', true]]);
});
