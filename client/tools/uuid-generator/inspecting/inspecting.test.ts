import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { inspectIds } from './inspect.ts';
import { readId } from './read-id.ts';
import { writeReport, writeTable } from './report.ts';

const explain = (text: string) => inspectIds(text).ids[0]?.explanation;

test('the examples of RFC 9562, appendices A and B', () => {
  expect(explain('C232AB00-9414-11EC-B3C8-9F6BDECED846')).toMatchObject({
    version: '1',
    time: '2022-02-22T19:22:22.0000000Z',
    clockSequence: 0x33c8,
    node: '9f:6b:de:ce:d8:46',
  });
  expect(explain('5df41881-3aed-3515-88a7-2f4a814cf09e')?.version).toBe('3');
  expect(explain('919108f7-52d1-4320-9bac-f847db4148a8')?.version).toBe('4');
  expect(explain('2ed6657d-e927-568b-95e1-2665a8aea6a2')?.version).toBe('5');
  expect(explain('1EC9414C-232A-6B00-B3C8-9F6BDECED846')).toMatchObject({
    version: '6',
    time: '2022-02-22T19:22:22.0000000Z',
    clockSequence: 0x33c8,
  });
  expect(explain('017F22E2-79B0-7CC3-98C4-DC0C0C07398F')).toMatchObject({
    version: '7',
    time: '2022-02-22T19:22:22.000Z',
  });
  expect(explain('2489E9AD-2EE2-8E00-8EC9-32D5F69181C0')).toMatchObject({
    version: '8',
    variant: 'RFC 9562',
  });
  expect(explain('5c146b14-3c52-8afd-938a-375d0df1fbf6')?.version).toBe('8');
});

test('nil, max, other variants, undefined versions and ULIDs', () => {
  expect(explain('00000000-0000-0000-0000-000000000000')?.version).toBe('nil');
  expect(explain('ffffffff-ffff-ffff-ffff-ffffffffffff')?.version).toBe('max');
  expect(explain('017f22e2-79b0-7cc3-18c4-dc0c0c07398f')).toMatchObject({
    version: '',
    variant: 'NCS (reserved)',
  });
  expect(explain('017f22e2-79b0-7cc3-d8c4-dc0c0c07398f')?.variant).toBe('Microsoft (reserved)');
  expect(explain('017f22e2-79b0-7cc3-e8c4-dc0c0c07398f')?.variant).toBe('Future (reserved)');
  expect(explain('017f22e2-79b0-9cc3-98c4-dc0c0c07398f')?.remark).toContain('defines no such version');
  expect(explain('01ARYZ6S41TSV4RRFFQ69G5FAV')).toMatchObject({
    version: 'ULID',
    time: '2016-07-30T22:36:16.385Z',
  });
});

test('ids in lists, JSON and SQL; what is none has its place and its reason', () => {
  const text = `["919108f7-52d1-4320-9bac-f847db4148a8",\n '{919108F7-52D1-4320-9BAC-F847DB4148A8}',\n919108f7-52d1-4320-9bac-f847db4148ag, 919108f7]`;
  const { ids, wrong, repeated } = inspectIds(text);
  expect(ids.map(({ line }) => line)).toEqual([1, 2]);
  expect(repeated).toBe(1);
  expect(wrong).toMatchObject([
    { place: { line: 3, column: 1 }, problem: '“g” is not a hexadecimal digit.' },
    { place: { line: 3, column: 39 }, problem: 'It has 8 hexadecimal digits instead of 32.' },
  ]);
});

test('forms that only look like an id', () => {
  const problems = [
    ['919108f752d1-4320-9bac-f847db4148a8-', 'wrong places'],
    ['{919108f7-52d1-4320-9bac-f847db4148a8', 'brace } at its end'],
    // A ULID of more than 128 bits, and Base64 whose spare bits are set.
    ['8ZZZZZZZZZZZZZZZZZZZZZZZZZ', 'As a ULID it is too large'],
    ['AAAAAAAAAAAAAAAAAAAAAB', 'more bits'],
  ] as const;
  for (const [text, problem] of problems) expect(readId(text).problem, text).toContain(problem);
});

test('order is reported', () => {
  const [a, b] = ['017f22e2-79b0-7cc3-98c4-dc0c0c07398f', '017f22e2-79b0-7cc3-98c4-dc0c0c073990'];
  expect(inspectIds(`${a}\n${b}`).backwards).toBe(0);
  expect(inspectIds(`${b}\n${a}`).backwards).toBe(1);
});

test('reports name every id, and a table has a row for each', () => {
  const inspection = inspectIds('919108f7-52d1-4320-9bac-f847db4148a8 x\n,"y"');
  expect(writeReport(inspection)).toContain('Not valid: “x” is not a hexadecimal digit.');
  const rows = (writeTable(inspection) as string).trimEnd().split('\n');
  expect(rows).toHaveLength(4);
  // 0x919108f752d143209bacf847db4148a8, by Python.
  expect(rows[1]).toContain('193491124287564075115561252409011423400');
});

test('nothing but a ToolInputError comes of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      try {
        inspectIds(text);
      } catch (error) {
        expect(error).toBeInstanceOf(ToolInputError);
      }
    }),
  );
});

// The ULID specification: 7ZZZZZZZZZZZZZZZZZZZZZZZZZ is the largest.
test('a ULID beyond the largest is reported as such', () => {
  expect(readId('8ZZZZZZZZZZZZZZZZZZZZZZZZZ').problem).toBe(
    'As a ULID it is too large: the first letter is at most 7.',
  );
});

test('an id at the end of a sentence is read', () => {
  const { ids, wrong } = inspectIds(
    'It is 017f22e2-79b0-7cc3-98c4-dc0c0c07398f. Or 01ARZ3NDEKTSV4RRFFQ69G5FAV!',
  );
  expect(ids.map(({ plain }) => plain)).toEqual([
    '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    '01563e3a-b5d3-d676-4c61-efb99302bd5b',
  ]);
  expect(wrong.map(({ written }) => written)).toEqual(['It', 'is', 'Or']);
});

// github.com/ulid/spec: 26 letters of Crockford’s Base32, which leaves out I, L, O and U.
test.each([
  ['01ARZ3NDEKTSV4RRFFQ69G5FA', 'As a ULID it has 25 letters instead of 26.'],
  ['01ARZ3NDEKTSV4RRFFQ69G5FAU', 'As a ULID it has the letter “U”: ULIDs use no I, L, O and U.'],
])('%s: %s', (text, problem) => {
  expect(readId(text)).toEqual({ problem });
});
