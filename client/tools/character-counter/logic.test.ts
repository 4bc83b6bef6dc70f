import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { peopleTexts } from '#scripts/testing/people-texts.ts';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { countGraphemes, countText, measure } from '#core/text/counting/counts.ts';
import { characterFrequency, wordDensity } from '#core/text/counting/frequency.ts';
import { limitsFor } from './limits.ts';
import { reportText } from './logic.ts';
import operation from './operation.ts';
import { readingMinutes } from '#core/text/words/reading.ts';
import { countSms } from '#core/text/counting/sms.ts';
import { weightedLength } from '#core/text/counting/weighted-length.ts';

test('every case of the Unicode GraphemeBreakTest', () => {
  const cases = readFileSync(new URL('fixtures/GraphemeBreakTest.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('÷'));
  expect(cases).toHaveLength(766);
  for (const line of cases) {
    const clusters = line.split('÷').filter((cluster) => cluster.trim() !== '');
    const text = String.fromCodePoint(...[...line.matchAll(/[0-9A-F]+/g)].map(([hex]) => parseInt(hex, 16)));
    expect(countGraphemes(text), line).toBe(clusters.length);
  }
});

test('graphemes of any text are those of the platform, however long its lines are', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const expected = (text: string) => [...segmenter.segment(text)].length;
  const piece = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '\r',
    '\r\n',
    '\u0301',
    '👨‍👩‍👧',
    '🇩🇪',
    '🇫',
    'é',
    '\u200d',
    '각',
    'ß',
    '\ud800',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      expect(countGraphemes(text)).toBe(expected(text));
    }),
  );
  const long = 'word e\u0301 👨‍👩‍👧 '.repeat(5000);
  expect(countGraphemes(long)).toBe(expected(long));
});

test('four ways to count: one family emoji', () => {
  expect(measure('👨‍👩‍👧‍👦')).toEqual({ graphemes: 1, codePoints: 7, utf16Units: 11, utf8Bytes: 25 });
  expect(measure('')).toEqual({ graphemes: 0, codePoints: 0, utf16Units: 0, utf8Bytes: 0 });
});

test('sizes agree with the platform', () => {
  fc.assert(
    fc.property(peopleTexts, (text) => {
      const sizes = measure(text);
      expect(sizes.codePoints).toBe(Array.from(text).length);
      expect(sizes.utf8Bytes).toBe(Buffer.byteLength(text, 'utf8'));
    }),
  );
  expect(measure('a\ud800').utf8Bytes).toBe(Buffer.byteLength('a\ufffd', 'utf8'));
});

describe('the specified counts', () => {
  test('words are split on white space', () => {
    expect(countText(' a  b\n\tc ').words).toBe(3);
    expect(countText('').words).toBe(0);
    expect(countText('   ').words).toBe(0);
    expect(countText("state-of-the-art don't").words).toBe(2);
  });

  test('sentences on . ! ?', () => {
    expect(countText('One. Two! Three?').sentences).toBe(3);
    expect(countText('What?! No...').sentences).toBe(2);
    expect(countText('no end').sentences).toBe(1);
    expect(countText('...').sentences).toBe(0);
  });

  test('paragraphs on blank lines, at least one where there is text', () => {
    expect(countText('').paragraphs).toBe(0);
    expect(countText(' ').paragraphs).toBe(1);
    expect(countText('a\nb').paragraphs).toBe(1);
    expect(countText('a\n\nb\n \n\r\nc\r\n\r\nd').paragraphs).toBe(4);
  });

  test('lines on newlines', () => {
    expect(countText('').lines).toBe(0);
    expect(countText('a').lines).toBe(1);
    expect(countText('a\nb\r\nc\n').lines).toBe(4);
  });

  test('reading time: 225 words per minute, rounded up', () => {
    expect([0, 1, 225, 226, 450, 451].map(readingMinutes)).toEqual([0, 1, 1, 2, 2, 3]);
  });

  test('density: five words, none under three characters and no stop word', () => {
    const text = 'The cat and the dog. The cat, on a mat; is it THE cat? We go to Rome, Rome.';
    expect(wordDensity(text, 5)).toEqual([
      { item: 'cat', count: 3, share: 3 / 19 },
      { item: 'rome', count: 2, share: 2 / 19 },
      { item: 'dog', count: 1, share: 1 / 19 },
      { item: 'mat', count: 1, share: 1 / 19 },
    ]);
    expect(wordDensity('one two six ten red blue', 5)).toHaveLength(5);
    expect(wordDensity('(“café!” cafe\u0301, हिन्दी', 5).map(({ item }) => item)).toEqual([
      'café',
      'cafe\u0301',
      'हिन्दी',
    ]);
    expect(wordDensity('... — !!!', 5)).toEqual([]);
    expect(wordDensity('constructor __proto__ constructor', 5)[0]).toMatchObject({
      item: 'constructor',
      count: 2,
    });
  });
});

test('kinds of characters', () => {
  expect(countText('Aé1٣ß, „Ω“ 𝐀!')).toMatchObject({
    letters: 5,
    upperCase: 3,
    lowerCase: 2,
    digits: 2,
    punctuation: 4,
    withoutSpaces: 11,
  });
  expect(countText('a\r\nb c').withoutSpaces).toBe(3);
  expect(characterFrequency('a b a 👍', 2)).toEqual([
    { item: 'a', count: 2, share: 0.5 },
    { item: 'b', count: 1, share: 0.25 },
  ]);
});

describe('SMS (3GPP TS 23.038)', () => {
  test.each([
    ['', 'GSM-7', 0, 160],
    ['a'.repeat(160), 'GSM-7', 1, 0],
    ['a'.repeat(161), 'GSM-7', 2, 145],
    ['a'.repeat(306), 'GSM-7', 2, 0],
    ['a'.repeat(307), 'GSM-7', 3, 152],
    ['€'.repeat(80), 'GSM-7', 1, 0],
    // The escape and its character stay together: 76 euros and a septet to spare in each part.
    ['€'.repeat(81), 'GSM-7', 2, 143],
    ['é'.repeat(70), 'GSM-7', 1, 90],
    ['ё'.repeat(70), 'UCS-2', 1, 0],
    ['ё'.repeat(71), 'UCS-2', 2, 63],
    ['👍'.repeat(35), 'UCS-2', 1, 0],
    // 33 pairs in the first part: half a pair would not be a character.
    ['👍'.repeat(36), 'UCS-2', 2, 61],
  ])('%#: %s', (text, alphabet, messages, left) => {
    expect(countSms(text)).toMatchObject({ alphabet, messages, left });
  });

  test('the first character that forces UCS-2 is named', () => {
    expect(countSms('naïve ` text').culprit).toBe('ï');
  });
});

/** From the conformance suite of twitter-text, configuration 3 (Apache-2.0). */
test.each([
  ['Hi http://test.co', 26],
  ['http://test.co', 23],
  ['https://www.twitter.com/aloha '.repeat(10), 240],
  [`xxxxxxxxxx-`.repeat(24) + ' http://www.twitter.com/jack ', 289],
  ['😷'.repeat(160), 320],
  ['朝辞白帝', 8],
  ['A\u0301B', 2],
  ['A\ufb2c', 4],
  ['H🐱☺👨‍👩‍👧‍👦', 7],
  ['😷👾😡🔥💩', 10],
  ['🙋🏽👨‍🎤', 4],
  [`\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u200B ‐ ‑ ‒ – — ―`, 24],
])('weighted length of %j', (text, expected) => {
  expect(weightedLength(text)).toBe(expected);
});

test('limits show what is used of them', () => {
  const limits = limitsFor(reportText('👨‍👩‍👧‍👦!'), 1);
  expect(limits[0]).toEqual({ name: 'Custom limit', used: 2, max: 1 });
  expect(limits.find(({ name }) => name === 'X (Twitter)')).toMatchObject({ used: 3, max: 280 });
  const linked = limitsFor(reportText('See https://example.com/a/very/long/path?with=query.'), undefined);
  expect(linked.find(({ name }) => name === 'Mastodon')).toMatchObject({ used: 28, max: 500 });
  expect(limits.find(({ name }) => name === 'LinkedIn post')).toMatchObject({ used: 12 });
});

test('files in any encoding', async () => {
  const utf16 = new Blob([Buffer.from('\ufeffé é', 'utf16le')]);
  const { detail } = await executeOperation(operation, utf16, {});
  expect(detail).toMatchObject({ graphemes: 3, words: 2, utf8Bytes: 5 });
});

test('millions of equal characters are counted, and take linear time', () => {
  const report = (text: string) => reportText(text);
  expect(report('\n'.repeat(3_000_000))).toMatchObject({
    lines: 3_000_001,
    paragraphs: 1,
    graphemes: 3_000_000,
  });
  expect(report('a\u0430'.repeat(2_000_000))).toMatchObject({ letters: 4_000_000, words: 1 });
  expect(report('\u0301'.repeat(4_000_000)).graphemes).toBe(1);
  expect(report(`x${'.'.repeat(300_000)}x`).density).toEqual([
    { item: `x${'.'.repeat(300_000)}x`, count: 1, share: 1 },
  ]);
});

test('any text is reported on', () => {
  fc.assert(
    fc.property(peopleTexts, (text) => {
      const { graphemes, codePoints, utf16Units, withoutSpaces } = reportText(text);
      expect(graphemes).toBeLessThanOrEqual(codePoints);
      expect(codePoints).toBeLessThanOrEqual(utf16Units);
      expect(withoutSpaces).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a long text tells how far it is; a short one does not', () => {
  const told = (text: string) => {
    const fractions: (number | undefined)[] = [];
    reportText(text, { reportProgress: ({ fraction }) => fractions.push(fraction) });
    return fractions;
  };
  expect(told('a\n'.repeat(600_000))).toEqual([0, 0.25, 0.5, 0.75]);
  expect(told('a')).toEqual([]);
});
