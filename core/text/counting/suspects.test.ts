import { expect, test } from 'vitest';
import { findSuspects, removeSuspect } from './suspects.ts';

const names = (text: string) => findSuspects(text).map(({ name }) => name);

test('what is hidden is found with its place', () => {
  expect(findSuspects('a\u200bb\u200bc')).toMatchObject([
    { name: 'Zero-width space', count: 2, from: 1, to: 2, isRemovable: true },
  ]);
  expect(names('a\u00a0b')).toEqual(['No-break space']);
  expect(names('abc\u202etxt.exe')).toEqual(['Direction control']);
  expect(names('x\u0007')).toEqual(['Control character']);
  expect(names('soft\u00adhyphen\ufeff')).toEqual(['Word joiner or byte order mark', 'Soft hyphen']);
  expect(names(`hi${String.fromCodePoint(0xe0041)}`)).toEqual(['Tag character']);
  expect(names('a\ud800')).toEqual(['Half of a surrogate pair']);
});

test('letters of another alphabet among Latin ones are found, whole words of it are not', () => {
  // The second letter is Cyrillic.
  expect(findSuspects('my p\u0430ypal account')).toMatchObject([
    { name: 'Mixed alphabets in a word', from: 3, to: 9, isRemovable: false },
  ]);
  expect(names('Москва and Αθήνα and Paris')).toEqual([]);
});

test('what has a use is left alone', () => {
  // Emoji sequences, a flag of tags, Persian and Hindi with joiners, ordinary white space.
  for (const text of ['👨‍👩‍👧‍👦 ❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'क्‍ष', 'a\tb\r\nc', 'naïve café']) {
    expect(names(text)).toEqual([]);
  }
});

test('cleaning takes out one kind, or puts plain spaces', () => {
  expect(removeSuspect('a\u200bb\u00a0c', 'Zero-width space')).toBe('ab\u00a0c');
  expect(removeSuspect('a\u200bb\u00a0c', 'No-break space')).toBe('a\u200bb c');
  expect(removeSuspect('p\u0430y', 'Mixed alphabets in a word')).toBe('p\u0430y');
});

test('hostile texts take linear time', () => {
  for (const unit of ['\u0301', 'a', '\u{e0041}', '\u200d', '\u{1f468}\u200d', 'д', '\u0600']) {
    expect(findSuspects(unit.repeat(300_000)).length).toBeLessThan(3);
  }
});

test('a character deep in a long text has its place', () => {
  const text = `${'Plain “words” — 漢字 and kana.\n'.repeat(5000)}a\u200bb`;
  expect(findSuspects(text)).toMatchObject([{ count: 1, from: text.length - 2, to: text.length - 1 }]);
});
