import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeObjects } from '#client/lib/pdf/fixtures/write-objects.ts';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';

async function extract(fonts: readonly string[], content: string) {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    stream(`BT /F1 20 Tf 72 700 Td ${content} Tj ET`),
    ...fonts,
  ];
  const bytes = Buffer.from(writeObjects(objects), 'latin1');
  const { parts, notes = [] } = await executeOperation(operation, [new File([bytes], 'a.pdf')], {});
  const text = await new Blob([parts[0]?.content ?? '']).text();
  return { text: text.trim(), notes: notes.map(({ sentence }) => sentence) };
}

const stream = (data: string) => `<</Length ${data.length}>>\nstream\n${data}\nendstream`;

const letterMap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
2 beginbfchar <0024> <0041> <0025> <0042> endbfchar endcmap end end`;
const toUnicode = stream(letterMap);
const part =
  '<</Type/Font/Subtype/CIDFontType2/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>';
const composite = '/Type/Font/Subtype/Type0/Encoding/Identity-H/ToUnicode 6 0 R';

// The texts are those of poppler.
test.each([
  [
    'a name',
    ['<</Type/Font/Subtype/TrueType/Encoding/WinAnsiEncoding>>'],
    '(Words to read)',
    'Words to read',
  ],
  [
    'a name, but with a descriptor',
    [
      '<</Type/Font/Subtype/TrueType/Encoding/WinAnsiEncoding/FontDescriptor 6 0 R>>',
      '<</Type/FontDescriptor/Flags 32>>',
    ],
    '(Words to read)',
    'Words to read',
  ],
  ['a type', ['<</Type/Font/BaseFont/Arial/Encoding/WinAnsiEncoding>>'], '(Words to read)', 'Words to read'],
  ['a descriptor', [`<<${composite}/DescendantFonts[7 0 R]>>`, toUnicode, part], '<00240025>', 'AB'],
  ['a descendant', [`<<${composite}/BaseFont/Foo>>`, toUnicode], '<00240025>', 'AB'],
])('reads a font without %s', async (_name, fonts, content, expected) => {
  expect(await extract(fonts, content)).toEqual({ text: expected, notes: [] });
});

// Issue 9084 of pdf.js, whose page shows “SS-2541-03-M”.
test.each([
  ['1 beginbfchar <0026> <00ad> endbfchar'],
  ['1 beginbfrange <0026> <0026> <00AD> endbfrange'],
  ['1 beginbfrange <0025> <0026> <00ac> endbfrange 1 beginbfchar <0025> <0042> endbfchar'],
  ['1 beginbfrange <0025> <0026> [<0042> <00AD>] endbfrange'],
])('reads a soft hyphen inside a line as a hyphen: %s', async (line) => {
  const map = stream(letterMap.replace('endcmap', `${line}\nendcmap`));
  const fonts = [`<<${composite}/BaseFont/Foo/DescendantFonts[7 0 R]>>`, map, part];
  expect((await extract(fonts, '<0024002600250026>')).text).toBe('A-B-');
});

// The decompositions of UnicodeData.txt, in full width.
test('reads signs of vertical text as those of horizontal text', async () => {
  const map = stream(letterMap.replace('<0041>', '<FE41>').replace('<0042>', '<FE42FE12FE35FE36FE14>'));
  const fonts = [`<<${composite}/BaseFont/Foo/DescendantFonts[7 0 R]>>`, map, part];
  expect((await extract(fonts, '<00240025>')).text).toBe('「」。（）；');
});

// As in FC60_Times.pdf of Apache PDFBox: a mark by itself (UnicodeData.txt: U+FC60) stays in its word.
test('reads a presentation form of a mark without a space', async () => {
  const map = stream(letterMap.replace('<0041>', '<FE98>').replace('<0042>', '<FC60>'));
  const fonts = [`<<${composite}/BaseFont/Foo/DescendantFonts[7 0 R]>>`, map, part];
  expect((await extract(fonts, '<002400250024>')).text).not.toContain(' ');
});

const liberation = readFileSync('node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf');
const words = 'Some words to read';

/** Numbers the letters of the words from `first` on, in order of appearance, as subsets of fonts do. */
function encode(first: number) {
  const letters = [...new Set(words)];
  const hex = Array.from(words, (letter) => (first + letters.indexOf(letter)).toString(16).padStart(2, '0'));
  return { letters, content: `<${hex.join('')}>` };
}

/** Liberation Sans with a table of codes for the Macintosh (OpenType, `cmap` format 6), with or without glyph names. */
function symbolicFont(letters: readonly string[], first: number, hasNames: boolean): string {
  const cmap = Buffer.alloc(22 + 2 * letters.length);
  [0, 1, 1, 0, 0, 12, 6, 10 + 2 * letters.length, 0, first, letters.length].forEach((value, index) =>
    cmap.writeUInt16BE(value, 2 * index),
  );
  // In this font, the glyph of an ASCII character is 29 less than its code.
  letters.forEach((letter, index) => cmap.writeUInt16BE(letter.charCodeAt(0) - 29, 22 + 2 * index));
  const post = Buffer.alloc(32);
  post.writeUInt32BE(0x3_0000);
  const tables = Array.from({ length: liberation.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    const tag = liberation.toString('latin1', at, at + 4);
    const start = liberation.readUInt32BE(at + 8);
    const own = liberation.subarray(start, start + liberation.readUInt32BE(at + 12));
    return { tag, data: tag === 'cmap' ? cmap : tag === 'post' && !hasNames ? post : own };
  });
  const head = Buffer.alloc(12 + 16 * tables.length);
  head.writeUInt32BE(0x1_0000);
  head.writeUInt16BE(tables.length, 4);
  const bodies: Buffer[] = [head];
  tables.forEach(({ tag, data }, index) => {
    head.write(tag, 12 + 16 * index, 'latin1');
    head.writeUInt32BE(Buffer.concat(bodies).length, 20 + 16 * index);
    head.writeUInt32BE(data.length, 24 + 16 * index);
    bodies.push(data, Buffer.alloc(-data.length & 3));
  });
  return Buffer.concat(bodies).toString('latin1');
}

function symbolic(letters: readonly string[], first: number, hasNames: boolean): string[] {
  return [
    `<</Type/Font/Subtype/TrueType/BaseFont/ABCDEF+Foo/FontDescriptor 6 0 R/FirstChar ${first}/LastChar ${first}/Widths[600]>>`,
    '<</Type/FontDescriptor/FontName/ABCDEF+Foo/Flags 4/FontBBox[0 0 999 999]/Ascent 800/Descent -200/FontFile2 7 0 R>>',
    stream(symbolicFont(letters, first, hasNames)),
  ];
}

// MuPDF reads the names of the glyphs, too, and has only the codes without them.
test('reads the codes of a symbolic font by the names of its glyphs', async () => {
  const { letters, content } = encode(0x21);
  expect(await extract(symbolic(letters, 0x21, true), content)).toEqual({ text: words, notes: [] });
});

test('says that a symbolic font without names does not say its letters', async () => {
  const { letters, content } = encode(0x21);
  const { text, notes } = await extract(symbolic(letters, 0x21, false), content);
  expect(text).toBe(`!"#$%&"'()%*"%'$+(`);
  expect(notes).toEqual([
    'The text on page 1 of “a.pdf” has no meaning to programs: the file does not say which letters its signs are.',
  ]);
});

test('reads a symbolic font without names whose codes are ASCII', async () => {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));
  expect(await extract(symbolic(ascii, 0x20, false), `(${words})`)).toEqual({ text: words, notes: [] });
});

// ISO 32000-2, annex D.6; poppler reads the same.
test('reads the signs of ZapfDingbats', async () => {
  const font = '<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>';
  const codes = '2125 2a2b 3334 4248 6c6e 7374 7577 7e a1a7 a8ab acb5 b6d4 d5d7 d8ef f1fe';
  const { text } = await extract([font], `<${codes}>`);
  expect(text).toBe('✁☎☛☞✓✔✢★●■▲▼◆◗❞❡❧♣♠①⑩❶➔→↕➘➯➱➾');
});

// Poppler reads the first and third the same. The source of the second is a heading with `letter-spacing: .3em`.
// Letters in alphabetical order are not words.
test.each([
  ['3.4 Tc (Postchirurgie here) Tj 0 Tc', 'Postchirurgie here'],
  ['6 Tc (REPORT TITLE) Tj 0 Tc', 'REPORT TITLE'],
  ['(a b c d e f g) Tj', 'a b c d e f g'],
  ['6 Tc (ABCD EFGH) Tj 0 Tc', 'A B C D E F G H'],
])('reads letters that are set apart: %s', async (content, expected) => {
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  expect((await extract([font], `${content} ()`)).text).toBe(expected);
});

// As in text_rise_eol_bug.pdf of pdf.js, whose page shows one line.
test('reads letters that are raised by their height in their line', async () => {
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  const content = '(E = mc) Tj /F1 12 Tf 20 Ts (2) Tj /F1 20 Tf 0 Ts ( is true.)';
  expect((await extract([font], content)).text).toBe('E = mc2 is true.');
});

// Old fonts of Adobe have “fi” at U+F001 and “fl” at U+F002 (corporate use subarea, 1998); Font Awesome has icons there.
test('reads private-use signs as ligatures inside words only', async () => {
  const map = letterMap.replace('<0042>', '<f002>').replace('<0041>', '<0061>');
  const font = [`<<${composite}/BaseFont/Foo>>`, stream(map)];
  expect((await extract(font, '<002400250024>')).text).toBe('afla');
  expect((await extract(font, '<0025>')).text).toBe('\uf002');
});

// The page shows “efficient off”; macOS writes such maps for ligatures (unstructured, “copy-protected.pdf”).
test('reads a ligature by its name where the map has no letter for it', async () => {
  const font =
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R/Encoding<</Differences[33/ffi/ff]>>>>';
  const map = letterMap.replace(
    /<0000> <ffff>[^]*endbfchar/,
    '<00> <ff> endcodespacerange\n2 beginbfrange\n<21><21><0000>\n<22><22><21b5>\nendbfrange',
  );
  expect(await extract([font, stream(map)], '(e!cient o")')).toEqual({
    text: 'efficient off',
    notes: [],
  });
});
