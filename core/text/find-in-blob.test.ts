import { expect, test } from 'vitest';
import { findInBlob, literalPattern } from './find-in-blob.ts';

const options = { limit: 10_000, longest: 10, signal: new AbortController().signal };

test('places in bytes, across the parts that are read, as Buffer finds them', async () => {
  const text = `${'é'.repeat(524_286)}Na😀el,${'nä,'.repeat(400_000)}na😀el`;
  const bytes = Buffer.from(text);
  const needle = 'na😀el';
  const { offsets, hasMore } = await findInBlob(new Blob([text]), literalPattern(needle, true), options);
  expect(offsets).toEqual([bytes.indexOf(needle)]);
  expect(hasMore).toBe(false);
  const either = await findInBlob(new Blob([text]), literalPattern(needle, false), options);
  expect(either.offsets).toEqual([bytes.indexOf('Na😀el'), bytes.indexOf(needle)]);
});

test('signs stand for themselves; places are counted up to the limit', async () => {
  const blob = new Blob(['a.c (x) abc [a.c] '.repeat(3)]);
  expect((await findInBlob(blob, literalPattern('a.c', true), options)).offsets).toEqual([
    0, 13, 18, 31, 36, 49,
  ]);
  const few = await findInBlob(blob, literalPattern('(x)', true), { ...options, limit: 2 });
  expect(few).toEqual({ offsets: [4, 22], hasMore: true });
  expect((await findInBlob(new Blob(['aaaa']), literalPattern('aa', true), options)).offsets).toEqual([0, 2]);
});
