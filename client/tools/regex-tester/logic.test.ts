import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { exportCode } from './explaining/code-export.ts';
import { explainPattern } from './explaining/explain.ts';
import { flagText } from './state.ts';
import { findMatches, groupNamesOf, spanOf } from './matching/matching.ts';
import { highlightMatches } from './matching/highlighting.ts';
import { type RegexTask, runRegex } from './logic.ts';
import createRegexSession from './session.ts';
import { compile } from './matching/compiling.ts';
import { writeMatches } from './matching/match-writing.ts';
import { presets } from './view/preset-menu.tsx';

const spans = (regex: RegExp, text: string) => {
  const matches = findMatches(regex, text);
  return Array.from({ length: matches.listed }, (_, match) => {
    const span = spanOf(matches, match);
    return [span?.start, span?.end];
  });
};
const { example, measure } = createRegexSession();
const exemplify = (pattern: string, flags: string) => example({ pattern, flags });
const measurePattern = (pattern: string, flags: string) => measure({ pattern, flags });
// Faults are expected as rejections.
const run = (task: Partial<RegexTask>) =>
  Promise.try(runRegex, {
    pattern: '',
    flags: 'g',
    content: '',
    replacement: undefined,
    isEscaped: false,
    shouldMatch: '',
    shouldNotMatch: '',
    ...task,
  });

describe('matches, by ECMA-262', () => {
  test('empty matches move on and do not end the search', () => {
    expect(spans(/x*/g, 'axb')).toEqual([
      [0, 0],
      [1, 2],
      [2, 2],
      [3, 3],
    ]);
    expect(spans(/^/gm, 'a\nb')).toEqual([
      [0, 0],
      [2, 2],
    ]);
    // Each half of CRLF is a separate line terminator.
    expect(spans(/^/gm, 'a\r\nb')).toEqual([
      [0, 0],
      [2, 2],
      [3, 3],
    ]);
    expect(spans(/(?:)/g, '')).toEqual([[0, 0]]);
  });

  test('by whole characters under u and v, by units without', () => {
    expect(spans(/(?:)/g, '😀')).toHaveLength(3);
    expect(spans(/(?:)/gu, '😀')).toEqual([
      [0, 0],
      [2, 2],
    ]);
    expect(spans(/./gv, '😀a')).toEqual([
      [0, 2],
      [2, 3],
    ]);
    expect(spans(/./g, '\ud800a')).toHaveLength(2);
  });

  test('a group that took no part differs from an empty one', () => {
    const matches = findMatches(/(a)?(b*)(c)?/, 'c');
    expect([0, 1, 2, 3].map((group) => spanOf(matches, 0, group))).toEqual([
      { start: 0, end: 1 },
      undefined,
      { start: 0, end: 0 },
      { start: 0, end: 1 },
    ]);
  });

  test('without g only the first; y only where the last one ended', () => {
    expect(spans(/a/, 'ba a')).toEqual([[1, 2]]);
    expect(spans(/a/y, 'ba')).toEqual([]);
    expect(spans(/a/gy, 'aaba')).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('lookbehind, case folding, duplicate names', () => {
    expect(spans(/(?<=\$)\d+/g, '$10 20')).toEqual([[1, 3]]);
    expect(spans(/\u212a/giu, 'k')).toHaveLength(1);
    expect(spans(/ſ/gi, 's')).toHaveLength(0);
    expect(spans(/ſ/giu, 's')).toHaveLength(1);
    const matches = findMatches(compile('(?<y>\\d{4})-x|x-(?<y>\\d{4})', 'g'), 'x-2026');
    expect(matches.groupNames).toEqual(['y', 'y']);
    expect([spanOf(matches, 0, 1), spanOf(matches, 0, 2)]).toEqual([undefined, { start: 2, end: 6 }]);
  });

  test('agrees with matchAll on any text', () => {
    const patterns = ['x*', '(a)|(b)', '\\b', '(?=.)', '[^a]+?', '.', '$'];
    fc.assert(
      fc.property(
        fc.constantFrom(...patterns),
        fc.constantFrom('g', 'gu', 'gm', 'gs'),
        fc.string(),
        (pattern, flags, text) => {
          const regex = new RegExp(pattern, flags);
          expect(spans(regex, text)).toEqual(
            [...text.matchAll(regex)].map((match) => [match.index, match.index + match[0].length]),
          );
        },
      ),
    );
  });

  test('more than can be listed is counted', () => {
    const matches = findMatches(/a/g, 'a'.repeat(120_000));
    expect(matches).toMatchObject({ count: 120_000, listed: 50_000 });
    expect(spanOf(matches, 49_999)).toEqual({ start: 49_999, end: 50_000 });
    expect(highlightMatches(matches, 0)).toHaveLength(10_000);
  });
});

test('groups and their names', () => {
  expect(groupNamesOf('(a)(?:b)(?<name>c)(?=d)(?<!e)\\((?<= x)[(](?i:f)((g))')).toEqual([
    undefined,
    'name',
    undefined,
    undefined,
  ]);
});

test('replacing: the patterns of GetSubstitution, and escapes where asked for', async () => {
  const replace = async (
    pattern: string,
    replacement: string,
    content: string,
    options: Partial<RegexTask> = {},
  ) => (await run({ pattern, replacement, content, ...options })).replaced;
  expect(await replace('(?<a>\\w)(\\d)', '$2$<a>[$&]$$', 'a1 b2')).toBe('1a[a1]$ 2b[b2]$');
  expect(await replace('b', "[$`|$']", 'abc')).toBe('a[a|c]c');
  expect(await replace('x*', '-', 'axb')).toBe('-a--b-');
  expect(await replace('a', '$1', 'a')).toBe('$1');
  expect(await replace('a', 'b', 'aa', { flags: '' })).toBe('ba');
  expect(await replace('a', '\\n', 'a')).toBe('\\n');
  expect(await replace('a', '\\n\\u{1F600}\\x41\\\\', 'a', { isEscaped: true })).toBe('\n😀A\\');
});

test('an invalid pattern is reported in the words of the engine', async () => {
  const error = await run({ pattern: '(a' }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ToolInputError);
  expect((error as ToolInputError).message).toContain('Unterminated group');
  expect((error as ToolInputError).details).toEqual({
    field: 'pattern',
    hint: 'Add the ) that closes the group, or write \\( for the sign itself. Fix the regex error and try again.',
    offset: 0,
    line: 1,
    column: 1,
  });
  expect(() => compile('a', 'uv')).toThrow(ToolInputError);
});

test('the place of a group without an end is where it begins', async () => {
  const error = await run({ pattern: '(a)[(]\\\\\\((?:b(c)' }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ details: { column: 11 } });
});

test('what the engine finds out only when it runs is reported as well', async () => {
  const large = await run({ pattern: 'a'.repeat(60_000), content: 'b' }).catch((thrown: unknown) => thrown);
  expect(large).toBeInstanceOf(ToolInputError);
  expect(large).toMatchObject({
    message: expect.stringContaining('Regular expression too large') as unknown,
    details: { field: 'pattern' },
  });
  expect((large as ToolInputError).message.length).toBeLessThan(500);
  const nested = `${'('.repeat(9)}a${'{20})'.repeat(9)}+`;
  expect(() => measurePattern(nested, '')).toThrow(ToolInputError);
  const long = await run({ pattern: 'a', replacement: '$`', content: 'a'.repeat(60_000) }).catch(
    (thrown: unknown) => thrown,
  );
  expect(long).toMatchObject({
    message: 'The result is too long to be held in memory.',
    details: { field: 'replacement' },
  });
});

test('deep nesting is explained, or left unexplained, but never thrown', () => {
  for (const depth of [50, 3000, 100_000]) {
    expect(() => explainPattern('('.repeat(depth) + ')'.repeat(depth), '')).not.toThrow();
    try {
      measurePattern('('.repeat(depth) + ')'.repeat(depth), '');
    } catch (error) {
      expect(error).toBeInstanceOf(ToolInputError);
    }
  }
});

test('texts that should match and should not', async () => {
  const { probes } = await run({ pattern: '^\\d+$', shouldMatch: '12\n\nx', shouldNotMatch: '1a\n3' });
  expect(probes).toEqual([
    { text: '12', isExpected: true, isMatch: true },
    { text: 'x', isExpected: true, isMatch: false },
    { text: '1a', isExpected: false, isMatch: false },
    { text: '3', isExpected: false, isMatch: true },
  ]);
});

describe('patterns that can be made to hang are found by trying', () => {
  test.each([
    '(a+)+$',
    '^(\\w+\\s?)*$',
    '(x+x+)+y',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(?:a|aa)+$',
    '^(?:.*a){12}$',
  ])('%s', (pattern) => {
    const slowness = measurePattern(pattern, '');
    expect(slowness).toBeDefined();
    expect(slowness?.elapsedMs).toBeGreaterThan(0);
  });

  test.each([
    '^[a-z]+$',
    '\\d{4}-\\d{2}-\\d{2}',
    '^(a|b)+c',
    '^\\S+@\\S+\\.\\S+$',
    '"(?:[^"\\\\]|\\\\.)*"',
    '',
  ])('%s is left in peace', (pattern) => {
    expect(measurePattern(pattern, 'g')).toBeUndefined();
  });
});

describe('common patterns', () => {
  test.each([
    ['E-mail address', 'to ada+x@mail.example.org.', 'ada+x@mail.example.org'],
    ['Web address', 'see https://e.com/a?b=1#c now', 'https://e.com/a?b=1#c'],
    ['IPv4 address', '999.1.1.1 or 192.168.0.255', '192.168.0.255'],
    ['Date (ISO 8601)', '2026-13-01, 2026-11-20', '2026-11-20'],
    ['Time (24 hours)', '24:00 or 23:59:01', '23:59:01'],
    ['Number', 'x -1.5e-3 y', '-1.5e-3'],
    ['Hex color', 'color: #c0ffee;', '#c0ffee'],
    ['UUID', 'id 123e4567-e89b-12d3-a456-426614174000.', '123e4567-e89b-12d3-a456-426614174000'],
    ['HTML tag', 'a < b <a title="1 > 0" href=x>', '<a title="1 > 0" href=x>'],
    ['Quoted text', 'say "a \\"b\\"" now', '"a \\"b\\""'],
  ])('%s', (name, text, expected) => {
    const { pattern = '' } = presets.find((preset) => preset.name === name) ?? {};
    for (const flags of ['g', 'gu', 'gv']) {
      expect(Array.from(text.matchAll(compile(pattern, flags)), ([match]) => match)).toContain(expected);
    }
  });
});

test('a text that matches is found, and tried', () => {
  for (const pattern of ['\\d{4}-\\d{2}', '^(?<a>x|y)+\\b', '[^a-z]{3}', 'a|b', '(ab)?c*d', '\\p{L}+!']) {
    const found = exemplify(pattern, 'u');
    expect(found).toBeDefined();
    expect(new RegExp(pattern, 'u').test(found ?? '')).toBe(true);
  }
  expect(exemplify('(?!)', '')).toBeUndefined();
  expect(exemplify('a(?=b)', '')).toBeUndefined();
});

test('matches and groups as a table', () => {
  const { content } = writeMatches(/(?<k>\w)=(\d)?/g, 'a=1 b=', 'table');
  expect(content).toBe('Match\tk\tGroup 2\na=1\ta\t1\nb=\tb\t\n');
});

test('a pattern in words', () => {
  const explained = (pattern: string, flags = '') =>
    explainPattern(pattern, flags).map(({ raw, depth, meaning }) => `${depth} ${raw}: ${meaning}`);
  expect(explained('^(?<y>\\d{4})-(?:a|b)+?$')).toEqual([
    '0 ^: start of the text',
    '0 (?<y>\\d{4}): group 1, named y',
    '1 \\d{4}: a digit (0 to 9), 4 times',
    '0 -: the text “-”',
    '0 (?:a|b)+?: group that is not captured, once or more, as few as possible',
    '1 a: either',
    '2 a: the text “a”',
    '1 b: or',
    '2 b: the text “b”',
    '0 $: end of the text',
  ]);
  expect(explained('[^a-z\\d]?\\p{L}(?!x)\\1(q)', 'u')).toEqual([
    '0 [^a-z\\d]?: any character but “a” to “z”, a digit (0 to 9), or nothing',
    '0 \\p{L}: a character with the Unicode property General_Category L',
    '0 (?!x): not followed by',
    '1 x: the text “x”',
    '0 \\1: the same text as group 1',
    '0 (q): group 1',
    '1 q: the text “q”',
  ]);
  // ECMA-262, CharacterEscape and ClassEscape: what cannot be seen has a name or an escape.
  expect(explained(String.raw`[\b]\cJ\0\v\xA0 x`)).toEqual([
    String.raw`0 [\b]: one of a backspace`,
    String.raw`0 \cJ\0\v\xA0 x: the text “\n\u0000\u000b\u00a0 x”`,
  ]);
  expect(explained(String.raw`\u{E0041}`, 'u')).toEqual([String.raw`0 \u{E0041}: the text “\u{e0041}”`]);
  expect(explained('(((a)))')[2]).toBe('2 (a): group 3');
  expect(explained('(a')).toEqual([]);
});

test('code of other languages, with what differs', () => {
  const [javaScript, python, java, go] = exportCode('(?<=a)(?<n>b)\\k<n>`"', 'gi');
  expect(javaScript?.code).toBe('const found = [...text.matchAll(/(?<=a)(?<n>b)\\k<n>`"/gi)];');
  expect(python?.code).toContain("re.compile(r'(?<=a)(?P<n>b)(?P=n)`\"', re.IGNORECASE | re.ASCII)");
  expect(java?.code).toContain('Pattern.compile("(?<=a)(?<n>b)\\\\k<n>`\\"", Pattern.CASE_INSENSITIVE)');
  expect(go?.code).toContain('regexp.MustCompile("(?i)(?<=a)(?P<n>b)\\\\k<n>`\\"")');
  expect(go?.differences).toEqual([
    'Go has no lookahead and no lookbehind: this will not compile.',
    'Go has no backreferences: this will not compile.',
  ]);
});

test('an invalid pattern is written as no code', () => {
  expect(exportCode('a(', 'g')).toEqual([]);
});

test('flags in their order', () => {
  const off = { g: false, i: false, m: false, s: false, u: false, y: false, v: false };
  expect(flagText({ ...off, y: true, g: true })).toBe('gy');
});

test('nothing but a ToolInputError comes out of any pattern', () => {
  const pattern = fc
    .array(
      fc.constantFrom(
        '(',
        ')',
        '[',
        ']',
        'a',
        '\\',
        '?',
        '<',
        '=',
        '*',
        '{1}',
        '|',
        '-',
        '^',
        '\\p{L}',
        '\\1',
        '😀',
      ),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(pattern, fc.constantFrom('', 'u', 'v'), (source, flags) => {
      explainPattern(source, flags);
      try {
        const regex = compile(source, flags);
        expect(groupNamesOf(source)).toHaveLength(
          (new RegExp(`${regex.source}|`, flags).exec('')?.length ?? 0) - 1,
        );
        exportCode(source, flags, { replacement: source, isEscaped: true });
      } catch (error) {
        expect(error).toBeInstanceOf(ToolInputError);
      }
    }),
  );
});
