import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeText } from './escape.ts';
import type { Language } from './schema.ts';
import { unescapeText } from './unescape.ts';

const plain = { isQuoted: true, quote: 'double', isForced: false, isAscii: false } as const;

function askPython(script: string, input: unknown): unknown {
  const { stdout, stderr, status } = spawnSync('python3', ['-W', 'ignore', '-c', script], {
    input: JSON.stringify(input),
    maxBuffer: 1 << 26,
  });
  expect(stderr.toString()).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout.toString());
}

const signs = [
  ...'aZ09 _-%&+<>=`${}[]()*?!|~#;:,./@^'.split(''),
  '"',
  "'",
  '\\',
  '\n',
  '\t',
  'é',
  'e\u0301',
  '🙂',
];
const unit = fc.constantFrom(...signs);
const texts = fc.sample(fc.string({ unit, maxLength: 12 }), 400);

test('Python reads what is escaped as the same text', () => {
  const script = `
import ast, csv, html, io, json, re, shlex, sqlite3, sys
import xml.etree.ElementTree as tree
db = sqlite3.connect(':memory:')
readers = {
    'json': json.loads,
    'python': ast.literal_eval,
    'sql': lambda text: db.execute('select ' + text).fetchone()[0],
    'shell': lambda text: (lambda words: words[0] if len(words) == 1 else words)(shlex.split(text)),
    'csv': lambda text: next(csv.reader(io.StringIO(text, newline='')))[0],
    'xml': lambda text: [html.unescape(text), tree.fromstring('<a b="' + text.replace('\\n', '&#10;').replace('\\t', '&#9;') + '"/>').get('b')],
}
def check(language, escaped, text):
    if language == 'regex': return text if re.fullmatch(escaped, text) else None
    return readers[language](escaped)
json.dump([check(*each) for each in json.load(sys.stdin)], sys.stdout)
`;
  const languages: Language[] = ['json', 'python', 'sql', 'shell', 'csv', 'xml', 'regex'];
  const cases = languages.flatMap((language) =>
    texts.flatMap((text) => {
      // The module csv reads an empty line as no field at all.
      if (language === 'csv' && text === '') return [];
      const styles = [plain, { ...plain, isForced: true, isAscii: true, quote: 'single' as const }];
      return styles.map((style) => [language, escapeText(text, { ...style, language }), text] as const);
    }),
  );
  const expected = cases.map(([language, , text]) => (language === 'xml' ? [text, text] : text));
  expect(askPython(script, cases)).toEqual(expected);
});

test('quotes words as shlex.quote does, but for the apostrophe', () => {
  const script =
    'import json, shlex, sys; json.dump([shlex.quote(text) for text in json.load(sys.stdin)], sys.stdout)';
  const ours = texts.map((text) =>
    escapeText(text, { ...plain, language: 'shell' }).replaceAll(`'\\''`, `'"'"'`),
  );
  expect(ours).toEqual(askPython(script, texts));
});

test('a shell prints what is quoted', () => {
  const words = texts.map((text) => escapeText(text, { ...plain, language: 'shell' }));
  const { stdout } = spawnSync('sh', ['-c', `printf '%s\\0' ${words.join(' ')}`]);
  expect(stdout.toString().split('\0').slice(0, -1)).toEqual(texts);
});

/** Returns Python's reading, or null if it refuses the text. */
const reading = (reader: string) => `
import ast, json, shlex, sys
def read(text):
    try: return ${reader}
    except (ValueError, SyntaxError): return None
json.dump([read(text) for text in json.load(sys.stdin)], sys.stdout)
`;

function readOrNull(text: string, language: Language): string | null {
  try {
    return unescapeText(text, { language, isPerLine: false }).text;
  } catch {
    return null;
  }
}

test('reads what Python’s literal_eval, json and shlex read', () => {
  const piece = fc.constantFrom(
    '\\',
    'n',
    'x41',
    'x4',
    '1',
    '777',
    'u00e9',
    'U0001f642',
    'u',
    'a',
    '\\\\',
    '\\"',
    '/',
    '🙂',
  );
  const contents = fc.sample(
    fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
    1000,
  );
  const literals = contents.map((content) => `"${content}"`);
  for (const [language, reader] of [
    ['python', 'ast.literal_eval(text)'],
    ['json', 'json.loads(text)'],
  ] as const) {
    const theirs = askPython(reading(reader), literals) as (string | null)[];
    const ours = literals.map((literal) => readOrNull(literal, language));
    // Python leaves halves of a pair apart.
    const different = theirs.flatMap((text, index) => {
      const isSame = ours[index] === text || (text === null && !isClosed(literals[index] ?? ''));
      return isSame ? [] : [[literals[index], text, ours[index]]];
    });
    expect(different).toEqual([]);
  }
  const word = fc.constantFrom("'", '"', '\\', ' ', 'a', '$', '\n', 'é', "''");
  const lines = fc.sample(
    fc.array(word, { maxLength: 8 }).map((pieces) => pieces.join('')),
    1000,
  );
  const theirs = askPython(reading(String.raw`'\n'.join(shlex.split(text))`), lines);
  // A shell removes a backslash before a line break with it, and before a dollar; shlex does not.
  const same = lines.map((line) => !/\\[\n$]/.test(line));
  expect(lines.map((line, index) => (same[index] ? readOrNull(line, 'shell') : 0))).toEqual(
    (theirs as unknown[]).map((each, index) => (same[index] ? each : 0)),
  );
});

/** Returns whether a literal is complete: not if its last quote is escaped. */
function isClosed(literal: string): boolean {
  return /^"(?:[^"\\]|\\.)*"$/s.test(literal);
}
