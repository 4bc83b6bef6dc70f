import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBytes } from './find-bytes.ts';

test('finds what a search in the text finds', () => {
  const text = fc
    .array(fc.constantFrom('s', 't', 'r', 'stream', 'str', 'a', 'am', '\0', 'ÿ'))
    .map((list) => list.join(''));
  const property = fc.property(text, fc.constantFrom('stream', 'ss', 'a', 'tat'), (given, word) => {
    const expected = [...given.matchAll(new RegExp(`(?=${word})`, 'g'))].map(({ index }) => index);
    expect([...findBytes(Buffer.from(given, 'latin1'), word)]).toEqual(expected);
  });
  fc.assert(property);
});
