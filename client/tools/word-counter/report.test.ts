import { expect, test } from 'vitest';
import { blankMarkup, reportWords, type WordOptions } from './report.ts';

const options: WordOptions = { rule: 'dictionary', phrase: 1, isCommonLeftOut: true, isMarkupLeftOut: false };

test('a word twice in a row is found with its place, also over a line end', () => {
  const { repeated } = reportWords('It is the\nthe end. Bye bye!\nNo. No.\n\nNo no', options);
  expect(repeated).toMatchObject([
    { text: 'the', place: { line: 2, column: 1, offset: 10, length: 3 } },
    { text: 'bye', place: { line: 2, column: 14 } },
    { text: 'no', place: { line: 5, column: 4 } },
  ]);
});

test('long sentences are reported', () => {
  const { long } = reportWords(`Short one. Word${' word'.repeat(40)} end.`, options);
  expect(long).toMatchObject([{ words: 42, place: { offset: 11, line: 1, column: 12 } }]);
});

test('phrases do not run over the end of a clause', () => {
  const { frequent } = reportWords('new york, new york. New York? york new', { ...options, phrase: 2 });
  expect(frequent.map(({ item, count }) => [item, count])).toEqual([
    ['new york', 3],
    ['york new', 1],
  ]);
});

test('common words are left out of the list, and count as words', () => {
  const report = reportWords('The cat and the dog and the bird', options);
  expect(report.words).toBe(8);
  expect(report.different).toBe(5);
  expect(report.frequent.map(({ item }) => item)).toEqual(['cat', 'dog', 'bird']);
  expect(reportWords('the the', { ...options, isCommonLeftOut: false }).frequent).toMatchObject([
    { item: 'the', count: 2, share: 1 },
  ]);
});

test('code, tags and addresses are left out, and lengths stay', () => {
  const text =
    'See [docs](https://a.example/b "t") and `x y`.\n```js\nlet a = 1;\n```\n<b title="c d">bold</b> www.example.com';
  const blank = blankMarkup(text);
  expect(blank).toHaveLength(text.length);
  expect(blank.split(/\s+/).join(' ')).toBe('See [docs and . bold ');
  expect(reportWords(text, { ...options, isMarkupLeftOut: true }).words).toBe(4);
});

// Counted by hand: 37 words in 3 sentences, 63 syllables. (GNU style 1.11 finds 59 and an ease of 59.4.)
test('readability of plain English, none of other languages', () => {
  const text =
    'The old lighthouse keeper climbed the narrow stairs every evening. He carried a lamp and a small radio. ' +
    'Visitors occasionally asked him whether the isolation was difficult, and he always answered that the sea was excellent company.';
  const report = reportWords(text, options);
  expect(report.words).toBe(37);
  expect(Math.abs((report.readability?.ease ?? 0) - 50.3)).toBeLessThan(5);
  expect(Math.abs((report.readability?.grade ?? 0) - 9.3)).toBeLessThan(1);
  expect(reportWords('Привет мир. Как дела?', options).readability).toBeUndefined();
  expect(reportWords('', options)).toMatchObject({
    words: 0,
    sentences: 0,
    paragraphs: 0,
    lines: 0,
    readingMinutes: 0,
  });
});

test('hostile texts end', () => {
  for (const unit of ['a', '-', 'a-', '\u0301', '漢', 'ก', '`', '<a ', '](', '```\n', ' .', '\n']) {
    const report = reportWords(unit.repeat(100_000), { ...options, isMarkupLeftOut: true });
    expect(report.lines).toBeGreaterThan(0);
  }
});
