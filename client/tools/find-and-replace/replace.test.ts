import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { tellingCharacters } from '#scripts/testing/people-texts.ts';
import { replaceText } from './replace.ts';
import { type ReplaceOptions, schema } from './schema.ts';

async function run(text: string, options: Partial<ReplaceOptions>) {
  const { parts, notes = [], ...rest } = await replaceText(text, { ...initialState(schema), ...options });
  return { text: parts[0]?.content as string, notes: notes.map(({ sentence }) => sentence), ...rest };
}
const textOf = async (text: string, options: Partial<ReplaceOptions>) => (await run(text, options)).text;

const unit = fc.oneof(fc.constantFrom('a', 'b', 'A'), tellingCharacters);
// A line feed in a replacement becomes the text's own line end.
const texts = fc.string({ unit, maxLength: 30 }).map((text) => text.replaceAll('\r', ''));

test('plain text is replaced as split and join do', async () => {
  await fc.assert(
    fc.asyncProperty(
      texts,
      texts.filter((find) => find !== ''),
      texts,
      async (text, find, replacement) => {
        const { text: replaced, summary } = await run(text, { find, replacement });
        const pieces = text.split(find);
        expect(replaced).toBe(pieces.join(replacement));
        expect(summary).toBe(`${pieces.length - 1} ${pieces.length === 2 ? 'replacement' : 'replacements'}`);
      },
    ),
  );
});

test('patterns are replaced as String.replace does', async () => {
  const pattern = fc.constantFrom(
    'a',
    '(a)(b)?',
    '(?<x>[ab])|(1)',
    '',
    '\\b',
    '(.)',
    '(?<=a)b',
    '()()()()()()()()()()(a)',
  );
  const piece = fc.constantFrom(
    '$',
    '$$',
    '$&',
    '$`',
    "$'",
    '$1',
    '$2',
    '$11',
    '$01',
    '$00',
    '$3',
    '$<x>',
    '$<y>',
    '<x>',
    'z',
  );
  const template = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''));
  await fc.assert(
    fc.asyncProperty(texts, pattern, template, async (text, find, replacement) => {
      if (find === '') return;
      const expected = text.replaceAll(new RegExp(find, 'gmu'), replacement);
      expect(await textOf(text, { find, replacement, isRegex: true })).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});

test('pairs are replaced at once, so that words can be swapped', async () => {
  const pairs = 'left => right\nright\tleft\nup->\n\nmiddle → center';
  expect(await run('left, right, up, middle', { mode: 'pairs', pairs })).toMatchObject({
    text: 'right, left, , center',
    summary: '4 replacements',
    notes: [],
  });
  expect((await run('a', { mode: 'pairs', pairs: 'a => b\nx => y' })).notes).toEqual(['“x” was not found.']);
});

test('patterns in pairs run one after the other', async () => {
  const pairs = '^(a) => $1b\nb$ => c';
  expect(await textOf('a\na', { mode: 'pairs', pairs, isRegex: true })).toBe('ac\nac');
});

test('Windows line ends are one line break for patterns', async () => {
  const regex = (text: string, find: string, replacement: string) =>
    textOf(text, { find, replacement, isRegex: true });
  // As in Visual Studio Code.
  expect(await regex('a\r\nb\r\nc', '$', ';')).toBe('a;\r\nb;\r\nc;');
  expect(await regex('a\r\nb\r\nc', '^', '> ')).toBe('> a\r\n> b\r\n> c');
  expect(await regex('a\r\n\r\n\r\nb', String.raw`^$\n`, '')).toBe('a\r\nb');
  expect(await regex('a\r\nb', String.raw`(a)\n{1,2}`, '$1 ')).toBe('a b');
  expect(await regex('a \r\nb\t\r\n', '[ \\t]+$', '')).toBe('a\r\nb\r\n');
  // Mixed line ends stay, and CR can still be found.
  expect(await regex('a\r\nb\nc\rd', '$', ';')).toBe('a;\r\nb;\nc;\rd;');
  expect(await regex('a\r\nb', String.raw`\r\n`, '|')).toBe('a|b');
  expect(await regex('a\r\nb', String.raw`[\r]`, '')).toBe('a\nb');
});

test('Windows line ends are one line break for plain texts, and stay those of the text', async () => {
  const lines = { find: String.raw`\n`, isEscaped: true };
  // As in Visual Studio Code.
  expect(await textOf('a\r\nb\r\nc', { ...lines, replacement: ', ' })).toBe('a, b, c');
  expect(await textOf('a\r\nb;c', { find: ';', replacement: String.raw`\n`, isEscaped: true })).toBe(
    'a\r\nb\r\nc',
  );
  expect(await textOf('a\r\nb', { ...lines, find: String.raw`\r\n`, replacement: '|' })).toBe('a|b');
  expect(await textOf('a\r\nb;c\n', { find: ';', replacement: String.raw`\n`, isEscaped: true })).toBe(
    'a\r\nb\nc\n',
  );
});

test('says that another pair took the places of a text', async () => {
  const pairs = 'a => 1\nab => 2\nx => y';
  expect(await run('abc ab a', { mode: 'pairs', pairs })).toMatchObject({
    text: '1bc 1b 1',
    notes: ['“ab” is found only where another pair was replaced.', '“x” was not found.'],
  });
});

test('keeps case, and finds whole words in any script', async () => {
  const options = { find: 'cat', replacement: 'dog', ignoresCase: true, keepsCase: true };
  expect(await textOf('cat Cat CAT cAt', options)).toBe('dog Dog DOG dog');
  expect(await textOf('C c', { find: 'c', replacement: 'über', ignoresCase: true, keepsCase: true })).toBe(
    'Über über',
  );
  expect(await textOf('art, été, parté, art', { find: 'art', replacement: 'x', isWholeWord: true })).toBe(
    'x, été, parté, x',
  );
});

test('reads escapes where asked', async () => {
  expect(await textOf('a\tb', { find: String.raw`\t`, replacement: String.raw`\n`, isEscaped: true })).toBe(
    'a\nb',
  );
  expect(await textOf(String.raw`a\tb`, { find: String.raw`\t`, replacement: '-' })).toBe('a-b');
  expect(
    await textOf('a,b', { find: ',', replacement: String.raw`\n`, isRegex: true, isEscaped: true }),
  ).toBe('a\nb');
});

test('colors what is found', async () => {
  expect((await run('xax', { find: 'a', replacement: '' })).highlights).toEqual([
    { from: 1, to: 2, tone: 0 },
  ]);
});

test('nothing to find leaves the text, with a note', async () => {
  expect(await run('abc', {})).toMatchObject({ text: 'abc', notes: ['Enter a text to find.'] });
});

test('mistakes have their field and place', async () => {
  const details = (field: string, line: number, column: number) => ({ details: { field, line, column } });
  await expect(run('a', { find: 'a(', isRegex: true })).rejects.toMatchObject(details('find', 1, 3));
  await expect(run('a', { mode: 'pairs', pairs: 'a => b\nc' })).rejects.toMatchObject(details('pairs', 2, 1));
  await expect(run('a', { mode: 'pairs', pairs: ' => b' })).rejects.toMatchObject(details('pairs', 1, 1));
  await expect(run('a', { mode: 'pairs', pairs: 'a => b\n[ => c', isRegex: true })).rejects.toMatchObject(
    details('pairs', 2, 2),
  );
});
