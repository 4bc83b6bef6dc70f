import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readability } from './reading.ts';
import { sentencesOf } from './sentences.ts';
import { wordsOf } from './words.ts';

const words = (text: string) => Array.from(wordsOf(text, 'dictionary'), (word) => word.text);
const sentences = (text: string) => Array.from(sentencesOf(text), (sentence) => sentence.text);

function readCases(name: string): { text: string; pieces: string[] }[] {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('÷'))
    .map((line) => {
      const pieces = line
        .split('÷')
        .map((piece) =>
          Array.from(piece.matchAll(/[0-9A-F]+/g), ([hex]) => String.fromCodePoint(parseInt(hex, 16))).join(
            '',
          ),
        )
        .filter((piece) => piece !== '');
      return { text: pieces.join(''), pieces };
    });
}

// Segmentation relies on the platform's rules, which must be Unicode's.
test.each([
  // Since Unicode 16 the scissors of U+2701 are not emoji, and a joiner binds only emoji.
  ['WordBreakTest.txt', 'word', 1823, ['2701 200d 2701', '0061 200d 2701']],
  ['SentenceBreakTest.txt', 'sentence', 502, []],
] as const)('%s', (name, granularity, count, exceptions) => {
  const cases = readCases(name);
  expect(cases).toHaveLength(count);
  const segmenter = new Intl.Segmenter('en', { granularity });
  const failed = cases.filter(
    ({ text, pieces }) =>
      Array.from(segmenter.segment(text), ({ segment }) => segment).join('÷') !== pieces.join('÷'),
  );
  expect(failed.map(({ pieces }) => pieces.map((piece) => escape(piece)).join(' ÷ '))).toEqual(exceptions);
});

function escape(text: string): string {
  return Array.from(text, (each) => (each.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join(' ');
}

test('hyphens join, signs and spaces do not count, addresses are one', () => {
  expect(words(' a  b ')).toEqual(['a', 'b']);
  expect(words('')).toEqual([]);
  expect(words('— … !')).toEqual([]);
  expect(words('state-of-the-art e-mail, twenty‑one')).toEqual(['state-of-the-art', 'e-mail', 'twenty‑one']);
  expect(words("don't l’été rock'n'roll")).toEqual(["don't", 'l’été', "rock'n'roll"]);
  expect(words('at 3 p.m. in node.js')).toEqual(['at', '3', 'p.m', 'in', 'node.js']);
  expect(words('one—two and/or three')).toEqual(['one', 'two', 'and', 'or', 'three']);
  expect(words('$3.50 1,000 3-4 -5')).toEqual(['3.50', '1,000', '3-4', '5']);
  expect(words('see https://example.com/a-b?c=d or me@example.com')).toEqual([
    'see',
    'https://example.com/a-b?c=d',
    'or',
    'me@example.com',
  ]);
  expect(words('trailing- -leading --')).toEqual(['trailing', 'leading']);
});

test('scripts without spaces are cut by the dictionary', () => {
  expect(words('我喜欢学习')).toEqual(['我', '喜欢', '学习']);
  expect(words('今日は良い天気です').length).toBeGreaterThan(3);
  expect(words('สวัสดีครับ')).toEqual(['สวัสดี', 'ครับ']);
  expect(words('مرحبا بالعالم')).toEqual(['مرحبا', 'بالعالم']);
});

test('what looks like one word at first sight is one by the standard, too', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  const piece = fc.constantFrom(
    'a',
    'É',
    'ß',
    'ж',
    'ω',
    'ª',
    '7',
    "'",
    '’',
    '-',
    '‑',
    '.',
    ',',
    '(',
    '”',
    ':',
    '$',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      // A joint is between two parts; replace it with an underscore, which binds both.
      const joined = text.replaceAll(/(?<=[\p{L}\p{N}])[-‑.](?=[\p{L}\p{N}])/gu, '_');
      const expected = Array.from(segmenter.segment(joined))
        .filter(({ isWordLike }) => isWordLike)
        .map(({ segment, index }) => text.slice(index, index + segment.length));
      expect(words(text)).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
});

test('words stand where they are said to, and in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('dictionary', 'spaces'), (text, rule) => {
      let end = 0;
      for (const word of wordsOf(text, rule)) {
        expect(text.slice(word.from, word.from + word.text.length)).toBe(word.text);
        expect(word.from).toBeGreaterThanOrEqual(end);
        end = word.from + word.text.length;
      }
    }),
  );
});

test('abbreviations and initials end no sentence', () => {
  expect(sentences('Dr. Smith paid $3.50. J. K. Rowling did not, e.g. Because. Why?')).toEqual([
    'Dr. Smith paid $3.50.',
    'J. K. Rowling did not, e.g. Because.',
    'Why?',
  ]);
  expect(sentences('One\n\nTwo.  Three!')).toEqual(['One', 'Two.', 'Three!']);
  expect(sentences('これは本です。はい。')).toEqual(['これは本です。', 'はい。']);
  expect(sentences(' … \n\n ')).toEqual([]);
});

// The Gettysburg Address' first sentence: 30 words, 45 syllables counted by hand.
test('reading ease and grade are the published formulas', () => {
  const found = readability(30, 1, 45);
  expect(found?.ease).toBeCloseTo(206.835 - 30.45 - 126.9, 10);
  expect(found?.grade).toBeCloseTo(11.7 + 17.7 - 15.59, 10);
  expect(readability(0, 0, 0)).toBeUndefined();
});

test('a run beyond all words is one, unless its script writes no spaces', () => {
  const count = (text: string, rule: 'dictionary' | 'spaces') => [...wordsOf(text, rule)].length;
  const long = `${'x'.repeat(1_000_000)} and more`;
  expect([count(long, 'dictionary'), count(long, 'spaces')]).toEqual([3, 3]);
  expect(count('日本語の本'.repeat(10_000), 'dictionary')).toBeGreaterThan(20_000);
  expect(count('日本語の本'.repeat(10_000), 'spaces')).toBe(1);
});
