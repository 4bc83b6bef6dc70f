import { expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { compile } from '../matching/compiling.ts';
import { findForeignReplacement, findForeignSyntax } from './foreign-syntax.ts';

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
  // RE2 and Perl write one letter without braces; grep(1) marks groups of basic regular expressions by backslashes.
  [String.raw`\pL+`, String.raw`write \p{L} with flag u`],
  [String.raw`[\PN_]`, String.raw`write \P{N} with flag u`],
  [String.raw`\(foo\|bar\)\+`, '(…|…)'],
  ['(?x) a b', 'remove it and them'],
  ['(?#note)a', 'is a comment'],
  ['(?R)', 'repeats a group within itself'],
  [String.raw`\((?:[^()]|(?1))*\)`, '(?1) repeats'],
  ['(?|(a)|(b))', 'resets'],
  ['(a)?(?(1)b|c)', 'condition'],
  ["(?'year'\\d{4})", 'write (?<year>…)'],
  ['(*SKIP)(*F)|a', '(*SKIP) is a verb'],
  [String.raw`(a)\g{1}`, String.raw`write \1.`],
  [String.raw`(?<n>a)\g{n}`, String.raw`write \k<n>.`],
  [String.raw`\e\[\d+m`, String.raw`write \x1b.`],
  // A bracket comes first in a class of POSIX (IEEE 1003.1, 9.3.5), and two mark the ends of words in grep(1).
  ['^[]cde]', String.raw`write [\] for a class`],
  ['a[^]b]c', String.raw`write [^\] for a class`],
  [String.raw`\<foo\>`, String.raw`write \b`],
  // Java’s Pattern and .NET’s “character class subtraction”.
  ['[a-z&&[^x]]', 'write [[a-z]&&[^x]]'],
  [String.raw`[\w-[\d]]`, String.raw`write [[\w]--[\d]]`],
  [String.raw`r"\d+"`, String.raw`write \d+.`],
  [String.raw`\\d+\\s`, 'a backslash and the letter d'],
])('%s is reported with what to write instead', (pattern, words) => {
  expect(findForeignSyntax(pattern).join(' ')).toContain(words);
});

test.each([
  'a+b',
  String.raw`\|\s*\(\d+\)`,
  String.raw`\((a\|b)\)`,
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
  '[]',
  '[^]*',
  String.raw`[a-z-\[]`,
  '[+-[a]',
  String.raw`C:\\data`,
  '"a"',
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

// The messages are those of ECMA-262's early errors; each fixed pattern is one that the engine takes.
test.each([
  ['(\\d+', '', '\\(', '\\(\\d+'],
  ['a)', '', '\\)', 'a\\)'],
  ['[a-z', '', '\\[', '\\[a-z'],
  ['*.txt', '', '\\ for the sign', '\\*.txt'],
  ['[z-a]', '', '[a-z]', '[a-z]'],
  ['a{5,2}', '', '{2,5}', 'a{2,5}'],
  ['{', 'u', '\\{', '\\{'],
  ['a\\', '', '\\\\', 'a\\\\'],
  ['\\-', 'u', 'Remove the \\', '-'],
  ['\\p{Foo}', 'u', '\\p{L}', '\\p{L}'],
  ['(?<a>x)\\k<b>', '', 'that the pattern has', '(?<a>x)\\k<a>'],
  ['(?<a>x)(?<a>y)', '', 'another name', '(?<a>x)(?<b>y)'],
  ['(?<1a>x)', '', 'no digit first', '(?<a1>x)'],
  ['(?+x)', '', '<name>', '(?:x)'],
  ['[\\w-z]', 'u', '\\-', '[\\w\\-z]'],
  ['[(]', 'v', '\\ before', '[\\(]'],
])('says how to fix %s with the flags "%s"', (pattern, flags, hint, fixed) => {
  const details = expect.objectContaining({ hint: expect.stringContaining(hint) as unknown }) as unknown;
  expect(() => compile(pattern, flags)).toThrow(expect.objectContaining({ details }));
  expect(compile(fixed, flags).source).toBe(fixed);
});

test('set operations need no word with flag v', () => {
  expect(findForeignSyntax('[[a-z]&&[^x]]', 'v')).toEqual([]);
  expect(findForeignSyntax('[a-z&&[^x]]', 'gv')).toEqual([]);
  expect('bxy'.replace(/[[a-z]--[xy]]/v, '')).toBe('xy');
  // An example of the proposal of flag v (tc39/proposal-regexp-v-flag).
  expect(findForeignSyntax(String.raw`[\p{Decimal_Number}--[0-9]]`, 'v')).toEqual([]);
});

// Each suggestion takes 9 from the digits in the engine.
test.each([
  ['[0-9--[9]]', '', '[0-9--[9]] needs flag v: switch it on, and write [[0-9]--[9]].'],
  ['[0-9-[9]]', 'v', '[0-9-[9]] needs two hyphens: write [[0-9]--[9]].'],
])('%s with the flags "%s"', (pattern, flags, sentence) => {
  expect(findForeignSyntax(pattern, flags)).toEqual([sentence]);
  expect('89'.match(/[[0-9]--[9]]/gv)).toEqual(['8']);
});

test('a repeat count begins with its least', () => {
  // Python’s re: {,n} is {0,n}. ECMA-262, B.1.2: a brace that begins no quantifier is a character.
  expect(findForeignSyntax('^a{,3}$')).toEqual(['{,3} is text here: write {0,3}.']);
  expect(['aaa', 'a{,3}'].map((text) => /^a{,3}$/.test(text))).toEqual([false, true]);
  expect(findForeignSyntax(String.raw`a\{,3}[{,3}]`)).toEqual([]);
});

test('a class of POSIX needs no flag u where flag v is on', () => {
  const sentence = String.raw`[:alpha:] is a class of POSIX: write [\p{L}].`;
  expect(findForeignSyntax('[[:alpha:]]', 'v')).toEqual([sentence]);
});

test.each(['[', '-[', '[a--[b', String.raw`\p{`])(
  'a pattern of 100,000 times %s takes no longer than its length',
  (part) => {
    expect(findForeignSyntax(part.repeat(100_000))).toEqual([]);
  },
);

// The replacements of Python’s re.sub, of PCRE2 and editors, and of Java’s and .NET’s.
test.each([
  [String.raw`\2 \1`, ['\\2 is text here: write $2.', '\\1 is text here: write $1.']],
  [String.raw`\g<name>\g<0>`, ['\\g<name> is text here: write $<name>.', '\\g<0> is text here: write $&.']],
  [String.raw`\U$1`, ['\\U is text here: JavaScript does not change the case of a replacement.']],
  [String.raw`\n$1 C:\Users`, []],
  [
    '$0${name}${1}',
    ['$0 is text here: write $&.', '${name} is text here: write $<name>.', '${1} is text here: write $1.'],
  ],
  ['$$0 $$${ $01', []],
])('%s in a replacement', (replacement, sentences) => {
  expect(findForeignReplacement(replacement)).toEqual(sentences);
});
