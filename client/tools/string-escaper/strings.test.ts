import { runInNewContext } from 'node:vm';
import { decodeHTML } from 'entities';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tellingCharacters } from '#scripts/testing/people-texts.ts';
import { escapeText } from './escape.ts';
import { type EscapeOptions, languages } from './schema.ts';
import { unescapeText } from './unescape.ts';

const plain = { isQuoted: true, quote: 'double', isForced: false, isAscii: false } as const;
type Options = Partial<EscapeOptions> & Pick<EscapeOptions, 'language'>;
const escape = (text: string, options: Options) => escapeText(text, { ...plain, ...options });
const read = (text: string, language: EscapeOptions['language'], isPerLine = false) => {
  const { text: content, notes } = unescapeText(text, { language, isPerLine });
  return { content, notes: notes.map(({ sentence, place }) => [sentence, place?.line, place?.column]) };
};
const contentOf = (text: string, language: EscapeOptions['language']) => read(text, language).content;

const unit = fc.oneof(
  tellingCharacters,
  fc.constantFrom('n', 'u', 'x', '\0', '\x1b', '\x7f', '\x85', '\u2028'),
  fc.string({ unit: 'grapheme', maxLength: 1 }),
);
const texts = fc.string({ unit });

test.each(languages)('%s: what is escaped reads as the same text', (language) => {
  const options = fc.record({
    quote: fc.constantFrom('double' as const, 'single' as const),
    isForced: fc.constant(true),
    isAscii: fc.boolean(),
  });
  fc.assert(
    fc.property(texts, options, (text, own) => {
      const { content, notes } = read(escape(text, { language, ...own }), language);
      expect(content).toBe(text);
      expect(notes).toEqual([]);
    }),
  );
});

test.each(['json', 'javascript', 'python', 'java', 'csharp', 'mysql'] as const)(
  '%s: without quotes, too',
  (language) => {
    fc.assert(
      fc.property(texts, (text) => {
        const escaped = escape(text, { language, isQuoted: false, quote: 'none' });
        expect(contentOf(escaped, language)).toBe(text);
      }),
    );
  },
);

test('JSON is that of the platform', () => {
  fc.assert(
    fc.property(fc.oneof(texts, fc.string({ unit: 'binary' }), fc.constant('\ud800a\udc00')), (text) => {
      expect(escape(text, { language: 'json' })).toBe(JSON.stringify(text));
      expect(JSON.parse(escape(text, { language: 'json', isAscii: true }))).toBe(text);
    }),
  );
});

test('JavaScript evaluates to the text', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom('double' as const, 'single' as const), (text, quote) => {
      expect(runInNewContext(`'use strict'; ${escape(text, { language: 'javascript', quote })}`)).toBe(text);
      expect(new RegExp(`^${escape(text, { language: 'regex' })}$`, 'u').test(text)).toBe(true);
    }),
  );
});

test('reads what JavaScript reads', () => {
  const piece = fc.constantFrom(
    '\\',
    'n',
    'x4',
    '1',
    'u{1f600}',
    'u00e9',
    'u',
    '0',
    "\\'",
    '\\\\',
    'q',
    '\\\n',
    '🙂',
  );
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (content) => {
        const literal = `'${content}'`;
        let expected: unknown;
        try {
          expected = runInNewContext(`'use strict'; (${literal})`);
        } catch {
          return;
        }
        expect(contentOf(literal, 'javascript')).toBe(expected);
      },
    ),
  );
});

test('reads the escapes of Java (JLS 3.10.7)', () => {
  expect(contentOf(String.raw`"\b\s\t\n\f\r\"\'\\\0\101\377\400\uuu0041"`, 'java')).toBe(
    '\b \t\n\f\r"\'\\\0A\xff 0A',
  );
  for (const wrong of [String.raw`"\a"`, String.raw`"\u004"`, String.raw`"\u0022"`, String.raw`"\x41"`]) {
    expect(() => read(wrong, 'java')).toThrow(/Java/);
  }
});

test('reads the escapes of C# (6.4.5.6)', () => {
  expect(contentOf(String.raw`"\a\e\v\0\x41\x0041\xe9g\u00e9\U0001F642"`, 'csharp')).toBe(
    '\x07\x1b\v\0AA\xe9gé🙂',
  );
  expect(() => read(String.raw`"\8"`, 'csharp')).toThrow('\\8 is not a valid escape in C#.');
});

test('reads the escapes of MySQL (9.1.1)', () => {
  expect(contentOf(String.raw`'a''b\'c\0\b\n\r\t\Z\\\%\_\x"'`, 'mysql')).toBe(
    "a'b'c\0\b\n\r\t\x1a\\\\%\\_x\"",
  );
  expect(escape('a\'b"\0\n\r\x1a\\%', { language: 'mysql' })).toBe(String.raw`'a\'b\"\0\n\r\Z\\%'`);
});

test('mistakes have their place', () => {
  const mistakes: [string, EscapeOptions['language'], number, number][] = [
    ['"ab\n\\q"', 'json', 2, 1],
    ['  "a" b "c"', 'json', 1, 6],
    ['"\\ud83"', 'json', 1, 2],
    ['abc\\', 'python', 1, 4],
    ["'\\N{BULLET}'", 'python', 1, 2],
    ["b'a'", 'python', 1, 1],
    ['"\\u{110000}"', 'javascript', 1, 2],
    [`a 'b c`, 'shell', 1, 3],
    ["E'\\n'", 'sql', 1, 1],
  ];
  for (const [text, language, line, column] of mistakes) {
    expect(() => read(text, language), text).toThrow(
      expect.objectContaining({
        name: 'ToolInputError',
        details: expect.objectContaining({ line, column }) as unknown,
      }),
    );
  }
});

// HTML 13.2.5.80 maps &#128; to &#159; to other characters, which XML does not.
test('no reference is written that HTML reads as another character', () => {
  const controls = String.fromCharCode(...Array.from({ length: 32 }, (_, index) => 0x80 + index));
  const escaped = escape(`${controls}é`, { language: 'xml', isAscii: true });
  expect(decodeHTML(escaped)).toBe(`${controls}é`);
  expect(read('&#133;', 'xml').notes).toEqual([
    ['&#133; is U+0085 in XML; HTML reads another character.', 1, 1],
  ]);
});

// RFC 4180, section 2: only a comma or a line break may follow a closing quote.
test.each([
  ['"a"x', [['Text follows the closing quote: all is read as it is.', 1, 4]]],
  ['"a,b"x', [['Text follows the closing quote: all is read as it is.', 1, 6]]],
  ['"a",b', [['A comma outside quotes begins another field. It is kept.', 1, 4]]],
  ['"a,b', [['The quote is not closed. It is kept.', 1, 1]]],
  ['a"b', [['A quote in a field without quotes around it is kept as it is.', 1, 2]]],
])('CSV: %s stays, with a note', (text, notes) => {
  expect(read(text, 'csv')).toEqual({ content: text, notes });
});

test('what cannot be read stays, with a note', () => {
  expect(read("a'b", 'sql')).toEqual({
    content: "a'b",
    notes: [['A single apostrophe ends an SQL string. It is kept.', 1, 2]],
  });
  expect(read(String.raw`a\.b.\d`, 'regex')).toEqual({
    content: String.raw`a.b.\d`,
    notes: [
      ['. is not a single character. It is kept.', 1, 5],
      [String.raw`\d is not a single character. It is kept.`, 1, 6],
    ],
  });
  expect(read('&nbsp;&#0;&amp', 'xml').notes).toHaveLength(3);
  expect(read(' "a', 'json')).toEqual({
    content: ' "a',
    notes: [['The opening quote is not closed. It is kept.', 1, 2]],
  });
  expect(read('a,b', 'csv').notes).toHaveLength(1);
  expect(read('"a\nb"', 'javascript').notes).toEqual([
    ['A line break inside quotes must be escaped. It is kept.', 1, 3],
  ]);
  expect(read(String.raw`'\q'`, 'python')).toEqual({
    content: String.raw`\q`,
    notes: [['Python has no escape \\q. The backslash is kept.', 1, 2]],
  });
  expect(read('echo "$HOME"', 'shell')).toEqual({
    content: 'echo\n$HOME',
    notes: [
      ['The text has 2 words. Each is on a line.', 1, 1],
      ['$ has a meaning of its own in a shell. It is kept.', 1, 7],
    ],
  });
});

test('reads a string in each line', () => {
  expect(read('"a\\n",\r\n\r\n"b";', 'json', true).content).toBe('a\n\r\n\r\nb');
  expect(() => read('"a"\n"\\q"', 'json', true)).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ line: 2, column: 2 }) as unknown }),
  );
});

test('strings as their standards read them, and what they forbid', () => {
  // ECMA-334, 6.4.5.6: a verbatim string.
  expect(contentOf(String.raw`@"a""b\n"`, 'csharp')).toBe(String.raw`a"b\n`);
  expect(() => contentOf('"""a"b"""', 'csharp')).toThrow('raw strings of C#');
  // RFC 8259, 7.
  expect(read('"a\tb"', 'json').notes[0]?.[0]).toContain('no control characters');
  expect(read('"a" b', 'json').notes[0]?.[0]).toContain('Text follows the closing quote');
  expect(read(String.raw`"\ud83d"`, 'json').notes[0]?.[0]).toContain('half of a surrogate pair');
  expect(() => contentOf(String.raw`"\x41"`, 'json')).toThrow(
    expect.objectContaining({
      details: expect.objectContaining({ hint: expect.stringContaining('JSON has no') as string }) as unknown,
    }),
  );
});
