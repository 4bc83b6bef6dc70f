import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { place } from './fixtures/place-text.ts';
import operation from './operation.ts';

const full = 'This line of the paragraph is long enough to be a full line of its text.';

async function extract(file: File, options: object = {}): Promise<string> {
  const { parts } = await executeOperation(operation, [file], options);
  return new Blob([parts[0]?.content ?? '']).text();
}

// MuPDF 1.21 separates lines 17 points apart among lines 12 points apart, but not lines 13 points apart.
test.each([
  [13, 'present'],
  [17, 'pre-\n\nsent'],
])('a gap of %i points after a hyphen', async (gap, expected) => {
  const file = await place([
    { text: full, x: 50, y: 100 },
    { text: full, x: 50, y: 112 },
    { text: 'This paragraph ends in a prefix that is followed by no word at all, pre-', x: 50, y: 124 },
    { text: 'sent in the next paragraph are words that would change if it was joined.', x: 50, y: 124 + gap },
    { text: full, x: 50, y: 136 + gap },
  ]);
  expect(await extract(file)).toContain(expected);
});

test('a clause with the next number is a paragraph, and other numbers at the start of a line are none', async () => {
  const texts = [`2.1 ${full}`, full, `2.2 ${full}`, 'It costs at least', `3.5 ${full}`];
  const file = await place(texts.map((text, index) => ({ text, x: 50, y: 100 + 12 * index })));
  const [first, second] = (await extract(file)).split('\n\n');
  expect(first).toBe(`2.1 ${full} ${full}`);
  expect(second?.startsWith('2.2 ')).toBe(true);
});

test('a hyphen in a short line splits no word', async () => {
  const file = await place([
    { text: full, x: 50, y: 100 },
    { text: 'It ends in a prefix, pre-', x: 50, y: 112 },
    { text: 'sent in the next paragraph are words that would change if it was joined.', x: 50, y: 124 },
  ]);
  expect(await extract(file)).toContain('pre-\n\nsent');
});

// CommonMark 0.31, 5.2: a digit cannot be escaped, but the sign after it.
test('a numbered heading is no list item, and a year no number of one', async () => {
  const file = await place([
    { text: '1. Section', x: 50, y: 100, size: 16 },
    { text: full, x: 50, y: 130 },
    { text: '1999. It was a year of which much is told in the books of the time.', x: 50, y: 170 },
  ]);
  expect(await extract(file, { form: 'markdown' })).toBe(
    `## 1. Section\n\n${full}\n\n1999\\. It was a year of which much is told in the books of the time.\n`,
  );
});

test.each([
  ['the hyphen where the document has it elsewhere', 'a state-owned', 'state-owned'],
  ['none where the document has none elsewhere', 'a stateowned', 'stateowned'],
  ['none where the document does not tell, as in poppler', 'no such', 'stateowned'],
])('a word split at the end of a line keeps %s', async (_, other, expected) => {
  const file = await place([
    { text: `This line names ${other} thing once, and is a full line as the others are.`, x: 50, y: 100 },
    { text: 'This line is as long as the one before it, and it ends in a word: a state-', x: 50, y: 112 },
    { text: 'owned thing, which is followed by words that fill this line up to its end.', x: 50, y: 124 },
  ]);
  expect(await extract(file)).toContain(`word: a ${expected} thing, which`);
});

// Poppler takes letters drawn again within a tenth of their size along the line, and a fifth across, for the same.
test.each([
  [0.4, 0, 'Bold\n'],
  [1.2, 2, 'Bold\n'],
  [3, 0, 'BoldBold\n'],
])('text drawn again %i right and %i down', async (right, down, expected) => {
  const bold = { text: 'Bold', x: 50.4, y: 100.4, size: 14 };
  const again = { ...bold, x: bold.x + right, y: bold.y + down };
  expect(await extract(await place([bold, again]))).toBe(expected);
});

// Headers and footers are in the margins of a page; this line is in the middle of three of four pages.
test('keeps repeated lines in the middle of pages', async () => {
  const pages = [0, 1, 2, 3].map((page) => [
    { text: 'A running title', x: 50, y: 40 },
    { text: `The words of page ${'abcd'[page] ?? ''} alone, and of no other.`, x: 50, y: 300 },
    { text: 'Approved by the board', x: 50, y: page === 3 ? 760 : 480 },
  ]);
  const text = await extract(await place(...pages));
  expect(text.match(/Approved/g)).toHaveLength(4);
  expect(text).not.toContain('running');
});

const words = 'is long enough to be a full line of its text, and goes on in the';
type Lines = readonly (readonly [x: number, text: string])[];

// The paragraphs of the HTML that Chromium printed so.
test.each<readonly [string, number, Lines, string]>([
  [
    'of double-spaced text',
    23,
    [
      [50, `The first line ${words} second-`],
      [50, `ary one ${words} next line.`],
      [50, `This one ${words} last.`],
      [70, `Another ${words} line.`],
      [50, `It ${words} one that follows it.`],
    ],
    `The first line ${words} secondary one ${words} next line. This one ${words} last.\n\nAnother ${words} line. It ${words} one that follows it.`,
  ],
  [
    'with hanging indents',
    12,
    [
      [50, `One: this ${words} sec-`],
      [70, `ond one ${words} next of all.`],
      [50, `Two: this ${words} next`],
      [70, `one ${words} next of all, too.`],
    ],
    `One: this ${words} second one ${words} next of all.\n\nTwo: this ${words} next one ${words} next of all, too.`,
  ],
  [
    'beside a compound',
    12,
    [
      [50, `The line ${words} Nord-`],
      [50, 'Süd-Verbindung.'],
    ],
    `The line ${words} Nord-Süd-Verbindung.`,
  ],
  [
    'in a list without signs',
    12,
    [
      [50, 'A membership as it is usual for 42 a month.'],
      [50, 'A membership for students at 23 a month'],
      [50, 'A membership for 70 a year'],
      [50, 'Another that is longer than the others, so that it is not short'],
    ],
    'A membership as it is usual for 42 a month.\nA membership for students at 23 a month\nA membership for 70 a year\nAnother that is longer than the others, so that it is not short',
  ],
  [
    'with boxes',
    12,
    [
      [50, '(a) A membership as it is usual for 42 a month and for 400 a year;'],
      [50, '(b) another one.'],
      [50, '3.1. A third one.'],
    ],
    '(a) A membership as it is usual for 42 a month and for 400 a year;\n(b) another one.\n3.1. A third one.',
  ],
])('joins lines %s', async (_, leading, lines, expected) => {
  const file = await place(lines.map(([x, text], index) => ({ text, x, y: 100 + index * leading })));
  expect(await extract(file)).toBe(`${expected}\n`);
});

test('writes rows with wide gaps as lines, in Markdown too', async () => {
  const rows = [
    ['Line', 'First heading of columns', 'Second heading'],
    ['Thames and Severn', 'Larks', '1.50'],
    ['Avon and Stour', 'Centre of the town', 'di-'],
  ];
  const placed = rows.flatMap((row, y) => row.map((text, x) => ({ text, x: 50 + x * 150, y: 100 + y * 12 })));
  const after = { text: 'verses are not part of the table, but this line is below it.', x: 50, y: 136 };
  const lines = [...rows.map((row) => row.join(' ')), after.text];
  expect((await extract(await place([...placed, after]))).trim().split(/\n+/)).toEqual(lines);
});

// As in the Federal Register of August 6, 2020, pages 47698 and the following.
test('removes page numbers on alternating sides, and a long line in which one number counts along', async () => {
  const pages = [1, 2, 3, 4].map((page) => [
    { text: 'Federal Register / Vol. 85', x: 150, y: 40 },
    { text: String(47698 + page), x: page % 2 ? 500 : 50, y: 40 },
    { text: `The words of page ${'abcd'[page - 1] ?? ''} alone, and of no other.`, x: 50, y: 300 },
    {
      text: `VerDate Sep 2014 16:21 Aug 05, 2020 Jkt 250001 PO 00000 Frm 0000${page} Fmt 4702`,
      x: 50,
      y: 760,
    },
  ]);
  expect(await extract(await place(...pages))).not.toMatch(/Federal|Frm|4770/);
});

// Three forms of one kind: their title has two lines.
test('keeps the first line of a title that goes on', async () => {
  const pages = ['a', 'b', 'c'].map((page, index) => [
    { text: 'A REQUEST TO JOIN', x: 50, y: 40, size: 14 },
    { text: 'THE INSURANCE', x: 50, y: index === 1 ? 57 : 56, size: 14 },
    ...(index < 2 ? [{ text: `Part ${page}`, x: 450, y: 47, size: 11 }] : []),
    { text: `The words of page ${page} alone, and of no other.`, x: 50, y: 300 },
    { text: `They go on in this line of page ${page}.`, x: 50, y: 312 },
    { text: `They end in this line of page ${page}.`, x: 50, y: 324 },
    { text: `The last line of page ${page}.`, x: 50, y: 760 },
  ]);
  expect((await extract(await place(...pages))).match(/A REQUEST/g)).toHaveLength(3);
});

// CommonMark 0.31, 5.2: list markers are signs or numbers, not letters; 4.5: a code block keeps its lines
// unchanged.
test('writes listings as code, and keeps the letters of a list', async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Courier);
  const text = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([600, 800]);
  const code = [
    'def first(x):',
    '    if x > 0:',
    '        return x - 1',
    '',
    '    print("*a*", x)',
    '    print({})',
    '    return {}',
  ];
  code.forEach((line, index) => line && page.drawText(line, { x: 50, y: 700 - index * 12, size: 10, font }));
  ['Then the text goes on.', 'c. see', 'd. dee', '3) three', '• four'].forEach((line, index) => {
    page.drawText(line, { x: 50, y: 600 - index * 14, size: index === 0 ? 12 : 10, font: text });
  });
  const file = new File([await document.save()], 'code.pdf');
  expect(await extract(file, { form: 'markdown' })).toBe(
    `\`\`\`\n${code.join('\n')}\n\`\`\`\n\nThen the text goes on.  \n- c. see\n- d. dee\n3) three\n- four\n`,
  );
});

test('reads a table whose rows are far apart row by row', async () => {
  const rows = ['one', 'two', 'three', 'four'].map((word, index) => [
    `Code ${word} of this table`,
    `Item ${word} of the company`,
    `Price of number ${index + 1}`,
    `Status of item ${word}`,
  ]);
  const placed = rows.flatMap((row, y) => row.map((text, x) => ({ text, x: 50 + x * 140, y: 100 + y * 24 })));
  const text = await extract(await place([...placed, { text: 'No results', x: 50, y: 210 }]));
  expect(text.trim().split(/\n+/)).toEqual([...rows.map((row) => row.join(' ')), 'No results']);
});

// The positions are those of Chromium's print of a table whose cells are centered.
test('reads a label before the two lines that it is centered beside', async () => {
  const file = await place([
    { text: 'Date of birth:', x: 36, y: 62.2, size: 11 },
    { text: '1 May 1988', x: 168, y: 62.2, size: 11 },
    { text: '12 Mill Lane', x: 168, y: 78, size: 11 },
    { text: 'Address:', x: 36, y: 84.7, size: 11 },
    { text: 'AB1 2CD Riverton', x: 168, y: 90.7, size: 11 },
    { text: 'Remarks:', x: 36, y: 106.5, size: 11 },
    { text: 'none', x: 168, y: 106.5, size: 11 },
  ]);
  expect(await extract(file)).toBe(
    'Date of birth: 1 May 1988\nAddress: 12 Mill Lane AB1 2CD Riverton\nRemarks: none\n',
  );
});

// The distances are those of a table and its caption in a paper that LaTeX set.
test('joins a caption that is larger than the rows above it', async () => {
  const rows = [0, 1, 2, 3, 4, 5].map((row) => [
    { text: 'Storm probably affected a place', x: 78, y: 400 + row * 10, size: 9 },
    { text: `${row}/16`, x: 275, y: 400 + row * 10, size: 9 },
  ]);
  const caption = [
    { text: 'Table 4: Description of obtained num-', x: 72, y: 466.7, size: 10.9 },
    { text: 'ber of rows.', x: 72, y: 480.3, size: 10.9 },
  ];
  expect(await extract(await place([...rows.flat(), ...caption]))).toContain('obtained number of rows.');
});
