import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tellingCharacters } from '#scripts/testing/people-texts.ts';
import { convertConfig, type ConversionOptions } from './convert.ts';
import type { FormatId } from './formats.ts';

const defaults: ConversionOptions = {
  from: 'auto',
  to: 'json',
  indent: 2,
  isTyped: false,
  isNested: true,
  isAscii: true,
  isUpper: false,
};

async function convert(text: string, options: Partial<ConversionOptions>) {
  const { content, notes, from } = await convertConfig(text, undefined, { ...defaults, ...options });
  return { content, from, sentences: notes.map(({ sentence }) => sentence), notes };
}

async function readAs(
  text: string,
  from: FormatId,
  options: Partial<ConversionOptions> = {},
): Promise<unknown> {
  return JSON.parse((await convert(text, { from, ...options })).content);
}

const piece = fc.oneof(tellingCharacters, fc.string({ maxLength: 2 }));
const anyText = fc
  .array(piece, { maxLength: 8 })
  .map((pieces) => pieces.join('').toWellFormed().replaceAll('\r', ''));
const key = fc.stringMatching(/^[a-zA-Z_][\w-]{0,6}$/).filter((name) => name !== '__proto__');

test('keeps big numbers, decimals and the order of keys from JSON to JSON', async () => {
  const { content } = await convert('{"b": 17478252242305210114, "2": 1.10, "1": 1e400}', { to: 'json' });
  expect(content).toBe('{\n  "b": 17478252242305210114,\n  "2": 1.10,\n  "1": 1e400\n}\n');
});

test('TOML keeps 64-bit integers and the sort of numbers; larger ones are named', async () => {
  const { content, sentences } = await convert(
    '{"a": 9223372036854775807, "b": 1.0, "c": 9223372036854775808, "d": null}',
    { to: 'toml' },
  );
  expect(content).toBe('a = 9223372036854775807\nb = 1.0\nc = "9223372036854775808"\n');
  expect(sentences).toContain('1 integer beyond 64 bits written as a text (c).');
  expect(sentences).toContain('1 null left out: TOML has none (d).');
});

test('digits of a TOML time after the milliseconds are named, because they are lost', async () => {
  // TOML 1.1: “additional precision must be truncated, not rounded”.
  const text = 'a = 2026-01-02T03:04:05.123956Z # 1:00.1234\nb = "1:00.1234"\nc = 03:04:05.5\n';
  const { content, sentences } = await convert(text, { from: 'toml' });
  expect(JSON.parse(content)).toMatchObject({ a: '2026-01-02T03:04:05.123Z', b: '1:00.1234' });
  expect(sentences).toContain('1 time cut to milliseconds.');
});

test('values of TOML’s own kinds come out as in toml-test', async () => {
  const text = 'i = 0xff\nf = 1e3\nd = 1979-05-27T07:32:00-08:00\nl = 07:32:00\nx = inf\n# c\ns = "#"';
  const { content, sentences } = await convert(text, { from: 'toml' });
  expect(JSON.parse(content)).toEqual({
    i: 255,
    f: 1000,
    d: '1979-05-27T07:32:00-08:00',
    l: '07:32:00',
    x: 'inf',
    s: '#',
  });
  expect(sentences).toEqual([
    '1 inf or nan became a text (x).',
    '1 comment lost.',
    '2 dates became texts (first: d).',
  ]);
});

test('XML by the convention of @attributes and #text', async () => {
  const xml =
    '<?xml version="1.0"?><!DOCTYPE a><a x="1&amp;2"><b>1</b><b/><!-- c --><c y="z">t<![CDATA[<]]></c>m</a>';
  const { content, sentences } = await convert(xml, {});
  expect(JSON.parse(content)).toEqual({
    a: { '@x': '1&2', b: ['1', ''], c: { '@y': 'z', '#text': 't<' }, '#text': 'm' },
  });
  expect(sentences).toContain('Text between the elements of 1 element was joined (a).');
  expect(sentences).toContain('1 comment lost.');
  expect(sentences).toContain('1 instruction or DOCTYPE lost.');
});

// The examples of java.util.Properties.load (Java SE 21).
test('properties as in the documentation of Java', async () => {
  const text =
    'Truth = Beauty\n Truth2:Beauty\nTruth3                    :Beauty\nfruits                           apple, banana, pear, \\\n                                  cantaloupe, watermelon, \\\n                                  kiwi, mango\ncheeses\n\\:\\= = 1\n! c\n';
  expect(await readAs(text, 'properties')).toEqual({
    Truth: 'Beauty',
    Truth2: 'Beauty',
    Truth3: 'Beauty',
    fruits: 'apple, banana, pear, cantaloupe, watermelon, kiwi, mango',
    cheeses: '',
    ':=': '1',
  });
});

test.each([
  // The documents of npm, EditorConfig and git config.
  ['//registry.npmjs.org/:_authToken=abc', { '//registry.npmjs.org/:_authToken': 'abc' }],
  ['[*.md]\nindent_size = 4', { '*.md': { indent_size: '4' } }],
  [
    '[http "https://weak.example.com"]\nsslVerify = false',
    { 'http "https://weak.example.com"': { sslVerify: 'false' } },
  ],
])('dots of addresses, patterns and quoted names do not nest: %s', async (text, wanted) => {
  expect(await readAs(text, 'ini')).toEqual(wanted);
});

test('nests dotted keys, unless the beginning has a value', async () => {
  const text = 'a.b[0].c=1\na.b[1].c=2\nx=1\nx.y=2\n';
  const { content, sentences } = await convert(text, { from: 'properties', isTyped: true });
  expect(JSON.parse(content)).toEqual({ a: { b: [{ c: 1 }, { c: 2 }] }, x: 1, 'x.y': 2 });
  expect(sentences).toEqual(['1 dotted key is not nested, as its beginning has a value (x.y).']);
});

test('detects only numbers that are written alike again', async () => {
  const text = 'a=01234\nb=1.10\nc=-5\nd=true\ne=1e3\nf=12345678901234567890\ng=0.5';
  expect(await readAs(text, 'properties', { isTyped: true })).toEqual({
    a: '01234',
    b: '1.10',
    c: -5,
    d: true,
    e: '1e3',
    f: '12345678901234567890',
    g: 0.5,
  });
});

test.each([
  ['{"a": 1}', 'json'],
  ['[1, 2]', 'json'],
  ['a: 1\nb:\n  - x=1', 'yaml'],
  ['<a/>', 'xml'],
  ['[a]\nb = "1"', 'toml'],
  ['[a]\nb = one two', 'ini'],
  ['DB_HOST=x\nexport B="1"', 'env'],
  ['a.b=one two\nc=d', 'properties'],
  ['- 1\n- 2', 'yaml'],
  ['a = 1\nb = [1]', 'toml'],
  ['[[a]]\nb = 1', 'toml'],
  ['// c\n{"a": 1}', 'json'],
  ['a.b: x y\nc: d', 'yaml'],
  ['run: |\n  A=1\n  B=2', 'yaml'],
  ['"a: b" = 1', 'toml'],
  ['; c\nmain menu = x', 'ini'],
])('detects %j as %s', async (text, format) => {
  expect((await convert(text, {})).from).toBe(format);
});

test.each([
  ['toml', 'a = 1\nb = x', 2],
  ['env', 'A=1\nB="x', 2],
  ['env', 'A=1\nx y', 2],
  ['ini', '[a]\n[b', 2],
  ['properties', 'a=1\nb=\\u12', 2],
  ['xml', '<a>\n<b></a>', 2],
  ['json', '{"a": 1,\n"b" 2}', 2],
  ['yaml', 'a: 1\nb: [', 2],
] as const)('%s names the line of a mistake', async (from, text, line) => {
  await expect(convert(text, { from })).rejects.toMatchObject({ name: 'ToolInputError', details: { line } });
});

test('reads .env as Node does', async () => {
  const inside = tellingCharacters.filter((each) => !/[\\"'`\r]/.test(each) || each === '\r\n');
  const quoted = (quote: string, ...pieces: string[]) =>
    fc
      .array(fc.oneof(inside, fc.constantFrom('\\n', ...pieces)), { maxLength: 8 })
      .map((each) => quote + each.join('') + quote);
  const bare = fc
    .array(
      inside.filter((each) => !/[\n#\u00a0]/.test(each)),
      { maxLength: 8 },
    )
    .map((each) => each.join(''))
    .filter((each) => each.trim() !== '');
  const line = fc
    .tuple(
      fc.constantFrom('', ' '),
      fc.constantFrom('A', 'B_1', 'c.d-e'),
      fc.constantFrom('=', ' = '),
      fc.oneof(bare, quoted('"', "'", '`'), quoted("'", '"', '`'), quoted('`', '"', "'")),
      fc.constantFrom('', ' ', ' # c', '#c'),
    )
    .map((parts) => parts.join(''));
  const lines = fc.array(fc.oneof({ weight: 5, arbitrary: line }, fc.constantFrom('', ' ', '# x=1')), {
    minLength: 1,
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom('\n', '\r\n'), async (each, end) => {
      const text = `export Z=1${end}${each.join(end)}`;
      expect(await readAs(text, 'env')).toEqual({ ...parseEnv(text) });
    }),
    { numRuns: 300 },
  );
});

test('Node reads what is written as .env', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.stringMatching(/^[A-Z][A-Z0-9_]{0,5}$/), anyText), async (values) => {
      const { content, notes } = await convert(JSON.stringify(values), { from: 'json', to: 'env' });
      if (content.trim() === '') return;
      const exact = notes.length === 0;
      if (exact) expect({ ...parseEnv(content) }).toEqual(values);
      if (exact) expect(await readAs(content, 'env')).toEqual(values);
    }),
  );
});

const flat = fc.dictionary(key, anyText, { minKeys: 1 });
const tree = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    anyText,
    fc.integer(),
    fc.boolean(),
    tie('object'),
    fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
  ),
  object: fc.dictionary(key, tie('value'), { minKeys: 1, maxKeys: 4 }),
})).object;

test.each(['json', 'yaml', 'toml'] as const)('%s leads there and back', async (to) => {
  await fc.assert(
    fc.asyncProperty(tree, async (value) => {
      const { content } = await convert(JSON.stringify(value), { from: 'json', to });
      expect(await readAs(content, to)).toEqual(value);
    }),
    { numRuns: 60 },
  );
});

test('properties lead there and back for any text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(anyText, anyText, { minKeys: 1 }),
      fc.boolean(),
      async (value, isAscii) => {
        const { content } = await convert(JSON.stringify(value), { from: 'json', to: 'properties', isAscii });
        expect(await readAs(content, 'properties', { isNested: false })).toEqual(value);
      },
    ),
  );
});

test('xml leads there and back, or a note says that it does not', async () => {
  await fc.assert(
    fc.asyncProperty(flat, async (value) => {
      const { content, notes } = await convert(JSON.stringify({ s: value }), { from: 'json', to: 'xml' });
      if (notes.every(({ severity }) => severity === 'info'))
        expect(await readAs(content, 'xml')).toEqual({ s: value });
    }),
  );
});

const texts = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    anyText,
    fc.constant(null),
    tie('object'),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
  object: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
})).object;

test.each(['ini', 'properties'] as const)(
  '%s with nesting leads there and back, or a note says that it does not',
  async (to) => {
    await fc.assert(
      fc.asyncProperty(texts, async (value) => {
        const { content, sentences } = await convert(JSON.stringify({ ...value, end: 'x' }), {
          from: 'json',
          to,
        });
        const harmless = /begin a comment|key without a value/;
        const isExact = sentences.every((sentence) => harmless.test(sentence));
        if (isExact) expect(await readAs(content, to)).toEqual({ ...value, end: 'x' });
      }),
    );
  },
);

test('the patterns of .editorconfig are keys as a whole', async () => {
  // editorconfig.org: the name of a section is a pattern of paths.
  const text = '[{package.json,.travis.yml}]\nindent_size = 2\n';
  expect(await readAs(text, 'ini')).toEqual({ '{package.json,.travis.yml}': { indent_size: '2' } });
});

test('an INI section may have a line separator of Unicode', async () => {
  // Only LF, CR LF and CR end a line, as for configparser.
  expect(await readAs('[a\u2028b]\nc=1', 'ini')).toEqual({ 'a\u2028b': { c: '1' } });
});

test('__proto__ and constructor are keys like others', async () => {
  const json = '{"__proto__":{"a":1},"constructor":"x"}';
  for (const to of ['yaml', 'toml', 'ini', 'properties', 'xml'] as const) {
    const { content } = await convert(json, { from: 'json', to });
    const back = (await convert(content, { from: to, to: 'json', isTyped: true })).content;
    expect(back.replaceAll(/\s/g, '')).toContain('"__proto__":{"a":1}');
  }
});

test('the suite’s valid files are read as it says', async () => {
  const path = new URL('fixtures/toml-test.json', import.meta.url);
  const cases = JSON.parse(readFileSync(path, 'utf8')) as { name: string; toml: string; json: unknown }[];
  expect(cases.length).toBeGreaterThan(150);
  for (const { toml, json, name } of cases) {
    const { content } = await convertConfig(toml.trim() === '' ? '#' : toml, undefined, {
      ...defaults,
      from: 'toml',
    });
    expect([name, JSON.parse(content)]).toEqual([name, plain(json)]);
  }
});

/** The value of toml-test’s notation: every scalar is `{ type, value }`. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  const { type, value: text } = value as { type?: unknown; value?: unknown };
  if (typeof type === 'string' && typeof text === 'string') {
    if (type === 'integer') return Number(text);
    if (type === 'float') return /inf|nan/.test(text) ? text.replace('+', '') : Number(text);
    return type === 'bool' ? text === 'true' : text;
  }
  return Object.fromEntries(Object.entries(value as object).map(([key, member]) => [key, plain(member)]));
}

// The values that dotenv 18.0 reads; it takes a colon only with a space after it.
test.each([
  ['M: yes\nN=1', { M: 'yes', N: '1' }],
  ['export M:\t"a b" # c', { M: 'a b' }],
  ['M: a=b', { M: 'a=b' }],
  ['M: =x', { M: '=x' }],
  ['M: \nN=1', { M: '', N: '1' }],
])('.env with a colon: %j', async (text, values) => {
  expect(await readAs(text, 'env')).toEqual(values);
  await expect(readAs('M:yes', 'env')).rejects.toThrow('neither NAME=value nor NAME: value');
});

test('a day that does not exist is refused, and a declared entity is named for what it is', async () => {
  await expect(readAs('x=2026-02-30', 'toml')).rejects.toThrow('There is no day 2026-02-30.');
  expect(await readAs('x=2024-02-29\ny="2026-02-30" # =2026-02-30', 'toml')).toMatchObject({
    y: '2026-02-30',
  });
  await expect(readAs('<!DOCTYPE a [<!ENTITY e "hi">]><a>&e;</a>', 'xml')).rejects.toThrow(
    'Entities that the document itself declares',
  );
});

test('INI as configparser of Python and the ini package of npm read it: quotes and colons', async () => {
  const units = '[Service]\nEnvironment="A=1" "B=2"\nk: v=1\nurl:http://a?b=c\n';
  const service = { Environment: '"A=1" "B=2"', k: 'v=1', url: 'http://a?b=c' };
  expect(await readAs(units, 'ini')).toEqual({ Service: service });
  // As npm reads .npmrc, where names have colons.
  const npmrc = '//registry.npmjs.org/:_authToken=x\n@acme:registry=https://npm.acme.test/\n';
  const names = { '//registry.npmjs.org/:_authToken': 'x', '@acme:registry': 'https://npm.acme.test/' };
  expect(await readAs(npmrc, 'ini', { isNested: false })).toEqual(names);
  for (const value of ['"q"', "'q'", ' "q" ', '"a" \'b\'', '"a" "b"', ''])
    expect(
      await readAs((await convert(JSON.stringify({ s: { value } }), { to: 'ini' })).content, 'ini'),
    ).toEqual({ s: { value } });
});

// Namespaces in XML 1.0, section 4: a prefix is declared, or a parser refuses the document.
test('XML has colons in names only behind a declared prefix, and names a list of one', async () => {
  const scripts = await convert('{"s": {"a:b": 1, "@c:d": "2", "xml:e": 3}, "l": ["x"]}', { to: 'xml' });
  expect(scripts.content).toContain('<s c_d="2">\n    <a_b>1</a_b>\n    <xml:e>3</xml:e>');
  expect(scripts.sentences).toEqual(
    expect.arrayContaining([
      expect.stringContaining('2 keys changed'),
      '1 list of one item written as its item (root.l).',
    ]),
  );
  const declared = '<a:r xmlns:a="urn:a"><a:b a:c="1"/></a:r>';
  const { content } = await convert(declared, { from: 'xml', to: 'xml' });
  expect(content.replace(/\n\s*/g, '')).toContain(declared);
});
