import { expect, test } from 'vitest';
import { exportCode } from './code-export.ts';

// Each of these patterns finds something else in Python 3.11, Java 17 or Go 1.19, or does not compile there.
test.each([
  ['^\\d+$', 'g', { Python: ['\\Z', 're.ASCII'], Java: ['\\z'], Go: [] }],
  ['^a+$', 'gm', { Python: ['\\r?$'], Java: [], Go: ['\\r?$'] }],
  ['a.b', 'g', { Python: ['[^\\r\\n]'], Java: [], Go: ['[^\\r\\n]'] }],
  ['a.b', 'gs', { Python: [], Java: [], Go: [] }],
  ['\\bx', 'g', { Python: ['re.ASCII'], Java: ['Before Java 19'], Go: [] }],
  // U+FEFF is white space in ECMA-262 only.
  ['a\\s', 'g', { Python: ['\\ufeff]'], Java: ['\\p{Z}\\x{FEFF}]'], Go: ['\\v\\p{Z}\\x{FEFF}]'] }],
  ['[\\s\\S][\\w\\W]', 'g', { Python: [], Java: [], Go: [] }],
  ['\\[([^\\]]+)\\] [^ "]', 'g', { Python: [], Java: [], Go: [] }],
  ['[([]', 'g', { Python: [], Java: ['\\['], Go: [] }],
  ['[&&a]', 'g', { Python: [], Java: ['\\&'], Go: [] }],
  ['(?<!ab|cd)(?<=a{2}.)x', 'g', { Python: ['[^\\r\\n]'], Java: [], Go: ['[^\\r\\n]', 'lookbehind'] }],
  ['(?<=ab|c)x', 'g', { Python: ['fixed length'], Java: [], Go: ['lookbehind'] }],
  ['(?<=a*)x', 'g', { Python: ['fixed length'], Java: [], Go: ['lookbehind'] }],
  // ECMA-262, RepeatMatcher: captures are undefined again in each turn.
  ['(?:(a)|(b))+', 'g', { Python: ['forgets'], Java: ['forgets'], Go: ['forgets'] }],
  ['(?:(a)*b)+', 'g', { Python: ['forgets'], Java: ['forgets'], Go: ['forgets'] }],
  ['(?:(a|b)+c)?', 'g', { Python: [], Java: [], Go: ['empty match'] }],
  ['\\p{Lu}', 'gu', { Python: ['PyPI'], Java: [], Go: [] }],
  ['\\p{Script=Cyrillic}', 'gu', { Python: ['PyPI'], Java: [], Go: ['\\p{Greek}'] }],
  ['\\p{Letter}', 'gu', { Python: ['PyPI'], Java: ['\\p{Lu}'], Go: ['\\p{Lu}'] }],
  ['\\p{Alphabetic}', 'gu', { Python: ['PyPI'], Java: ['IsAlphabetic'], Go: ['\\p{Lu}'] }],
  ['[\\p{L}--[a-z]]', 'gv', { Python: ['PyPI', '(?V1)'], Java: ['--'], Go: ['one class'] }],
  ['[[a-c][x-z]]', 'gv', { Python: ['(?V1)'], Java: [], Go: ['one class'] }],
  ['\\u{61}', 'gu', { Python: ['\\UXXXXXXXX'], Java: ['\\x{…}'], Go: ['\\x{…}'] }],
  ['^.*', 'gms', { Python: [], Java: ['empty line'], Go: ['empty match'] }],
  ['a{,3}', 'g', { Python: ['{,3}'], Java: ['\\{'], Go: [] }],
  ['\\{b{2}[{]', 'g', { Python: [], Java: [], Go: [] }],
  ['[^]', 'g', { Python: ['(?s:.)'], Java: ['(?s:.)'], Go: ['(?s:.)'] }],
  ['\\cA', 'g', { Python: ['\\x01'], Java: [], Go: ['\\x01'] }],
  ['a\\0', 'g', { Python: [], Java: ['\\x00'], Go: [] }],
  ['[\\b\\t]', 'g', { Python: [], Java: ['\\x08'], Go: ['\\x08'] }],
  ['\\e', 'g', { Python: ['only the letter'], Java: ['only the letter'], Go: ['only the letter'] }],
  ['\\p{L}', 'g', { Python: ['only the letter'], Java: ['\\{', 'only the letter'], Go: ['only the letter'] }],
  ['\\t\\-\\/\\x41', 'g', { Python: [], Java: [], Go: [] }],
  ['\\u00e4', 'g', { Python: [], Java: [], Go: ['\\x{…}'] }],
  [
    '\\k<n>(?<n>a)',
    'g',
    { Python: ['before its group'], Java: ['before its group'], Go: ['backreferences'] },
  ],
  ['(a)\\1', 'g', { Python: [], Java: [], Go: ['backreferences'] }],
  // On b, x and b, which ECMA-262 (BackreferenceMatcher) matches.
  ['(?:(a)|b)\\1', 'g', { Python: ['without a match'], Java: ['without a match'], Go: ['backreferences'] }],
  ['(["\'])?x\\1', 'g', { Python: ['without a match'], Java: ['without a match'], Go: ['backreferences'] }],
  ['(a)b|b\\1', 'g', { Python: ['without a match'], Java: ['without a match'], Go: ['backreferences'] }],
  // ECMA-262, 22.2.2.4, the last note: a group of (?!…) is undefined after it.
  [
    'a(?!(a+)b)\\1c',
    'g',
    { Python: ['without a match'], Java: ['without a match'], Go: ['lookahead', 'backreferences'] },
  ],
  ['a(?=(a+)b)\\1b', 'g', { Python: [], Java: [], Go: ['lookahead', 'backreferences'] }],
  ['(?:(a)x\\1|b)', 'g', { Python: [], Java: [], Go: ['backreferences'] }],
  // On 😀, which is two UTF-16 units.
  ['[^a]{2}', 'g', { Python: ['emoji'], Java: ['emoji'], Go: ['emoji'] }],
  ['[^a]{2}', 'gu', { Python: [], Java: [], Go: [] }],
  ['x*', 'g', { Python: [], Java: [], Go: ['empty match'] }],
  ['[\\s-.]', 'g', { Python: ['\\ufeff]', 'write \\-'], Java: ['\\p{Z}'], Go: ['\\p{Z}'] }],
  ['[.-\\d]', 'g', { Python: ['re.ASCII', 'write \\-'], Java: ['write \\-'], Go: ['write \\-'] }],
  ['[-.\\-][-x]', 'g', { Python: [], Java: [], Go: [] }],
  ['(?<first_name>a)', 'g', { Python: [], Java: ['Group names'], Go: [] }],
  ['(?<año>a)', 'g', { Python: [], Java: ['Group names'], Go: ['Group names'] }],
  ['(?<$>a)', 'g', { Python: ['not have $'], Java: ['Group names'], Go: ['Group names'] }],
  ['(?<n>a)|(?<n>b)', 'g', { Python: ['share a name'], Java: ['share a name'], Go: [] }],
  ['a{1000}', 'g', { Python: [], Java: [], Go: [] }],
  // Run on an empty text, this one fails after a while in JavaScript.
  ['(?:(?:|a){99999}){99999}', 'g', { Python: [], Java: [], Go: ['count above 1,000', 'empty match'] }],
  ['(?:a{100,}){20}', 'g', { Python: [], Java: [], Go: ['count above 1,000'] }],
])('other languages read %s with flags %s differently', (pattern, flags, expected) => {
  const samples = exportCode(pattern, flags).slice(1);
  expect(samples.map(({ language, differences }) => [language, differences])).toEqual(
    Object.entries(expected).map(([language, hints]) => [
      language,
      hints.map((hint) => expect.stringContaining(hint) as string),
    ]),
  );
});

test('groups are named for Go before 1.22, too', () => {
  // re2 syntax: (?P<name>re); an escaped parenthesis and a class have no names.
  const go = exportCode(String.raw`(?<y>\d)[(?<]\(?<(?<=a)`, 'g').at(-1);
  expect(go?.code).toContain(String.raw`(?P<y>\d)[(?<]\(?<(?<=a)`);
});

test('Java folds the case of other letters than ASCII’s only when asked to', () => {
  // Java 17, Pattern: “By default, case-insensitive matching assumes that only characters in the US-ASCII charset …”
  const [, , java] = exportCode('müller', 'gi');
  expect(java?.code).toContain('Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE');
});
