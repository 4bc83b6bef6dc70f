import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEntities } from './decode.ts';
import { encodeEntities } from './encode.ts';

test('reads what Python’s html.unescape reads', () => {
  const script = `
import html, html.entities, json, sys
texts = json.load(sys.stdin)
for name in html.entities.html5:
    texts += ['&' + name, 'x&' + name + '1;', '&' + name.rstrip(';') + ' ', '&' + name.rstrip(';') + 'x']
json.dump([[text, html.unescape(text)] for text in texts], sys.stdout)
`;
  const unit = fc.constantFrom(
    '&',
    '#',
    'x',
    ';',
    'a',
    'm',
    'p',
    'not',
    'in',
    'lt',
    '1',
    '2',
    '8',
    'é',
    ' ',
    '=',
  );
  const texts = fc.sample(fc.string({ unit, maxLength: 12 }), 500);
  const { stdout, status } = spawnSync('python3', ['-c', script], {
    input: JSON.stringify(texts),
    maxBuffer: 1 << 26,
  });
  expect(status).toBe(0);
  const answers = JSON.parse(stdout.toString()) as [text: string, unescaped: string][];
  expect(answers.length).toBeGreaterThan(9000);
  const different = answers.filter(([text, unescaped]) => decodeEntities(text, 'text').text !== unescaped);
  // Python leaves out numbers of controls and of no characters, where the standard keeps them.
  expect(different.filter(([text]) => !/&#x?0*[\da-f]+/i.test(text))).toEqual([]);
});

test('the names of HTML 4 come first, as in Python’s table', () => {
  const script = 'import html.entities, json; print(json.dumps(html.entities.codepoint2name))';
  const { stdout } = spawnSync('python3', ['-c', script]);
  const table = Object.entries(JSON.parse(stdout.toString()) as Record<string, string>);
  expect(table.length).toBe(252);
  for (const [point, name] of table) {
    // HTML 5 gives these two names to other characters than HTML 4 did.
    const character = { lang: '\u{27e8}', rang: '\u{27e9}' }[name] ?? String.fromCodePoint(Number(point));
    expect(encodeEntities(character, { reach: 'nonAscii', form: 'named', isKept: false }).text).toBe(
      `&${name};`,
    );
  }
});
