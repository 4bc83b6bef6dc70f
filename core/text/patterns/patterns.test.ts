import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEscapes } from './read-escapes.ts';
import { compileTerm, type SearchTerm } from './search-pattern.ts';

const compile = (text: string, term: Partial<SearchTerm> = {}) =>
  compileTerm({ text, isRegex: false, ignoresCase: false, ...term }, 'g', { field: 'term' });

test('finds plain text literally', async () => {
  const sign = fc.constantFrom(
    ...String.raw`a 1 . * + ? ^ $ ( ) { } [ ] | \ / - & " ' % é`.split(' '),
    '\n',
    '🙂',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: sign, minLength: 1 }),
      fc.string({ unit: sign }),
      async (text, around) => {
        const found = (around + text).match(await compile(text));
        expect(found?.[0]).toBe(text);
        expect(`x${around}y`.search(await compile(text))).toBe(`x${around}y`.indexOf(text));
      },
    ),
  );
});

test('whole words are bounded by letters of any script', async () => {
  const regex = await compile('é', { isWholeWord: true, ignoresCase: true });
  expect('É été né_ é, (É)'.replaceAll(regex, '#')).toBe('# été né_ #, (#)');
  expect('C++ C++x'.replaceAll(await compile('C++', { isWholeWord: true }), '#')).toBe('# C++x');
});

test('reads patterns that only the old syntax allows', async () => {
  expect('a-b'.replaceAll(await compile(String.raw`\-`, { isRegex: true }), '+')).toBe('a+b');
});

test('reports the place of a mistake in a pattern', async () => {
  await expect(compile('ab(c', { isRegex: true })).rejects.toMatchObject({
    name: 'ToolInputError',
    details: { field: 'term', line: 1, column: 5 },
  });
});

test('reads escapes and keeps other backslashes', () => {
  expect(readEscapes(String.raw`a\n\t\\n\x41\u00e9\u{1f642}\d\u{110000}`)).toBe(
    String.raw`a` + '\n\t' + String.raw`\nAé🙂\d\u{110000}`,
  );
});
