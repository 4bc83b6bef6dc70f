import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDraw } from '#core/random/seeded.ts';
import { generateFiller, type GenerateOptions } from './generate.ts';
import { type LanguageId, languages } from './languages.ts';

const plain: GenerateOptions = {
  count: 3,
  unit: 'paragraphs',
  language: 'latin',
  isClassic: true,
  format: 'text',
  isMixed: false,
  fewestWords: 5,
  mostWords: 14,
  fewestSentences: 3,
  mostSentences: 7,
  seed: '1',
};
const make = (options: Partial<GenerateOptions>) => generateFiller({ ...plain, ...options });
const ids = Object.keys(languages) as LanguageId[];
const graphemes = (text: string) => Array.from(new Intl.Segmenter('en').segment(text)).length;

test('begins as it always has, with as much as is asked for', () => {
  expect(make({}).trimEnd().split('\n\n')).toHaveLength(3);
  expect(make({ unit: 'sentences', count: 9 }).match(/\./g)).toHaveLength(9);
  for (let round = 0; round < 100; round += 1) {
    expect(make({ seed: String(round) })).toMatch(/^Lorem ipsum dolor sit amet\b/);
  }
  expect(make({ isClassic: false })).not.toContain('ipsum dolor');
});

test('exactly as many words, characters and bytes, in every language', () => {
  const count = fc.integer({ min: 1, max: 600 });
  fc.assert(
    fc.property(fc.constantFrom(...ids), count, fc.string(), (language, count, seed) => {
      expect(graphemes(make({ unit: 'characters', count, language, seed }))).toBe(count);
      expect(new TextEncoder().encode(make({ unit: 'bytes', count, language, seed }))).toHaveLength(count);
      const { space } = languages[language];
      if (space !== '')
        expect(make({ unit: 'words', count, language, seed }).trim().split(' ')).toHaveLength(count);
      expect(JSON.parse(make({ unit: 'words', count, language, seed, format: 'json' }))).toHaveLength(count);
    }),
    { numRuns: 150 },
  );
});

test('a range reaches both of its ends', () => {
  const sizes = new Set(
    (
      JSON.parse(
        make({ unit: 'sentences', count: 300, format: 'json', fewestWords: 2, mostWords: 4 }),
      ) as string[]
    ).map((sentence) => sentence.split(' ').length),
  );
  expect([...sizes].sort()).toEqual([2, 3, 4]);
  expect(() => make({ fewestWords: 9, mostWords: 3 })).toThrow('words per sentence');
  expect(() => make({ count: 20_001 })).toThrow('20,001 paragraphs');
});

test('the same seed gives the same text, none another', () => {
  expect(make({ seed: 'team' })).toBe(make({ seed: ' team ' }));
  expect(make({ seed: 'team' })).not.toBe(make({ seed: 'teams' }));
  expect(make({ seed: '' })).not.toBe(make({ seed: '' }));
});

test('no sentence begins like the one before it, and no word occurs twice in a row', () => {
  const sentences = JSON.parse(make({ unit: 'sentences', count: 2000, format: 'json' })) as string[];
  sentences.forEach((sentence, index) => {
    expect(sentence.split(' ')[0]).not.toBe(sentences[index - 1]?.split(' ')[0]);
    expect(sentence.toLowerCase()).not.toMatch(/\b(\w+) \1\b/);
  });
});

test('HTML, Markdown and JSON', () => {
  expect(make({ format: 'html', count: 1 })).toMatch(/^<p>Lorem[^<>]+<\/p>\n$/);
  expect(make({ format: 'html', language: 'arabic', count: 1 })).toMatch(/^<p dir="rtl">/);
  expect(make({ format: 'html', isMixed: true })).toMatch(/<h1>.*<ul>.*<a href="https:\/\/example.com\/">/s);
  expect(make({ format: 'markdown', isMixed: true })).toMatch(/^# .*\n\n- .*\n\n\[.*\]\(https:/s);
  expect(JSON.parse(make({ format: 'json' }))).toHaveLength(3);
});

test('the lists hold whole words that need no escape', () => {
  for (const id of ids) {
    const { words } = languages[id];
    expect(new Set(words).size, id).toBe(words.length);
    expect(words.length, id).toBeGreaterThan(30);
    for (const word of words) expect(word).toMatch(/^[^\s<>&"]+$/);
  }
});

test('draws are even, and differ from seed to seed', () => {
  const draw = seededDraw('even');
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (let index = 0; index < 70_000; index += 1) {
    const drawn = draw(7);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  const first = new Set(Array.from({ length: 1000 }, (_, index) => seededDraw(String(index))(2 ** 32)));
  expect(first.size).toBe(1000);
});
