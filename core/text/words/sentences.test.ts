import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

const read = (text: string) => [...sentencesOf(text)].map((sentence) => sentence.text);

test.each([
  ['See https://example.com/a?b=1&c=2! Then go.', ['See https://example.com/a?b=1&c=2!', 'Then go.']],
  ['It is www.example.com/x!y. Yes.', ['It is www.example.com/x!y.', 'Yes.']],
  ['Ask ftp://a.example/?q. Done', ['Ask ftp://a.example/?q.', 'Done']],
  ['https://example.com/?', ['https://example.com/?']],
  ['Dr. Who met J. K. Rowling. They left.', ['Dr. Who met J. K. Rowling.', 'They left.']],
])('%s', (text, sentences) => {
  expect(read(text)).toEqual(sentences);
});

test('nothing but white space and signs is lost, and every sentence is at its stated place', () => {
  const pieces = fc.array(
    fc.constantFrom('a', 'B', ' ', '. ', '?', '! ', 'https://x.y/?', '\n\n', 'é', '1'),
    { maxLength: 40 },
  );
  const property = fc.property(pieces, (parts) => {
    const text = parts.join('');
    const found = [...sentencesOf(text)];
    for (const { text: own, from } of found) expect(text.slice(from, from + own.length)).toBe(own);
    const letters = (each: string) => each.replaceAll(/[^\p{L}\p{N}]/gu, '');
    expect(letters(found.map((each) => each.text).join(''))).toBe(letters(text));
  });
  fc.assert(property);
});
