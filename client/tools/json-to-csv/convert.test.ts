import fc from 'fast-check';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import type { OptionsOf } from '#client/tool-kit/operations/operation.ts';
import { parseCsv } from '#core/csv/reading/parse-for-tests.ts';
import operation from './operation.ts';

type Options = Partial<OptionsOf<typeof operation>>;

async function convert(json: string, options: Options = {}) {
  const { parts, notes = [] } = await executeOperation(operation, json, { lineEnd: 'lf', ...options });
  const content = parts[0]?.content ?? '';
  const text = typeof content === 'string' ? content : await content.text();
  return { text, sentences: notes.map(({ sentence }) => sentence) };
}
const csv = async (json: string, options?: Options) => (await convert(json, options)).text;

test('columns are those of all rows, in the order they come', async () => {
  expect(await csv('[{"a":1},{"b":2,"a":3}]')).toBe('a,b\n1,\n3,2\n');
  expect(await csv('{"a":1}\n{"b":"x"}\n')).toBe('a,b\n1,\n,x\n');
  expect(await csv('{"a":1}')).toBe('a\n1\n');
  expect(await csv('[[1,2],[3]]')).toBe('1,2\n3\n');
  expect(await csv('[1,"x",null]')).toBe('value\n1\nx\n""\n');
  expect(await csv('[]')).toBe('');
});

test('numbers keep their digits, and cells are quoted as RFC 4180 has it', async () => {
  expect(await csv('[{"n":17478252242305210114,"f":1.50,"e":1E3,"z":"007"}]')).toBe(
    'n,f,e,z\n17478252242305210114,1.50,1E3,007\n',
  );
  expect(await csv(String.raw`[{"say \"hi\", ok":"a\nb","t":" x"}]`)).toBe(
    '"say ""hi"", ok",t\n"a\nb"," x"\n',
  );
  expect(await csv('[{"a":"x"}]', { isQuoted: true, lineEnd: 'crlf', hasMark: true })).toBe(
    '\ufeff"a"\r\n"x"\r\n',
  );
});

test('nested values, and names that would collide', async () => {
  const json = '[{"a.b":1,"a":{"b":2,"c":[3,{"d":true}]},"e":[],"f":{}}]';
  expect(await csv(json)).toBe(String.raw`a\.b,a.b,a.c[0],a.c[1].d,e,f` + '\n1,2,3,true,[],{}\n');
  expect(await csv('[{"a.b":1}]')).toBe('a.b\n1\n');
  expect(await csv('[{"a":{"b": [1, " x "]}}]', { objects: 'json' })).toBe('a\n"{""b"":[1,"" x ""]}"\n');
  expect(await csv('[{"a":[1,"x",null]}]', { lists: 'join' })).toBe('a\n1; x; null\n');
  expect(await csv('[{"a":["x;y"]}]', { lists: 'join' })).toBe('a\n"[""x;y""]"\n');
});

test('empty lists and objects beside columns for what others hold', async () => {
  const { text, sentences } = await convert('[{"a":[1],"b":{"c":2},"d":[]},{"a":[],"b":null,"d":{}}]');
  expect(text).toBe('a[0],b.c,d\n1,2,[]\n,,{}\n');
  expect(sentences).toContain(
    '1 empty list or object written as empty cells, since other rows have columns for what they hold.',
  );
  expect(await csv('[{"a":1},{"a":{"b":2}}]')).toBe('a,a.b\n1,\n,2\n');
});

test('formulas are reported, and guarded when asked; numbers are none', async () => {
  const json = '[{"a":"=1+1","b":"-5","c":"@x","d":-5}]';
  const { sentences } = await convert(json);
  expect(sentences[0]).toMatch(/^2 cells begin with/);
  expect(await csv(json, { isGuarded: true })).toBe("a,b,c,d\n'=1+1,-5,'@x,-5\n");
});

test('rows in a part of the document', async () => {
  const json = '{"page":1,"data":{"items":[{"a":1},{"a":2}]}}';
  expect(await csv(json, { path: '/data/items' })).toBe('a\n1\n2\n');
  expect((await convert('{"page":1,"items":[{"a":1}]}')).sentences[0]).toMatch(/^\/items holds a list/);
  await expect(csv(json, { path: '/data/rows' })).rejects.toThrow('There is no “rows” in /data.');
});

test('what a table cannot distinguish is reported', async () => {
  expect((await convert('[{"a":null,"b":"","c":1},{"a":1}]')).sentences).toEqual([
    '1 null written as an empty cell as empty texts are, and like keys that are missing.',
    '2 rows of 3 columns.',
  ]);
  expect(await csv('[{"a":null}]', { nullAs: 'NULL' })).toBe('a\nNULL\n');
  expect((await convert('[{"a":1,\n"a":2}]')).sentences[0]).toMatch(/occurs again/);
  await expect(csv('[{"a":1 "b":2}]')).rejects.toMatchObject({ details: { line: 1, column: 8 } });
});

test('flat texts come back from the CSV', async () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('"', ',', '\n', '\r', ' ', ';'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1 }),
      async (rows) => {
        expect(parseCsv(await csv(JSON.stringify(rows)), ',')).toEqual(rows);
      },
    ),
  );
});

test('objects without keys are no rows', async () => {
  for (const json of ['{}', '[{}]', '[{},{}]']) {
    const { sentences } = await convert(json);
    expect(await csv(json)).toBe('');
    expect(sentences).toEqual(['No object has a key, so there are no columns and no rows.']);
  }
  expect(await csv('[{},{"a":1}]')).toBe('a\n""\n1\n');
  expect((await convert('[{"a":null}]')).sentences[0]).toBe(
    '1 null written as an empty cell, like keys that are missing.',
  );
});

test('the only list of objects is named, wherever it is', async () => {
  const hint = (path: string) => `${path} holds a list of objects, which could be the rows.`;
  const told = async (json: string) => (await convert(json)).sentences;
  expect(await told('{"data":{"a/b":{"items":[{"id":1}]}}}')).toContain(hint('/data/a~1b/items'));
  expect(await told('{"rows":[{"id":1}],"meta":{"links":[{"x":1}]}}')).toContain(hint('/rows'));
  // Two of the same depth: neither is suggested.
  expect(await told('{"a":{"x":[{"id":1}]},"b":{"y":[{"id":1}]}}')).not.toContain(hint('/a/x'));
});
