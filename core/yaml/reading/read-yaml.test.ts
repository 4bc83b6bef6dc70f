import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { readYaml } from './read-yaml.ts';

const read = (text: string, version: '1.2' | '1.1' = '1.2') => readYaml(text, { version, mergesKeys: true });
const json = (text: string, version?: '1.2' | '1.1') => read(text, version).documents.join('\n');
const sentences = (text: string, version?: '1.2' | '1.1') =>
  read(text, version).findings.map(({ sentence, place }) => `${place?.line}:${place?.column} ${sentence}`);

test('numbers keep every digit', () => {
  expect(json('[17478252242305210114, 1.0, 0.10000000000000000000001, -0, 1e400, 1.50E+2]')).toBe(
    '[17478252242305210114,1.0,0.10000000000000000000001,-0,1e400,1.50E+2]',
  );
  expect(json('[0x1F, 0o17, +1, .5, 1., 007, 0xFFFFFFFFFFFFFFFFFF]')).toBe(
    '[31,15,1,0.5,1.0,7,4722366482869645213695]',
  );
  expect(sentences('a: 17478252242305210114')).toEqual([
    '1:4 “17478252242305210114” keeps every digit, but many programs read 17478252242305210000.',
  ]);
});

test('what the editions read differently is reported with its place', () => {
  const text = 'a: no\nb: 010\nc: 12:30:45\nd: 2026-01-01\ne: 0o17';
  expect(json(text)).toBe('{"a":"no","b":10,"c":"12:30:45","d":"2026-01-01","e":15}');
  expect(sentences(text)).toEqual([
    '1:4 “no” is read as text; programs of YAML 1.1 read false.',
    '2:4 “010” is read as the number 10; programs of YAML 1.1 read the number 8.',
    '3:4 “12:30:45” is read as text; programs of YAML 1.1 read the number 45045.',
    '5:4 “0o17” is read as the number 15; programs of YAML 1.1 read text.',
    '4:4 “2026-01-01” is read as text; programs of YAML 1.1 read a date.',
  ]);
  expect(json(text, '1.1')).toBe('{"a":false,"b":8,"c":45045,"d":"2026-01-01","e":"0o17"}');
  expect(sentences('a: no', '1.1')).toEqual(['1:4 “no” is read as false; programs of YAML 1.2 read text.']);
  expect(sentences('a: 007')).toEqual(['1:4 “007” is a number and becomes 7.']);
  expect(sentences('a: yes please\nb: "no"\nc: 1\nd: true\ne: ~')).toEqual([]);
  expect(json('%YAML 1.1\n---\nno\n')).toBe('false');
});

test('anchors, aliases and merge keys', () => {
  expect(json('a: &x {b: 1, c: 2}\nd:\n  <<: *x\n  c: 3\n  e: 4')).toBe(
    '{"a":{"b":1,"c":2},"d":{"b":1,"c":3,"e":4}}',
  );
  expect(json('- &x {b: 1}\n- &y {b: 2, c: 2}\n- b: 0\n- <<: [*x, *y]')).toBe(
    '[{"b":1},{"b":2,"c":2},{"b":0},{"b":1,"c":2}]',
  );
  expect(json('- &x 1\n- *x\n- &x 2\n- *x')).toBe('[1,1,2,2]');
  expect(json('"<<": 1\n')).toBe('{"<<":1}');
  expect(sentences('<<: 1\n')).toEqual([
    '1:1 This << is not a merge: its value is not a mapping. It is written as a key.',
  ]);
  expect(() => json('a: *x')).toThrow(/no anchor &x/);
  expect(() => json('a: &x [*x]')).toThrow(/holds itself/);
  expect(() => json('a: &x {<<: *x}')).toThrow(/merges itself/);
});

test('what is written again is reported once', () => {
  expect(
    sentences('a: &x [no]\nb: *x\nc: &y {d: no}\ne: {<<: *y}').filter((each) => each.includes('no')),
  ).toHaveLength(3);
});

test('a few aliases cannot fill the memory', () => {
  const laughs = [
    'a0: &a0 [x]',
    ...Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}]`),
  ];
  expect(() => json(laughs.join('\n'))).toThrow(/quarter of a million/);
  const long = `a: &a ${'x'.repeat(1_000_000)}\nb: [${'*a,'.repeat(200)}]`;
  expect(() => json(long)).toThrow(ToolInputError);
  const deep = ['- &a0 []', ...Array.from({ length: 2000 }, (_, i) => `- &a${i + 1} [*a${i}]`)];
  expect(() => json(deep.join('\n'))).toThrow(/deep/);
  expect(() => json('['.repeat(100_000))).toThrow(/deep/);
  expect(() => json('- '.repeat(30_000))).toThrow(/deep/);
  const merges = [
    '- &a0 {x: 1}',
    ...Array.from({ length: 3000 }, (_, i) => `- &a${i + 1} {<<: *a${i}, k${i}: 1}`),
  ];
  expect(() => json(merges.join('\n'))).toThrow(/merge|Merge/i);
});

test('duplicate keys, keys that are no text, tags, infinity, comments', () => {
  expect(json('a: 1\nb: 2\na: 3')).toBe('{"a":3,"b":2}');
  expect(sentences('a: 1\nb: 2\na: 3')).toEqual([
    '3:1 The key “a” repeats a key of line 1: this value is kept, the earlier one is lost.',
  ]);
  expect(json('1: a\n"1": b\ntrue: c\n1.0: d\n? [x, y]\n: e\n: f')).toBe(
    '{"1":"b","true":"c","1.0":"d","[\\"x\\",\\"y\\"]":"e","":"f"}',
  );
  expect(json('a: !Ref b\nc: !!str 12\nd: ! 12\ne: !!float 3')).toBe('{"a":"b","c":"12","d":"12","e":3}');
  expect(sentences('a: !Ref b\n')).toEqual([
    '1:4 The tag !Ref is lost: JSON has no tags.'.replace('1:4', '1:9'),
  ]);
  expect(() => json('a: !!int b')).toThrow(/tagged !!int/);
  expect(json('[.inf, -.INF, .nan]')).toBe('[".inf","-.INF",".nan"]');
  expect(sentences('# one\na: 1 # two\n')).toEqual(['1:1 2 comments lost: JSON has none.']);
  expect(json('__proto__: 1\nconstructor: 2')).toBe('{"__proto__":1,"constructor":2}');
});

test('mistakes have a place, and the others are named', () => {
  try {
    json('a: [1, 2\nb: "x\n');
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ToolInputError);
    expect((error as ToolInputError).details.line).toBe(2);
    expect((error as ToolInputError).details.hint).toMatch(/more mistake/);
  }
  expect(() => json('a:\n\t- b')).toThrow(/[Tt]ab/);
  expect(() => json('')).toThrow(/no document/);
});

// PyYAML: “mapping values are not allowed here”, “expected ',' or ']'”, “expected <block end>, but found '-'”.
test.each([
  ['a: 1\n b: 2\n', 'line below is indented further'],
  ['a: 1\n  b: 2\nc: 3\n', 'line below is indented further'],
  ['title: Foo: bar\n', 'colon and a space in quotes'],
  ['x: [a, b\ny: 1\n', 'Write ]'],
  ['a: {b: 1\n', 'Write }'],
  ['k: v\n- x\n', 'a key of its own'],
  ['a:\n  - x: 1\n    y: 2\n   z: 3\n', 'as far as the other keys'],
])('one hint that fixes the mistake: %s', (text, words) => {
  try {
    json(text);
    expect.unreachable();
  } catch (error) {
    const { hint } = (error as ToolInputError).details;
    expect(hint).toContain(words);
    expect(hint).not.toContain('more mistake');
  }
});

test('several documents, and line ends of every kind', () => {
  expect(json('a\n---\nb\n...\n---\nc')).toBe('"a"\n"b"\n"c"');
  expect(json('a: 1\r\nb: 2\rc: 3\nd: |\r\n  x\r\n  y\r\n')).toBe('{"a":1,"b":2,"c":3,"d":"x\\ny\\n"}');
  expect(json('\ufeffa: 1')).toBe('{"a":1}');
});
