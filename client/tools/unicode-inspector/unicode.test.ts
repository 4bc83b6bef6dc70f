import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadCharacters } from '#core/text/unicode/character-table.ts';
import { tellingCharacters } from '#scripts/testing/people-texts.ts';
import { writeCsv, writeDetails, writeTable } from './describing.ts';
import { escapeAll, unescapeAll } from './escapes.ts';
import { inspectText } from './inspect.ts';
import { type EscapeFormat, formatLabels } from './schema.ts';
import { searchCharacters } from './search.ts';

const table = await loadCharacters();
const inspect = (text: string, isUnique = false) => inspectText(text, table, isUnique);
const find = (query: string) =>
  searchCharacters(query, table).map(({ point }) => String.fromCodePoint(point));

test('writes a row for each code point', () => {
  expect(writeTable(inspect('é\n🙂\u0301').rows, table, false)).toBe(
    'U+00E9   é   C3 A9        LATIN SMALL LETTER E WITH ACUTE\n' +
      'U+000A       0A           <control-000A> LINE FEED\n' +
      'U+1F642  🙂  F0 9F 99 82  SLIGHTLY SMILING FACE\n' +
      'U+0301   ◌́   CC 81        COMBINING ACUTE ACCENT\n',
  );
  expect(writeTable(inspect('bab', true).rows, table, true)).toBe(
    'U+0061  a  61  1×  LATIN SMALL LETTER A\nU+0062  b  62  2×  LATIN SMALL LETTER B\n',
  );
});

test('writes all that is known of a character', () => {
  expect(writeDetails(inspect('ﬁ').rows, table)).toBe(`U+FB01  ﬁ  LATIN SMALL LIGATURE FI
  Category     Ll, lowercase letter
  Script       Latin
  Block        Alphabetic Presentation Forms
  UTF-8        EF AC 81
  UTF-16       FB01
  Decimal      64257
  HTML         &#xFB01; &#64257;
  JavaScript   \\u{fb01} \\ufb01
  Python       \\ufb01
  CSS          \\fb01
  URL          %EF%AC%81
  Uppercase    FI U+0046 U+0049
  NFKC         fi U+0066 U+0069
  NFKD         fi U+0066 U+0069
`);
  expect(writeDetails(inspect('а').rows, table)).toContain('  Looks like   a\n');
});

test('CSV quotes what needs it', () => {
  const lines = writeCsv(inspect(',"').rows, table).split('\r\n');
  expect(lines[1]?.startsWith('U+002C,",",COMMA,1,Po,Common,Basic Latin,2C,002C,')).toBe(true);
  expect(lines[2]?.startsWith('U+0022,"""",QUOTATION MARK,')).toBe(true);
});

test('reports invisible and confusable characters with their places', () => {
  const { notes, highlights, summary } = inspect('ab\np\u0430y\u200b');
  expect(notes.map(({ sentence, place }) => [sentence, place?.line, place?.column])).toEqual([
    ['Zero-width space: breaks words in search and comparison.', 2, 4],
    [
      'Mixed alphabets in a word: a Cyrillic or Greek letter among Latin ones looks the same and is another.',
      2,
      1,
    ],
    ['U+0430 CYRILLIC SMALL LETTER A looks like “a”.', 2, 2],
  ]);
  expect(highlights).toHaveLength(3);
  expect(summary).toBe('7 code points, 10 bytes in UTF-8, 7 UTF-16 units');
  expect(inspect('e\u0301').notes[0]?.fix?.options).toEqual({ action: 'normalize', form: 'NFC' });
});

test('lists the first characters of a long text, and says so', () => {
  const { rows, notes } = inspect('ab'.repeat(5000));
  expect(rows).toHaveLength(5000);
  expect(notes[0]?.sentence).toBe('The first 5,000 characters are listed; 5,000 more are not.');
  expect(inspect('ab'.repeat(5000), true).rows).toEqual([
    { point: 0x61, count: 5000 },
    { point: 0x62, count: 5000 },
  ]);
});

test('finds characters by words, codes, ranges and blocks', () => {
  expect(find('snowman')).toEqual(['☃', '⛄', '⛇']);
  expect(find('snowman').at(0)).toBe('☃');
  expect(find('grin face').slice(0, 2)).toEqual(['😀', '😁']);
  expect(find('line feed')).toContain('\n');
  expect(find('zwj')[0]).toBe('\u200d');
  // 4E00 is also in the name of another character, and FACE and DEAD are words.
  for (const code of ['4e00', 'U+4E00', '0x4e00', '\\u4e00', '\\u{4e00}', '&#x4e00;'])
    expect(find(code)[0]).toBe('一');
  expect(find('face')[0]).toBe('💆');
  expect(find('dead')).toEqual(['𐑛', '\udead']);
  expect(find('2190 2191')).toEqual(['←', '↑']);
  expect(find('U+2603')).toEqual(['☃']);
  expect(find('☃')).toEqual(['☃']);
  expect(find('2190-2193')).toEqual(['←', '↑', '→', '↓']);
  expect(find('arrows').slice(0, 2)).toEqual(['←', '↑']);
  expect(find('arrows')).toContain('⬱');
  expect(find('Basic Latin')).toHaveLength(128);
  expect(() => find('qqqq')).toThrow('No character has such a name.');
  expect(find('Supplemental Arrows-C')[0]).toBe('\u{1f800}');
  expect(find('U+1F468 U+200D 0x7')).toEqual(['👨', '\u200d', '\u0007']);
  // Unicode Standard, 4.8, table 4-8 and UnicodeData.txt.
  expect(find('Hangul syllable gag')).toEqual(['\uac01']);
  expect(find('TANGUT IDEOGRAPH-17000')).toEqual(['\u{17000}']);
  expect(find('CJK UNIFIED IDEOGRAPH-4E00')[0]).toBe('一');
  expect(() => find('U+110000')).toThrow('it is beyond the last, U+10FFFF');
  expect(() => find('U+2193-2190')).toThrow('it ends before it begins');
  expect(() => find('U+41 U+zz')).toThrow('“U+zz” names no code point');
  expect(() => find(' ')).toThrow('There is nothing to search for.');
  expect(() => find('a(b')).toThrow('No character has such a name.');
});

const unit = fc.oneof(
  tellingCharacters,
  fc.constantFrom('Ã', '©'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);

test.each((Object.keys(formatLabels) as EscapeFormat[]).filter((format) => format !== 'css'))(
  '%s: what is escaped reads as the same text',
  (format) => {
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(unescapeAll(escapeAll(text, format, false)).text).toBe(text);
      }),
    );
  },
);

test('writes escapes as their languages do', () => {
  const write = (format: EscapeFormat) => escapeAll('é🙂a', format, true);
  expect(write('codes')).toBe('U+00E9 U+1F642 U+0061');
  expect(write('braces')).toBe(String.raw`\u{e9}\u{1f642}a`);
  expect(write('units')).toBe(String.raw`\u00e9\ud83d\ude42a`);
  expect(write('python')).toBe(String.raw`\u00e9\U0001f642a`);
  expect(write('hexEntity')).toBe('&#xE9;&#x1F642;a');
  expect(write('css')).toBe(String.raw`\e9 \1f642 a`);
  expect(write('url')).toBe('%C3%A9%F0%9F%99%82a');
  expect(write('decimal')).toBe('233 128578 97');
});

test('reads escapes among text, and keeps what is none', () => {
  expect(unescapeAll(String.raw`C:\data U+2603! &#9731; %E2%98%83 %E9 \xe9 50%`).text).toBe(
    String.raw`C:\data ☃! ☃ ☃ %E9 é 50%`,
  );
  expect(unescapeAll('U+0048 U+0069 there').text).toBe('Hi there');
  expect(() => unescapeAll('a\n\\u{110000}')).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ line: 2, column: 1 }) as unknown }),
  );
});

test('reads numeric references as the HTML Standard does', () => {
  // HTML Standard, 13.2.5.80, and html.unescape of Python 3.
  expect(unescapeAll('&#128; &#150; &#x9F; &#x81; &#160;').text).toBe('€ – Ÿ \u0081 \u00a0');
  expect(unescapeAll('&#0;')).toMatchObject({ text: '\ufffd', replaced: [{ raw: '&#0;', offset: 0 }] });
  expect(escapeAll('\u0080\u00a0', 'decimalEntity', true)).toBe('\u0080&#160;');
});

test.each([
  [String.raw`x \ud83d x`, 'x \ufffd x', String.raw`\ud83d`, 2],
  [String.raw`a\udc00`, 'a\ufffd', String.raw`\udc00`, 1],
  ['&#xD800;', '\ufffd', '&#xD800;', 0],
  ['U+D800', '\ufffd', 'U+D800', 0],
  [String.raw`\u{d800}`, '\ufffd', String.raw`\u{d800}`, 0],
  ['65 55357', 'A\ufffd', '55357', 3],
])('half of a surrogate pair is replaced, and reported: %s', (text, read, raw, offset) => {
  expect(unescapeAll(text)).toMatchObject({ text: read, replaced: [{ raw, offset }] });
});

test('two halves of a surrogate pair are a character', () => {
  expect(unescapeAll(String.raw`\ud83d\ude42 &#xD83D;&#xDE42;`)).toMatchObject({
    text: '🙂 🙂',
    replaced: [],
  });
});
