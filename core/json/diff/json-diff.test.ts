import fc from 'fast-check';
import { JSONPatch, type JSONValue } from 'json-p3';
import { expect, test } from 'vitest';
import {
  canonicalNumber,
  type JsonValue,
  toPlainValue,
  writeJsonValue,
} from '#core/json/values/json-value.ts';
import { readJsonText } from '#core/json/values/read-values.ts';
import { diffJson } from './json-diff.ts';
import { toJsonPointer } from '#core/json/browsing/paths.ts';
import { alignLists } from './match-items.ts';
import { makeJsonPatch, makeMergePatch } from './json-patch.ts';

const exact = (json: string) => readJsonText(json).values[0] as JsonValue;
const plain = (value: JsonValue) => JSON.parse(writeJsonValue(value)) as JSONValue;

/** RFC 7396, section 2, word by word. */
function mergePatch(target: unknown, patch: unknown): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const isObject = typeof target === 'object' && target !== null && !Array.isArray(target);
  const result = new Map(isObject ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) result.delete(name);
    else result.set(name, mergePatch(result.get(name), value));
  }
  return Object.fromEntries(result);
}

const key = fc.constantFrom('a', 'b', 'id', '/', '~1', '', '0', 'é', '😀', '"', '%');
const { value: tree } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(0, 1, 'x', 'y', true, null, 1.5),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.array(fc.record({ id: fc.nat({ max: 6 }), v: tie('value') }), { maxLength: 4 }),
  ),
}));

test('the patch of two documents turns the first into the second', () => {
  fc.assert(
    fc.property(tree, tree, fc.boolean(), fc.boolean(), (old, now, hasKeys, hasTests) => {
      const [before, after] = [exact(JSON.stringify(old)), exact(JSON.stringify(now))];
      const changes = diffJson(before, after, hasKeys ? ['id'] : []);
      const patch = plain(makeJsonPatch(changes, hasTests)) as never;
      expect(new JSONPatch(patch).apply(plain(before))).toEqual(plain(after));
      expect(changes.length === 0).toBe(diffJson(after, before).length === 0);
    }),
    { numRuns: 1000 },
  );
});

test('the merge patch of two documents turns the first into the second, unless a null is lost', () => {
  fc.assert(
    fc.property(tree, tree, (old, now) => {
      const { patch, lostNull } = makeMergePatch(exact(JSON.stringify(old)), exact(JSON.stringify(now)));
      const merged = JSON.stringify(sorted(mergePatch(old, plain(patch))));
      expect(merged === JSON.stringify(sorted(now))).toBe(lostNull === undefined);
    }),
    { numRuns: 1000 },
  );
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => [name, sorted(member)]);
}

// RFC 7396, appendix A, where the patch can be derived from both documents.
test.each([
  ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"b"}', '{"a":"b","b":"c"}', '{"b":"c"}'],
  ['{"a":"b"}', '{}', '{"a":null}'],
  ['{"a":"b","b":"c"}', '{"b":"c"}', '{"a":null}'],
  ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
  ['{"a":{"b":"c"}}', '{"a":{"b":"d"}}', '{"a":{"b":"d"}}'],
  ['["a","b"]', '["c","d"]', '["c","d"]'],
  ['{"a":"foo"}', 'null', 'null'],
  ['{"e":null}', '{"e":null,"a":1}', '{"a":1}'],
])('RFC 7396: %s to %s is %s', (old, now, patch) => {
  expect(writeJsonValue(makeMergePatch(exact(old), exact(now)).patch)).toBe(patch);
});

// RFC 6902, appendix A.
test.each([
  ['{"foo":"bar"}', '{"baz":"qux","foo":"bar"}', '[{"op":"add","path":"/baz","value":"qux"}]'],
  ['{"foo":["bar","baz"]}', '{"foo":["bar","qux","baz"]}', '[{"op":"add","path":"/foo/1","value":"qux"}]'],
  ['{"baz":"qux","foo":"bar"}', '{"foo":"bar"}', '[{"op":"remove","path":"/baz"}]'],
  ['{"foo":["bar","qux","baz"]}', '{"foo":["bar","baz"]}', '[{"op":"remove","path":"/foo/1"}]'],
  [
    '{"baz":"qux","foo":"bar"}',
    '{"baz":"boo","foo":"bar"}',
    '[{"op":"replace","path":"/baz","value":"boo"}]',
  ],
  ['{"/":9,"~1":10}', '{"/":9,"~1":11}', '[{"op":"replace","path":"/~01","value":11}]'],
])('RFC 6902: %s to %s is %s', (old, now, patch) => {
  expect(writeJsonValue(makeJsonPatch(diffJson(exact(old), exact(now)), false))).toBe(patch);
});

test('numbers are compared by value, to the last digit', () => {
  expect(diffJson(exact('[1, 1.50, 100, -0]'), exact('[1.0, 15e-1, 1E2, 0]'))).toEqual([]);
  expect(diffJson(exact('17478252242305210114'), exact('17478252242305210115'))).toHaveLength(1);
  expect(canonicalNumber('-120.300e5')).toBe('-1203e4');
});

test('a moved object with the same id is compared with itself', () => {
  const old = exact('[{"id": 1, "a": 1}, {"id": 2, "a": 2}]');
  const now = exact('[{"id": 0, "a": 0}, {"id": 1, "a": 9}, {"id": 2, "a": 2}]');
  const changes = diffJson(old, now, ['id']);
  expect(changes.map(({ kind, path }) => [kind, toJsonPointer(path)])).toEqual([
    ['add', '/0'],
    ['replace', '/1/a'],
  ]);
  expect(toPlainValue(changes[1]?.kind === 'replace' ? changes[1].old : null)).toBe(1);
});

test('lists in another order are the same if the order does not matter', () => {
  const shuffledList = fc
    .array(tree, { maxLength: 6 })
    .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
  fc.assert(
    fc.property(shuffledList, ([list, shuffled]) => {
      const [old, now] = [exact(JSON.stringify({ a: list })), exact(JSON.stringify({ a: shuffled }))];
      expect(diffJson(old, alignLists(old, now, []))).toEqual([]);
    }),
  );
  const old = exact('{"a": [3, 1, 1, {"id": 1, "b": [1, 2]}]}');
  const now = exact('{"a": [{"b": [2, 1], "id": 1}, 1, 3, 1]}');
  // As DeepDiff(old, now, ignore_order=True, report_repetition=True) of Python’s deepdiff says.
  expect(diffJson(old, alignLists(old, now, []))).toEqual([]);
  const users = ['[{"id": 1, "b": [1, 2]}, {"id": 2}]', '[{"id": 2}, {"id": 1, "b": [2, 1, 3]}]'].map(exact);
  const changes = diffJson(users[0] ?? null, alignLists(users[0] ?? null, users[1] ?? null, ['id']), ['id']);
  expect(changes.map(({ kind, path }) => [kind, toJsonPointer(path)])).toEqual([['add', '/0/b/2']]);
});
