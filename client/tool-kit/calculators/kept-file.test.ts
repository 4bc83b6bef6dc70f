import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asInput, choice, flag, text } from '#client/tool-kit/state/state-schema.ts';
import { readKeptFile, writeKeptFile } from './kept-file.ts';

const schema = {
  entries: asInput(text('sample', 100)),
  sign: choice(['above', 'below'], 'above'),
  isOn: flag(false),
  reader: text('en'),
};
const read = (file: string) => readKeptFile(file, 'a.json', 'tool', schema);

test('what is saved gives the same boxes back', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 100, unit: 'grapheme' }).filter((each) => each.length <= 100),
      fc.constantFrom('above', 'below'),
      fc.boolean(),
      (entries, sign, isOn) => {
        const file = writeKeptFile('tool', schema, { entries, sign, isOn, reader: 'de' });
        expect(read(file)).toEqual({ entries, sign, isOn });
      },
    ),
  );
});

test('any other file is refused as a whole, with the reason', () => {
  const damaged = (values: unknown) => JSON.stringify({ sundryTool: 'tool', version: 1, values });
  expect(() => read('{"a":1}')).toThrow('not one that was saved here');
  expect(() => read('[1,2]')).toThrow('not one that was saved here');
  expect(() => read('{"a":')).toThrow('broken JSON');
  expect(() => read('{"sundryTool":"other","version":1}')).toThrow('of another tool, other');
  expect(() => read('{"sundryTool":"tool","version":9}')).toThrow('newer version');
  expect(() => read(damaged({ entries: 5, sign: 'above' }))).toThrow('1 value cannot be read (entries)');
  expect(() => read(damaged(undefined))).toThrow('no values');
});
