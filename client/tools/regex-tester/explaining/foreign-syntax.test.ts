import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { compile } from '../matching/compiling.ts';
import { findForeignSyntax } from './foreign-syntax.ts';

test.each([
  ['(?P<n>x)', '(?<n>…)'],
  ['(?P<n>x)(?P=n)', String.raw`\k<n>`],
  ['(?i)x', 'switch flag i on'],
  ['(?im)x', 'the flags i and m on'],
  ['a++', 'write x+, or (?=(x+))\\1'],
  ['a{2,}+b', 'write x{2,}'],
  ['(?>a+)b', String.raw`(?=(…))\1`],
  ['[[:alpha:]]+', String.raw`write [\p{L}] with flag u`],
  ['[[:^digit:]_]', String.raw`write [^\d].`],
  ['/foo/gi', 'write foo, and switch on the flags g and i'],
  [String.raw`/\d+/`, String.raw`write \d+.`],
  [String.raw`\Afoo\z`, 'write ^ without flag m'],
  // pcre2pattern(3) has the syntax of these.
  [String.raw`a\R`, String.raw`write (?:\r\n|`],
  [String.raw`\X`, 'write . with flag u'],
  [String.raw`foo\Kbar`, 'into (?<=…)'],
  [String.raw`\x{41}`, String.raw`write \u{41} with flag u`],
  [String.raw`\p{L}+`, 'switch flag u on'],
  [String.raw`[\p{Lu}_]`, 'switch flag u on'],
  [String.raw`\u{1F600}`, 'switch flag u on'],
  ['(?x) a b', 'remove it and them'],
  ['(?#note)a', 'is a comment'],
  ['(?R)', 'repeats a group within itself'],
  [String.raw`\((?:[^()]|(?1))*\)`, '(?1) repeats'],
  ['(?|(a)|(b))', 'resets'],
  ['(a)?(?(1)b|c)', 'condition'],
])('%s is told with what to write instead', (pattern, words) => {
  expect(findForeignSyntax(pattern).join(' ')).toContain(words);
});

test.each([
  'a+b',
  String.raw`a\++`,
  '[a+]+',
  '[*+]',
  '/usr/',
  'a/b/g',
  '(?<n>x)',
  '(?i:x)',
  String.raw`\\Zeta`,
  '(?:a)',
  '(?=a)',
  '^+',
  String.raw`\\Rx`,
  String.raw`\w{2}`,
])('%s needs no word', (pattern) => {
  expect(findForeignSyntax(pattern)).toEqual([]);
});

test('properties need no word with flag u or v', () => {
  expect(findForeignSyntax(String.raw`[\p{L}]\u{41}\P{N}`, 'gu')).toEqual([]);
  expect(findForeignSyntax(String.raw`\p{L}`, 'v')).toEqual([]);
});

test('where the engine refuses, the hint says what to write', () => {
  const hintOf = (pattern: string) => {
    try {
      compile(pattern, 'g');
    } catch (error) {
      return error instanceof ToolInputError ? error.details.hint : undefined;
    }
    return undefined;
  };
  expect(hintOf('(?P<year>x)')).toContain('write (?<year>…)');
  expect(hintOf('(?i)x')).toContain('switch flag i on');
  expect(hintOf('a++')).toContain('possessive');
});
