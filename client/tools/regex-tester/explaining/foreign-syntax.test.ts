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
])('%s needs no word', (pattern) => {
  expect(findForeignSyntax(pattern)).toEqual([]);
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
