import { expect, test } from 'vitest';
import { exportCode } from './code-export.ts';

const replacingLines = (pattern: string, flags: string, replacement: string, isEscaped = false) =>
  exportCode(pattern, flags, { replacement, isEscaped }).map(({ code }) => code.split('\n').at(-1));

// Python 3.11, Java 17 and Go 1.19 replace with these as Node does with the first.
test.each([
  ['(?<y>\\d+)-(?<m>\\d+)', '$<m>/$<y>$<none>', ['"\\\\g<2>/\\\\g<1>"', '"$2/$1"', '"${2}/${1}"']],
  [
    '(\\d+) USD',
    '[$&] $$$1 \\1',
    ['"[\\\\g<0>] $\\\\g<1> \\\\\\\\1"', '"[$0] \\\\$$1 \\\\\\\\1"', '"[${0}] $$${1} \\\\1"'],
  ],
  ['(\\w)(\\w*)', '$2$1ay$10', ['"\\\\g<2>\\\\g<1>ay\\\\g<1>0"', '"$2$1ay$1\\\\0"', '"${2}${1}ay${1}0"']],
  ['(a)', '$01$00$2$<a>', ['"\\\\g<1>$00$2$<a>"', '"$1\\\\$00\\\\$2\\\\$<a>"', '"${1}$$00$$2$$<a>"']],
])('replaces %s by %s in other languages', (pattern, replacement, [python = '', java = '', go = '']) => {
  expect(replacingLines(pattern, 'g', replacement)).toEqual([
    `const replaced = text.replace(/${pattern}/g, ${JSON.stringify(replacement)});`,
    `replaced = pattern.sub(${python}, text)`,
    `String replaced = matcher.replaceAll(${java});`,
    `replaced := pattern.ReplaceAllString(text, ${go})`,
  ]);
});

test('replaces the first match only without flag g, which Go cannot', () => {
  expect(replacingLines('a', '', '\\n', true)).toEqual([
    'const replaced = text.replace(/a/, "\\n");',
    'replaced = pattern.sub("\\n", text, count=1)',
    'String replaced = matcher.replaceFirst("\\n");',
    'replaced := pattern.ReplaceAllString(text, "\\n")',
  ]);
  const differences = exportCode('a', '', { replacement: "$'", isEscaped: false }).map(
    (one) => one.differences,
  );
  expect(differences.map((sentences) => sentences.length)).toEqual([0, 1, 1, 2]);
});
