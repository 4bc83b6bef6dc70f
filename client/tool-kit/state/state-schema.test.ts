import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  acceptValues,
  asInput,
  asSecret,
  changedValues,
  choice,
  flag,
  initialState,
  number,
  optionalNumber,
  text,
} from './state-schema.ts';

const schema = {
  indent: choice([2, 4, 8], 2),
  isSorted: flag(false),
  quality: number(80, { min: 10, max: 100, isInteger: true }),
  width: optionalNumber({ min: 1, max: 20_000 }),
  input: asInput(text('', 10)),
  key: asSecret(text('')),
};

test('only what differs is kept, by role', () => {
  const state = { ...initialState(schema), indent: 4 as const, input: 'hello', key: 'hush' };
  expect(changedValues(schema, state, ['option'])).toEqual({ indent: 4 });
  expect(changedValues(schema, state, ['option', 'input'])).toEqual({ indent: 4, input: 'hello' });
});

test('a secret is never accepted from outside, nor a value out of its limits', () => {
  const raw = {
    indent: 3,
    isSorted: 'yes',
    quality: 55.5,
    width: 0,
    input: 'far too long',
    key: 'hush',
    other: 1,
  };
  expect(acceptValues(schema, raw, ['option', 'input'])).toEqual({});
  expect(acceptValues(schema, { quality: 55, width: 10, input: 'ok' }, ['option', 'input'])).toEqual({
    quality: 55,
    width: 10,
    input: 'ok',
  });
});

test('anything at all may stand in a link or in storage', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      const accepted = acceptValues(schema, raw, ['option', 'input']);
      expect(acceptValues(schema, accepted, ['option', 'input'])).toEqual(accepted);
    }),
  );
  expect(acceptValues(schema, JSON.parse('{"__proto__": {"indent": 4}}'), ['option'])).toEqual({});
});
