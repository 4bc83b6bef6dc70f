import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { writeObjects } from '#client/lib/pdf/fixtures/write-objects.ts';
import { makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { place } from './fixtures/place-text.ts';
import operation from './operation.ts';

const folder = mkdtempSync(join(tmpdir(), 'pdf-text-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const orders = new File([readFileSync(join(import.meta.dirname, 'fixtures', 'orders.pdf'))], 'orders.pdf');

async function extract(files: File | readonly File[], options: object = {}) {
  const { parts, notes = [] } = await executeOperation(operation, files, options);
  const [part] = parts;
  return { name: part?.name, text: typeof part?.content === 'string' ? part.content : '', notes };
}

/** Returns the words that poppler reads, in order. */
async function popplerWords(file: File): Promise<string[]> {
  const path = join(folder, 'a.pdf');
  writeFileSync(path, new Uint8Array(await file.arrayBuffer()));
  return toWords(execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }));
}

const toWords = (text: string) => text.split(/\s+/).filter(Boolean);

test('columns are read one after the other, as poppler reads them', async () => {
  const { text } = await extract(orders, { form: 'lines' });
  const isLatin = (word: string) => /^[\w.,-]+$/.test(word);
  const theirs = (await popplerWords(orders)).filter(isLatin);
  const ours = toWords(text).filter((word) => isLatin(word) && word !== '123');
  expect(ours.slice(0, 150)).toEqual(theirs.filter((word) => word !== '123').slice(0, 150));
});

test('right-to-left and Chinese text come in the order in which they are read', async () => {
  const { text } = await extract(orders);
  expect(text).toContain('مرحبا بالعالم هذا نص عربي 123 للاختبار');
  expect(text).toContain('שלום עולם זה טקסט בעברית');
  expect(text).toContain('这是一个中文测试文本，用于检查文字的顺序是否正确。');
  expect(text).toContain('office final flow');
});

test('Markdown has headings, and rows by themselves', async () => {
  const { name, text } = await extract(orders, { form: 'markdown' });
  expect(name).toBe('orders.md');
  expect(text).toMatch(/^# A study of order\n\nAn introduction/);
  expect(text).toContain('## A list');
  expect(text).toContain('| Apples | 12.50 |\n| Pears | 3.75 |');
});

test('columns drawn line by line across the page are distinguished', async () => {
  const lines = Array.from({ length: 8 }, (_, index) => [
    { text: `left column line ${index} of the story`, x: 50, y: 100 + index * 12 },
    { text: `right column line ${index} of the story`, x: 320, y: 100 + index * 12 },
  ]).flat();
  const { text } = await extract(await place(lines), { form: 'lines' });
  const order = text.match(/(?:left|right) column line \d/g);
  expect(order).toEqual(
    ['left', 'right'].flatMap((side) =>
      Array.from({ length: 8 }, (_, index) => `${side} column line ${index}`),
    ),
  );
});

test('columns a LaTeX gap apart are two, as wide as their lines are', async () => {
  // \\columnsep of 10 points between columns that are filled to their edges, with letters of 12 points.
  const word = 'iiii iiii iiii iiii iiii iiii iiii iiii iiii iiii iiii iiii';
  const lines = Array.from({ length: 8 }, (_, index) => [
    { text: `L${index} ${word}`, x: 50, y: 100 + index * 14, size: 12 },
    { text: `R${index} ${word}`, x: 50 + 12 * 15.7 + 10, y: 100 + index * 14, size: 12 },
  ]).flat();
  const { text } = await extract(await place(lines), { form: 'lines' });
  expect(text.match(/[LR]\d/g)?.join(' ')).toBe('L0 L1 L2 L3 L4 L5 L6 L7 R0 R1 R2 R3 R4 R5 R6 R7');
});

test('a table keeps its layout, and is read row by row', async () => {
  const rows = [
    ['Name', 'Amount', 'Unit'],
    ['Apples', '12', 'kg'],
    ['Pears', '7', 'kg'],
  ];
  const placed = rows.flatMap((row, y) => row.map((text, x) => ({ text, x: 50 + x * 120, y: 100 + y * 14 })));
  const file = await place(placed);
  expect((await extract(file)).text).toBe('Name Amount Unit\nApples 12 kg\nPears 7 kg\n');
  const laidOut = (await extract(file, { form: 'layout' })).text.trimEnd().split('\n');
  expect(new Set(laidOut.map((row) => row.indexOf(row.trim().split(/\s+/)[1] ?? '')))).toEqual(new Set([24]));
});

test('words split at the end of a line are put together, compounds are not', async () => {
  const file = await place([
    { text: 'This long sentence was set in type by hand, with a charac-', x: 50, y: 100 },
    { text: 'teristic word broken at the end of its line, and with North-', x: 50, y: 112 },
    { text: 'South relations that keep their hyphen wherever they may be.', x: 50, y: 124 },
  ]);
  expect((await extract(file)).text).toBe(
    'This long sentence was set in type by hand, with a characteristic word broken at the end of its line, and with North-South relations that keep their hyphen wherever they may be.\n',
  );
});

test('page numbers and titles of all pages are left out, if one likes', async () => {
  const pages = Array.from({ length: 5 }, (_, index) => [
    { text: 'The Title of the Book', x: 50, y: 40 },
    { text: `These are the words that page ${'abcde'[index] ?? ''} alone has, and no other.`, x: 50, y: 300 },
    { text: `- ${index + 1} -`, x: 290, y: 760 },
  ]);
  const file = await place(...pages);
  expect((await extract(file)).text).not.toMatch(/Title|- \d -/);
  expect((await extract(file, { dropsRunning: false })).text.match(/Title|- \d -/g)).toHaveLength(10);
});

/** Pages whose first and last lines differ by a number. */
const pagesWith = (top: (page: number) => string, bottom: (page: number) => string) =>
  Array.from({ length: 4 }, (_, index) => [
    { text: top(index + 1), x: 50, y: 40 },
    { text: `The words of page ${'abcd'[index] ?? ''} alone, and of no other.`, x: 50, y: 300 },
    { text: bottom(index + 1), x: 50, y: 760 },
  ]);

test('keeps amounts, dates and numbers of statements at the edges of pages', async () => {
  for (const [top, bottom] of [
    [(page: number) => `Statement ${page}`, (page: number) => `Amount due: ${page * 100}.50`],
    [(page: number) => `Account 44-${page}`, (page: number) => `Pay by ${page} May`],
    [(page: number) => `${page}.50`, (page: number) => `0${page}/05/2024`],
    [(page: number) => `Page ${page * 7}`, (page: number) => `$ ${page}`],
  ] as const) {
    const { text, notes } = await extract(await place(...pagesWith(top, bottom)), { form: 'lines' });
    for (const page of [1, 2, 3, 4])
      expect(text.split('\n')).toEqual(expect.arrayContaining([top(page), bottom(page)]));
    expect(notes).toEqual([]);
  }
});

test('removes page numbers that count along, and names what it removed', async () => {
  for (const written of [
    (page: number) => `Page ${page} of 4`,
    (page: number) => `Annual report | Seite ${page}`,
    (page: number) => `${page} / 4`,
    (page: number) => ['i', 'ii', 'iii', 'iv'][page - 1] ?? '',
    (page: number) => `[${page + 16}]`,
  ]) {
    const file = await place(...pagesWith(() => 'A title', written));
    const { text, notes } = await extract(file, { form: 'lines' });
    expect(text).not.toContain('A title');
    for (const page of [1, 2, 3, 4]) expect(text.split('\n')).not.toContain(written(page));
    expect(notes[0]?.sentence).toBe(
      `Removed from the edges of most pages of “placed.pdf”: “A title”, “${written(1)}”, “${written(2)}” and 2 others.`,
    );
  }
});

test('removes a page number that is set apart from the running title', async () => {
  const pages = pagesWith(
    () => 'A title',
    () => 'end',
  ).map((page, index) => [...page, { text: String(index + 5), x: 500, y: 40 }]);
  expect((await extract(await place(...pages), { form: 'lines' })).text).not.toMatch(/title|\d/);
});

test.each([90, 180, 270])(
  'reads lines turned by %i degrees in their order, as poppler does',
  async (angle) => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    const page = document.addPage([600, 600]);
    const [cosine, sine] = [
      Math.round(Math.cos((angle * Math.PI) / 180)),
      Math.round(Math.sin((angle * Math.PI) / 180)),
    ];
    ['First line of the table', 'Second line comes next', 'Third and last line'].forEach((line, row) => {
      const [x, y] = [-100, -row * 14];
      const [atX, atY] = [300 + x * cosine - y * sine, 300 + x * sine + y * cosine];
      page.drawText(line, { x: atX, y: atY, size: 10, font, rotate: degrees(angle) });
    });
    const file = new File([await document.save()], 'turned.pdf');
    const { text } = await extract(file, { form: 'lines' });
    expect(text).toBe('First line of the table\nSecond line comes next\nThird and last line\n');
    expect(toWords(text)).toEqual(await popplerWords(file));
    expect(toWords((await extract(file, { form: 'layout' })).text)).toEqual(toWords(text));
  },
);

test('pages of one line keep it, however alike', async () => {
  const file = new File([await makeDocument({ tag: 'A', pageCount: 4 })], 'a.pdf');
  expect((await extract(file)).text).toBe('A page 1\n\nA page 2\n\nA page 3\n\nA page 4\n');
});

/** One page that draws `content` with a font of the given entries. */
function withFont(font: string, content: string, catalog = '', extra: readonly string[] = []): File {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 400 200]>>',
    '<</Type/Page/Parent 2 0 R/StructParents 0/Contents 5 0 R/Resources<</Font<</F 4 0 R>>>>>>',
    `<</Type/Font${font}>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ...extra,
  ];
  return new File([Uint8Array.from(writeObjects(objects), (sign) => sign.charCodeAt(0))], 'font.pdf');
}

test('glyph names are read by the rules of the Adobe Glyph List', async () => {
  // “From glyph names to Unicode”: suffixes are dropped, underscores separate, uni and u come before code points.
  const names = 'a.sc f_i uni0041.alt u1F600 uni00410042 f_f_l B.oldstyle Eacute.sc u1F600.alt T_h_e.liga';
  const list = names.split(' ');
  const lines = list.map((_, index) => `<${(index + 1).toString(16).padStart(2, '0')}> Tj 0 -15 Td`);
  const differences = list.map((name) => `/${name}`).join('');
  const file = withFont(
    `/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/Differences[1${differences}]>>`,
    `BT /F 10 Tf 20 190 Td ${lines.join(' ')} ET`,
  );
  const { text } = await extract(file, { form: 'lines' });
  expect(text.trim().split('\n')).toEqual(['a', 'fi', 'A', '😀', 'AB', 'ffl', 'B', 'É', '😀', 'The']);
});

test('actual text replaces what is drawn, in content and in tags', async () => {
  const file = withFont(
    '/Subtype/Type1/BaseFont/Helvetica',
    `BT /F 12 Tf 20 100 Td (A ) Tj /Span<</ActualText(re\\(al)>>BDC (fake) Tj EMC ( B ) Tj
/Span <</Lang(en) /ActualText <FEFF00E9>>> BDC (x) Tj (y) Tj EMC ( and) Tj 0 -20 Td
/P <</MCID 0>> BDC (drawn) Tj EMC ( after) Tj ET`,
    '/MarkInfo<</Marked true>>/StructTreeRoot 6 0 R',
    [
      '<</Type/StructTreeRoot/K 7 0 R/ParentTree<</Nums[0[7 0 R]]>>>>',
      '<</Type/StructElem/S/P/P 6 0 R/Pg 3 0 R/K 0/ActualText(told)>>',
    ],
  );
  const { text } = await extract(file, { form: 'lines' });
  expect(text).toBe('A re(al B é and\ntold after\n');
});

test('pages whose fonts do not say which letters they are get named', async () => {
  const composite = withFont(
    '/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/X/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>]',
    'BT /F 12 Tf 20 100 Td <002B00480048> Tj ET',
  );
  const { notes } = await extract(composite);
  expect(notes.map(({ sentence }) => sentence)).toEqual([
    'The text on page 1 of “font.pdf” has no meaning to programs: the file does not say which letters its signs are.',
  ]);
  const simple = withFont(
    '/Subtype/Type1/BaseFont/Helvetica/Encoding<</Differences[65/glyph12]>>',
    'BT /F 12 Tf 20 100 Td (BCDEFGHA) Tj ET',
  );
  const { text, notes: simpleNotes } = await extract(simple);
  expect(text).toBe('BCDEFGHA\n');
  expect(simpleNotes[0]?.sentence).toBe(
    'Some letters on page 1 of “font.pdf” are not known: the file does not say which they are.',
  );
});

const prose = [
  'his is the first line of a story that goes on for a while,',
  'and its second line stands beside the large letter as well,',
  'as does the third, on whose baseline that letter is drawn.',
  'The fourth line begins at the margin below the large letter,',
  'and so does the fifth one, which nearly ends the paragraph.',
  'The last line of it is as long as all of the lines before.',
];

test.each([
  ['as high as three lines', 49, 128],
  ['on the baseline of the third line', 36, 128],
  ['raised above the first line', 30, 100],
])('a large first letter %s belongs to the first line', async (_, size, y) => {
  const body = prose.map((text, index) => ({ text, x: index < 3 ? 78 : 50, y: 100 + index * 14 }));
  const { text } = await extract(await place([{ text: 'T', x: 50, y, size }, ...body]), { form: 'lines' });
  expect(text.trim().split('\n')).toEqual([`T${prose[0] ?? ''}`, ...prose.slice(1)]);
});

test.each([
  ['smaller, between the lines', 8, 103, 10],
  ['as large, on the same lines', 10, 114, 14],
])('notes in the margin (%s) do not mix with the text', async (_, size, top, leading) => {
  const notes = ['Compare the', 'other story', 'of this book'];
  const body = prose.map((text, index) => ({ text, x: 150, y: 100 + index * 14 }));
  for (const x of [50, 450]) {
    const placed = notes.map((text, index) => ({ text, x, y: top + index * leading, size }));
    const { text } = await extract(await place([...body, ...placed]), { form: 'lines' });
    expect(text.trim().split(/\n+/)).toEqual([...prose, ...notes]);
  }
});

test('a table whose rows have a label and a long text is read row by row', async () => {
  const rows = prose.map((text, index) => [`Row ${index + 1}`, text] as const);
  const placed = rows.flatMap(([label, text], index) => [
    { text: label, x: 50, y: 100 + index * 14 },
    { text, x: 150, y: 100 + index * 14 },
  ]);
  const { text } = await extract(await place(placed), { form: 'lines' });
  expect(text.trim().split('\n')).toEqual(rows.map((row) => row.join(' ')));
});

test('rows of a table of contents stay rows', async () => {
  const rows = [
    '1 Introduction to all of it . . . . . . . . 1',
    '2 Methods and materials used.......... 12',
    'Appendix of long tables …… xiv',
  ];
  const { text } = await extract(
    await place(
      rows.map((row, index) => ({ text: row.replaceAll('…', '....'), x: 50, y: 100 + index * 14 })),
    ),
  );
  expect(text.trim().split('\n')).toEqual(rows.map((row) => row.replaceAll('…', '....')));
});

test('what is drawn twice for bold comes once', async () => {
  const bold = { text: 'Bold heading', x: 50, y: 100 };
  expect((await extract(await place([bold, { ...bold, x: 50.3 }]))).text).toBe('Bold heading\n');
});

test('pages without text are named, and several files become one text', async () => {
  const empty = await place([], [{ text: 'words', x: 50, y: 50 }], []);
  const { notes } = await extract(empty);
  expect(notes[0]?.sentence).toBe(
    'No text on pages 1, 3 of “placed.pdf”: they are empty, or a picture such as a scan.',
  );
  const both = [new File([await makeDocument({ tag: 'A', pageCount: 2 })], 'a.pdf'), empty];
  const { name, text } = await extract(both, { separator: 'number', pages: '2' });
  expect(name).toBe('texts.txt');
  expect(text).toBe('[File a.pdf]\n\n[Page 2]\n\nA page 2\n\n[File placed.pdf]\n\n[Page 2]\n\nwords\n');
});

// ISO 32000-2, 7.6.6: only the attached file is encrypted.
test('pages are read where attached files alone are locked', async () => {
  const path = join(import.meta.dirname, '../../lib/pdf/fixtures/attachments-locked.pdf');
  expect((await extract(new File([readFileSync(path)], 'a.pdf'))).text.trim()).toBe('Example');
});

test('a locked file asks for its password, a text is refused', async () => {
  const [from, to] = [join(folder, 'open.pdf'), join(folder, 'locked.pdf')];
  writeFileSync(from, await makeDocument({ tag: 'A', pageCount: 1 }));
  execFileSync('qpdf', ['--encrypt', 'secret', 'secret', '256', '--', from, to]);
  const locked = new File([readFileSync(to)], 'locked.pdf');
  await expect(extract(locked)).rejects.toMatchObject({ details: { field: 'openPassword' } });
  expect((await extract(locked, { openPassword: 'secret' })).text).toBe('A page 1\n');
  await expect(extract(new File(['hello'], 'a.pdf'))).rejects.toThrow('“a.pdf”: This is not a PDF.');
});

test('a file that cannot be read is reported, and the others are read', async () => {
  const book = (tag: string, pageCount: number) => makeDocument({ tag, pageCount });
  const [one, other] = [new File([await book('A', 2)], 'a.pdf'), new File([await book('B', 1)], 'b.pdf')];
  const { text, notes } = await extract([one, new File(['hello'], 'broken.pdf'), other]);
  expect(text).toBe('[File a.pdf]\n\nA page 1\n\nA page 2\n\n[File b.pdf]\n\nB page 1\n');
  expect(notes.map(({ severity }) => severity)).toEqual(['error']);
  expect(notes[0]?.sentence).toMatch(/^Skipped: “broken.pdf”: This is not a PDF/);
  const second = await extract([one, other], { pages: '2' });
  expect(second.text).toBe('[File a.pdf]\n\nA page 2\n');
  expect(second.notes[0]?.sentence).toMatch(/^Skipped: “b.pdf”: Page 2 does not exist/);
  await expect(extract([one, other], { pages: 'x' })).rejects.toMatchObject({ details: { field: 'pages' } });
});
