import { expect, test } from 'vitest';
import { exportCode } from './code-export.ts';

// Each of these patterns finds something else in Python 3.11, Java 17 or Go 1.19, or does not compile there.
test.each([
  ['^\\d+$', 'g', { Python: [], Java: [], Go: [] }],
  ['^a+$', 'gm', { Python: ['\\r?$'], Java: ['U+0085'], Go: ['\\r?$'] }],
  ['(?m:a$)(?-m:b$)c$', 'g', { Python: ['\\r?$'], Java: ['U+0085'], Go: ['\\r?$'] }],
  // U+2028 and U+2029 end lines, too (ECMA-262, LineTerminator).
  ['a.*b', 'g', { Python: ['[^\\n\\r\\u2028\\u2029]'], Java: [], Go: ['[^\\n\\r\\x{2028}\\x{2029}]'] }],
  ['a.*b', 'gs', { Python: [], Java: [], Go: [] }],
  ['\\bx', 'g', { Python: [], Java: ['Before Java 19'], Go: [] }],
  ['\\Bx', 'g', { Python: ['Before Python 3.14'], Java: ['Before Java 19'], Go: [] }],
  ['\\dé', 'gi', { Python: ['[0-9]'], Java: [], Go: [] }],
  ['\\d\\x41', 'gi', { Python: [], Java: [], Go: [] }],
  // U+FEFF is white space in ECMA-262 only.
  ['a\\s', 'g', { Python: ['\\ufeff]'], Java: ['\\p{Z}\\x{FEFF}]'], Go: ['\\v\\p{Z}\\x{FEFF}]'] }],
  ['\\[([^\\]]+)\\] [^ "]+', 'g', { Python: [], Java: [], Go: [] }],
  ['(?<!ab|cd)(?<=a{2}b)x', 'g', { Python: [], Java: [], Go: ['lookbehind'] }],
  ['(?<=ab|c)x', 'g', { Python: ['fixed length'], Java: [], Go: ['lookbehind'] }],
  ['(?<=a*)x', 'g', { Python: ['fixed length'], Java: ['{0,99}'], Go: ['lookbehind'] }],
  // ECMA-262, RepeatMatcher: captures are undefined again in each turn, and a turn may not be empty.
  ['(?:(a)|(b))+', 'g', { Python: ['forgets'], Java: ['forgets'], Go: ['forgets'] }],
  ['(?:(a)*b)+', 'g', { Python: ['forgets'], Java: ['forgets'], Go: ['forgets'] }],
  ['a(\\b)?', 'g', { Python: ['left out'], Java: ['Before Java 19', 'left out'], Go: ['left out'] }],
  ['\\p{Lu}', 'gu', { Python: ['PyPI'], Java: [], Go: [] }],
  ['\\p{Script=Cyrillic}', 'gu', { Python: ['PyPI'], Java: [], Go: [] }],
  ['\\p{Letter}', 'gu', { Python: ['PyPI'], Java: ['\\p{Lu}'], Go: ['\\p{Lu}'] }],
  ['\\p{Alphabetic}', 'gu', { Python: ['PyPI'], Java: ['IsAlphabetic'], Go: ['\\p{Lu}'] }],
  ['[\\p{L}--[a-z]]', 'gv', { Python: ['PyPI', '(?V1)'], Java: [], Go: ['one class'] }],
  ['[[a-c][x-z]]', 'gv', { Python: ['(?V1)'], Java: [], Go: ['one class'] }],
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
  ['x\\D', 'g', { Python: ['emoji'], Java: ['emoji'], Go: ['emoji'] }],
  ['[😀]', 'g', { Python: ['emoji'], Java: ['emoji'], Go: ['emoji'] }],
  ['😀', 'g', { Python: [], Java: [], Go: [] }],
  ['[^a]{2}', 'gu', { Python: [], Java: [], Go: [] }],
  ['x*', 'gu', { Python: [], Java: ['middle of an emoji'], Go: ['empty match'] }],
  ['x*?', 'gu', { Python: ['a longer one is searched'], Java: ['middle of an emoji'], Go: ['empty match'] }],
  ['(?<first_name>a)', 'g', { Python: [], Java: ['Group names'], Go: [] }],
  ['(?<año>a)', 'g', { Python: [], Java: ['Group names'], Go: ['Group names'] }],
  ['(?<$>a)', 'g', { Python: ['not have $'], Java: ['Group names'], Go: ['Group names'] }],
  ['(?<n>a)|(?<n>b)', 'g', { Python: ['share a name'], Java: ['share a name'], Go: [] }],
  ['a{1000}', 'g', { Python: [], Java: [], Go: [] }],
  // Run on an empty text, this one fails after a while in JavaScript.
  [
    '(?:(?:|a){99999}){99999}',
    'gu',
    { Python: ['a longer one'], Java: ['middle of'], Go: ['count above 1,000', 'empty match'] },
  ],
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

test('Java folds the case of other letters than ASCII’s only when asked to', () => {
  // Java 17, Pattern: “By default, case-insensitive matching assumes that only characters in the US-ASCII charset …”
  const [, , java] = exportCode('müller', 'gi');
  expect(java?.code).toContain('Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE');
});
