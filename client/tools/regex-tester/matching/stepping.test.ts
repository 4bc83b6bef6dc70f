import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callExec, explainCall } from './exec-calls.ts';
import { listCalls } from '../logic.ts';

const all = { lastIndex: 0, isMovingOn: true };
const steps = (regex: RegExp, text: string, from: Partial<typeof all> = {}) =>
  callExec(regex, text, { ...all, ...from }).calls.map(({ before, span, after, next }) => [
    before,
    span && [span.start, span.end],
    after,
    next,
  ]);

test('lastIndex before and after each call, by RegExpBuiltinExec', () => {
  expect(steps(/ab/g, 'ab-ab')).toEqual([
    [0, [0, 2], 2, 2],
    [2, [3, 5], 5, 5],
    [5, undefined, 0, 0],
  ]);
  expect(steps(/ab/y, 'ab-ab')).toEqual([
    [0, [0, 2], 2, 2],
    [2, undefined, 0, 0],
  ]);
  expect(steps(/ab/gy, 'ab-ab', { lastIndex: 3 })).toEqual([
    [3, [3, 5], 5, 5],
    [5, undefined, 0, 0],
  ]);
  expect(steps(/ab/g, 'ab', { lastIndex: 9 })).toEqual([[9, undefined, 0, 0]]);
});

test('without g and y lastIndex is neither read nor written', () => {
  const same = [7, [0, 2], 7, 7];
  expect(steps(/ab/, 'ab-ab', { lastIndex: 7 })).toEqual([same, same, same]);
  expect(steps(/x/, 'ab-ab', { lastIndex: 7 })).toEqual([[7, undefined, 7, 7]]);
});

test('an empty match is stepped over by a character, or repeats', () => {
  expect(steps(/x*/g, 'ax')).toEqual([
    [0, [0, 0], 0, 1],
    [1, [1, 2], 2, 2],
    [2, [2, 2], 2, 3],
    [3, undefined, 0, 0],
  ]);
  const stuck = [0, [0, 0], 0, 0];
  expect(steps(/x*/g, 'ax', { isMovingOn: false })).toEqual([stuck, stuck, stuck]);
  expect(steps(/(?:)/g, '😀').map(([before]) => before)).toEqual([0, 1, 2, 3]);
  expect(steps(/(?:)/gu, '😀').map(([before]) => before)).toEqual([0, 2, 3]);
  expect(steps(/./gu, '😀a', { lastIndex: 1 })[0]).toEqual([1, [0, 2], 2, 2]);
});

test('the matches are those of matchAll', () => {
  const pattern = fc.constantFrom('a', 'a*', '(?:)', '^', '$', '\\b', 'a|', '[^a]', '(?<=a)b?', '.');
  const flags = fc.constantFrom('g', 'gy', 'gu', 'gm', 'gv', 'gs');
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '😀'), maxLength: 30 });
  fc.assert(
    fc.property(pattern, flags, text, (source, flag, sample) => {
      const { calls, isCut } = callExec(new RegExp(source, flag), sample, all);
      const expected = [...sample.matchAll(new RegExp(source, flag))].map((match) => [
        match.index,
        match.index + match[0].length,
      ]);
      expect(calls.flatMap(({ span }) => (span ? [[span.start, span.end]] : []))).toEqual(expected);
      expect(isCut).toBe(false);
      expect(calls.at(-1)?.span).toBeUndefined();
    }),
  );
});

test('more than are shown are gone on with by lastIndex', async () => {
  const task = { pattern: 'a', flags: 'g', content: 'a'.repeat(250), ...all };
  const { calls, isCut, length } = await listCalls(task);
  expect([calls.length, isCut, length]).toEqual([200, true, 250]);
  const rest = await listCalls({ ...task, lastIndex: calls.at(-1)?.next ?? 0 });
  expect([rest.calls.length, rest.isCut]).toEqual([51, false]);
  await expect(listCalls({ ...task, pattern: 'a(' })).rejects.toThrow('Unterminated group');
});

test.each([
  ['', 'ab', 7, true, 'does not look at lastIndex: it searches from 0 every time'],
  ['', 'x', 0, true, 'leaves lastIndex as it is.'],
  ['g', 'ab', 0, true, 'A match begins right at lastIndex. lastIndex is now where the match ends.'],
  ['g', 'ab', 1, true, 'The search went on from 1 to 3.'],
  ['g', 'ab', 4, true, 'There is no match from 4 on: exec returns null and sets lastIndex back to 0'],
  ['g', 'ab', 9, true, 'lastIndex is beyond the end of the text (5)'],
  ['y', 'ab', 3, true, 'With y a match must begin exactly at lastIndex, and one does.'],
  ['y', 'ab', 1, true, 'With y a match must begin exactly at 1, and none does'],
  ['g', 'x*', 1, true, 'it was moved on to 2, as matchAll and replace do.'],
  ['g', 'x*', 1, false, 'a loop of such calls would never end.'],
])('with flags “%s” %s from %i is explained', (flags, pattern, lastIndex, isMovingOn, words) => {
  const { calls, length } = callExec(new RegExp(pattern, flags), 'ab-ab', { lastIndex, isMovingOn });
  const [call] = calls;
  expect(call && explainCall(call, flags, length)).toContain(words);
});
