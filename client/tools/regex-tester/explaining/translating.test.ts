import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportCode } from './code-export.ts';

// Python 3.11, Java 17 and Go 1.19 find with these what Node finds with the first.
test.each([
  ['^\\d+$', 'g', { Python: '^\\d+\\Z', Java: '^\\d+\\z', Go: '^\\d+$' }],
  ['a$', 'gm', { Python: 'a$', Java: 'a$', Go: '(?m)a$' }],
  ['(?<y>\\d)\\(?<', 'g', { Python: '(?P<y>\\d)\\(?<', Java: '(?<y>\\d)\\(?<', Go: '(?P<y>\\d)\\(?<' }],
  ['(?<n>a)\\k<n>', 'g', { Python: '(?P<n>a)(?P=n)', Java: '(?<n>a)\\k<n>' }],
  // ECMA-262, BackreferenceMatcher: a group that has not matched yet is nothing.
  ['\\k<n>(?<n>a)(b\\2)', 'g', { Python: '(?:)(?P<n>a)(b(?:))', Java: '(?:)(?<n>a)(b(?:))' }],
  ['https?:\\/\\/', 'g', { Python: 'https?://', Java: 'https?://', Go: 'https?://' }],
  ['[(?<[]', 'g', { Python: '[(?<\\[]', Java: '[(?<\\[]', Go: '[(?<\\[]' }],
  ['[&&~~a]', 'g', { Python: '[\\&&\\~~a]', Java: '[\\&&\\~~a]', Go: '[\\&&\\~~a]' }],
  ['[.-\\d][-x-]', 'g', { Python: '[.\\-\\d][-x-]', Java: '[.\\-\\d][-x-]', Go: '[.\\-\\d][-x-]' }],
  ['[+--]', 'g', { Python: '[+-\\-]', Java: '[+-\\-]', Go: '[+-\\-]' }],
  ['a{,3}{', 'g', { Python: 'a\\{,3}\\{', Java: 'a\\{,3}\\{', Go: 'a\\{,3}\\{' }],
  ['[^][]', 'g', { Python: '(?s:.)(?!)', Java: '(?s:.)(?!)', Go: '(?s:.)[^\\x00-\\x{10FFFF}]' }],
  // Annex B of ECMA-262.
  ['\\e\\p\\_\\10', 'g', { Python: 'ep\\_\\x08', Java: 'ep\\_\\x08', Go: 'ep\\_\\x08' }],
  ['\\cA\\0\\v[\\b]', 'g', { Python: '\\x01\\x00\\x0b[\\x08]', Java: '\\x01\\x00\\x0b[\\x08]' }],
  ['\n`', 'g', { Python: '\\x0a`', Java: '\\x0a`', Go: '\\x0a`' }],
  ['\\u{1f600}\\u2014', 'gu', { Python: '\\U0001f600\\u2014', Go: '\\x{1f600}\\x{2014}' }],
  ['\\p{Script=Greek}\\p{gc=Lu}', 'gu', { Java: '\\p{Script=Greek}\\p{gc=Lu}', Go: '\\p{Greek}\\p{Lu}' }],
  ['[[a-z]--[xy]]', 'gv', { Java: '[[a-z]&&[^xy]]' }],
])('%s with flags %s is written as other languages need it', (pattern, flags, expected) => {
  const samples = exportCode(pattern, flags).slice(1);
  expect(Object.fromEntries(samples.map(({ language, code }) => [language, literalOf(code)]))).toMatchObject(
    expected,
  );
});

function literalOf(code: string): string {
  const [, raw, go, quoted] = /ompile\((?:r'([^']*)'|`([^`]*)`|("(?:\\.|[^"\\])*"))/.exec(code) ?? [];
  return raw ?? go ?? String(JSON.parse(quoted ?? '""'));
}

const script = `
import json, sys
answers = []
for code, text in json.load(sys.stdin):
    names = {'text': text}
    try:
        exec(code, names)
        answers.append([[found.group(), *found.groups()] for found in names['found']])
    except Exception as error:
        answers.append(str(error))
json.dump(answers, sys.stdout)
`;

const part = fc.oneof(
  fc.constantFrom(
    ...Array.from('ab1 -_.,"\'`/&~{}éß\n'),
    '\\n',
    '\\v',
    '\\0',
    '\\x41',
    '\\u00e9',
    '\\cA',
    '\\/',
    '\\-',
    '\\e',
  ),
  fc.constantFrom('\\d', '\\W', '^', '$', '\\b', '.', '[^]', '[]', '\\1', '(?=a)', '(?<!b)', '\\k', '{,2}'),
  fc
    .array(
      fc.constantFrom('a', 'b-d', '-', '&', '~', '[', '\\]', '\\d', '\\b', '^', "'", '"', 'é', '!-/', '+--'),
      {
        maxLength: 4,
      },
    )
    .map((parts) => `[${parts.join('')}]`),
);
const { pattern } = fc.letrec<{ pattern: string; item: string }>((tie) => ({
  pattern: fc.array(tie('item'), { minLength: 1, maxLength: 4 }).map((items) => items.join('')),
  item: fc
    .tuple(
      fc.oneof(
        { depthSize: 'small' },
        part,
        fc
          .tuple(fc.constantFrom('(', '(?:', '(?<n>', '(?:a|'), tie('pattern'))
          .map(([opening, inside]) => `${opening}${inside})`),
      ),
      fc.constantFrom('', '', '', '*', '+?', '?', '{1,2}'),
    )
    .map((parts) => parts.join('')),
}));

test('the code for Python finds the same, wherever it has no remarks', () => {
  const text = fc.string({
    unit: fc.constantFrom(...Array.from('abcdA1 -_.,"\'&~{}[]éÉß\n\r')),
    maxLength: 12,
  });
  const flags = fc.constantFrom('g', 'gi', 'gm', 'gs', 'gu');
  const cases = fc
    .sample(fc.tuple(pattern, flags, text), 4000)
    .filter(([source, on]) => isValid(source, on))
    .map(([source, on, searched]) => ({ source, on, text: searched, python: exportCode(source, on)[1] }))
    .filter(({ python }) => python?.differences.length === 0);
  expect(cases.length).toBeGreaterThan(500);
  const { stdout } = spawnSync('python3', ['-W', 'error', '-c', script], {
    input: JSON.stringify(cases.map(({ python, text: searched }) => [python?.code, searched])),
  });
  const answers = JSON.parse(stdout.toString()) as unknown[];
  for (const [index, { source, on, text: searched }] of cases.entries()) {
    const found = [...searched.matchAll(new RegExp(source, on))].map((match) =>
      Array.from(match, (group: string | undefined) => group ?? null),
    );
    expect(answers[index], `/${source}/${on} in ${JSON.stringify(searched)}`).toEqual(found);
  }
});

function isValid(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).flags === flags;
  } catch {
    return false;
  }
}
