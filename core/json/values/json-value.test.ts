import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalNumber, toPlainValue, writeJsonValue } from './json-value.ts';
import { readJsonText } from './read-values.ts';

const only = (json: string) => readJsonText(json).values[0] ?? null;

test('keeps the digits of numbers, the order of keys, and any key', () => {
  const json = '{"b":1.10,"2":17478252242305210114,"1":1e400,"__proto__":{"constructor":-0.0}}';
  expect(writeJsonValue(only(json))).toBe(json);
});

test('reads and writes what JSON.parse and JSON.stringify do', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value);
      expect(JSON.stringify(toPlainValue(only(json)))).toBe(JSON.stringify(JSON.parse(json)));
      for (const indent of [0, 2]) {
        expect(JSON.parse(writeJsonValue(only(json), indent))).toEqual(JSON.parse(json));
      }
      expect(writeJsonValue(only('{"b":[1,{}],"c":[]}'), 2)).toBe(
        JSON.stringify({ b: [1, {}], c: [] }, null, 2),
      );
    }),
  );
});

test('reads JSON with comments, JSON5 and JSON Lines, and says what is lost', () => {
  const { values, notes } = readJsonText("// why\n{a: 'x', n: NaN, a: 0x10,}");
  expect(writeJsonValue(values[0] ?? null)).toBe('{"a":16,"n":null}');
  // A comment is white space (JSON5, 7), with its line breaks.
  expect(readJsonText('1/*\n*/2').values.map((value) => writeJsonValue(value))).toEqual(['1', '2']);
  expect(notes.map(({ severity, place }) => [severity, place?.line])).toEqual([
    ['warning', undefined],
    ['warning', 2],
    ['info', undefined],
  ]);
  expect(readJsonText('1\n{"a": 2}\n').values).toHaveLength(2);
});

test('refuses what is no JSON or nested too deep', () => {
  expect(() => readJsonText('{"a" 1}')).toThrow('colon');
  expect(() => readJsonText('['.repeat(501) + ']'.repeat(501))).toThrow('501 levels');
});

test('numbers of one value have one canonical text', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.nat({ max: 20 }), (whole, zeros) => {
      const text = String(whole);
      expect(canonicalNumber(`${text}.${'0'.repeat(zeros + 1)}`)).toBe(canonicalNumber(text));
      expect(canonicalNumber(`${text}${'0'.repeat(zeros)}e-${zeros}`)).toBe(canonicalNumber(text));
    }),
  );
  expect(canonicalNumber('-0.0')).toBe('0e0');
  expect(canonicalNumber('0.10')).toBe('1e-1');
});
