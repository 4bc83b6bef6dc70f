import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replaceWithCase } from './case-replacing.ts';
import { inCase, parseCaseOperators } from './case-template.ts';
import { runRegex } from '../logic.ts';
import { replacementCode } from './replacer-code.ts';

// Expected: what Perl 5.38 makes of s/(\w+) (\w*)/…/ on the same text.
test.each([
  ['\\u$1 \\U$2', 'hello wORLD', 'Hello WORLD'],
  ['\\u\\L$2\\E-$1', 'hello wORLD', 'World-hello'],
  ['\\L\\u$2\\E-$1', 'hello wORLD', 'World-hello'],
  ['\\U$1 x\\E y $2', 'hello wORLD', 'HELLO X y wORLD'],
  ['\\U$1\\L$2\\Ex$2', 'hello wORLD', 'HELLOworldxwORLD'],
  ['\\l\\U$1 $2', 'hello wORLD', 'hELLO WORLD'],
  ['\\u$2x$1', 'hello ', 'Xhello'],
  ['\\U$1', 'straße x', 'STRASSE'],
  ['\\u\\L$1', 'straße x', 'Straße'],
])('%s on “%s”', (replacement, text, expected) => {
  expect(replaceWithCase(text, /([\wß]+) (\w*)/, replacement, false)).toBe(expected);
});

test('the whole text is taken at once: its last sigma is a final one, and pairs stay whole', () => {
  // SpecialCasing.txt: capital sigma at the end of a word becomes U+03C2.
  expect(replaceWithCase('ΌΣΟΣ', /(Ό)(Σ)(Ο)(Σ)/, '\\L$1$2$3$4', false)).toBe('όσος');
  expect(inCase('𐐨𐐨', { whole: undefined, first: 'upper' })).toBe('𐐀𐐨');
  expect(inCase('\nab', { whole: 'upper', first: 'upper' })).toBe('\nAB');
  expect(inCase('', { whole: 'lower', first: 'upper' })).toBe('');
});

test('backslashes, and escapes beside operators', () => {
  const replace = (replacement: string, isEscaped = false) =>
    replaceWithCase('ab', /(b)/, replacement, isEscaped);
  expect(replace('\\\\U$1')).toBe('a\\Ub');
  expect(replace('\\n\\U$1')).toBe('a\\nB');
  expect(replace('\\n\\U$1', true)).toBe('a\nB');
  expect(replace('\\u0062\\u{62}\\u$1', true)).toBe('abbB');
  expect(replace('\\U\\u{e4}$1', true)).toBe('aÄB');
  expect(replace('\\u0062')).toBe('a0062');
  expect(replace('\\')).toBe('a\\');
  expect(parseCaseOperators('\\U\\E\\u', false)).toEqual([]);
});

const patterns = [
  'b',
  '(b)',
  '(a)(b)?',
  '(?<x>b)|(a)',
  '(?<x>.)',
  '(?:)',
  '(a)(b)(.)(.)(.)(.)(.)(.)(.)(.)(.)',
];
const textOfParts = fc
  .array(fc.constantFrom('a', 'b', 'ß', '😀', '\n', 'ǆ'), { maxLength: 14 })
  .map((parts) => parts.join(''));
const references = [
  '$1',
  '$2',
  '$11',
  '$01',
  '$0',
  '$&',
  '$`',
  "$'",
  '$$',
  '$',
  '$<x>',
  '$<y>',
  '$<x',
  'A',
  'ß',
  '"',
  '3',
];

describe('agrees with the engine', () => {
  test('without operators it replaces as String.prototype.replace does', () => {
    const template = fc
      .array(fc.constantFrom(...references), { maxLength: 6 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.constantFrom(...patterns),
        fc.constantFrom('', 'g', 'gu', 'gs'),
        textOfParts,
        template,
        (source, flags, text, wish) => {
          const regex = new RegExp(source, flags);
          expect(replaceWithCase(text, regex, wish, false)).toBe(text.replace(regex, wish));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('the code that is shown does the same', () => {
    const parts = [...references, '\\U', '\\L', '\\E', '\\u', '\\l', '\\\\', '\\n'];
    const template = fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(
        fc.constantFrom(...patterns),
        textOfParts,
        template,
        fc.boolean(),
        (source, text, replacement, isEscaped) => {
          const regex = new RegExp(source, 'g');
          const code = replacementCode(regex, { replacement, isEscaped, hasCase: true });
          const replaced: unknown = runInNewContext(`${code}\nreplaced`, { text });
          expect(replaced).toBe(replaceWithCase(text, regex, replacement, isEscaped));
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('code for a person to read', () => {
  const wish = { isEscaped: false, hasCase: true };
  expect(replacementCode(/(\w+) (\w+)/g, { ...wish, replacement: '\\u\\L$2\\E, \\U$1' })).toBe(
    [
      'const upperFirst = (part) => part.replace(/^./su, (first) => first.toUpperCase());',
      'const replaced = text.replace(/(\\w+) (\\w+)/g, (match, p1, p2) => upperFirst((p2 ?? "").toLowerCase()) + ", " + (p1 ?? "").toUpperCase());',
    ].join('\n'),
  );
  expect(replacementCode(/a/g, { ...wish, replacement: '' })).toBe(
    'const replaced = text.replace(/a/g, (match) => "");',
  );
  expect(replacementCode(/a/g, { replacement: '$&\\n', isEscaped: true, hasCase: false })).toBe(
    'const replaced = text.replace(/a/g, "$&\\n");',
  );
});

test('off, operators are text, as in JavaScript; a result beyond memory is told', async () => {
  const task = { pattern: 'b', flags: 'g', isEscaped: false, shouldMatch: '', shouldNotMatch: '' };
  const run = async (content: string, replacement: string, hasCase: boolean) =>
    (await runRegex({ ...task, content, replacement, hasCase })).replaced;
  expect(await run('ab', '\\U$&', false)).toBe('a\\Ub');
  expect(await run('ab', '\\U$&', true)).toBe('aB');
  const long = run('b'.repeat(30_000), '$`$`', true);
  await expect(long).rejects.toThrow('The result is too long to be held in memory.');
});
