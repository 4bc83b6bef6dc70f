import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { place } from './fixtures/place-text.ts';
import operation from './operation.ts';

const helvetica = (await PDFDocument.create()).embedStandardFont(StandardFonts.Helvetica);

async function extract(file: File): Promise<string[]> {
  const { parts } = await executeOperation(operation, [file], { form: 'paragraphs' });
  const text = await new Blob([parts[0]?.content ?? '']).text();
  return text.split('\n').filter(Boolean);
}

/** Returns the width of a text in 10 points, drawn without kerning. */
const widthOf = (text: string) =>
  Array.from(text, (letter) => helvetica.widthOfTextAtSize(letter, 10)).reduce(
    (sum, width) => sum + width,
    0,
  );

type Row = readonly (readonly string[])[];

/** Places rows of cells; each cell has its lines. */
function placeRows(xs: readonly number[], rows: readonly Row[], padding: number) {
  let y = 60;
  return rows.flatMap((row) => {
    const placed = row.flatMap((lines, cell) =>
      lines.map((text, index) => ({ text, x: xs[cell] ?? 0, y: y + index * 12 })),
    );
    y += Math.max(...row.map((lines) => lines.length)) * 12 + padding;
    return placed;
  });
}

const members: Row[] = [
  [['Name'], ['Address'], ['Remark']],
  [
    ['Anna Walsh'],
    ['12 Mill Lane, Ballintemple,', 'Cork T12 X4, Ireland'],
    ['Member since 2011; treasurer;', 'wishes to receive all papers by', 'post and not by e-mail'],
  ],
  [['Brian Burke'], ['The Old Lighthouse, Main', 'Road, Whitegate, Co. Cork'], ['Honorary member']],
  [
    ['Clare Joyce-', 'Fitzsimmons'],
    ['5 Strand Street, Dingle, Co.', 'Kerry'],
    ['Has not paid the fee for 2024;', 'reminder sent on 3 March 2025'],
  ],
];
const career: Row[] = [
  [['2019-2025'], ['Senior accountant at Baltic Foods with all of the monthly', 'closing and the training']],
  [['2015-2019'], ['Accountant at the largest bank of the north with payroll', 'and tax returns']],
  [['2010-2015'], ['Studies of economics']],
];
const groups: Row[] = [
  [['Anna'], ['Sales'], ['Cork']],
  [['Brian'], ['Storage'], ['Dublin']],
  [['Clare'], ['Design'], ['Galway']],
];
const written = (rows: readonly Row[]) =>
  rows.map((row) => row.map((lines) => lines.join(' ').replace('- ', '-')).join(' '));

// A table's text is read by rows, and each row by cells (WCAG 2.2, success criterion 1.3.2).
test.each([
  ['cells of rows that are apart from each other', placeRows([50, 135, 270], members, 5), written(members)],
  ['the last cells of rows with one line distance', placeRows([50, 130], career, 0), written(career)],
  [
    'rows in groups as rows',
    [
      ...placeRows([50, 150, 250], groups, 0),
      ...placeRows([50, 150, 250], groups, 0).map((cell) => ({ ...cell, y: cell.y + 42 })),
    ],
    [...written(groups), ...written(groups)],
  ],
])('reads %s', async (_, placed, expected) => {
  expect(await extract(await place(placed))).toEqual(expected);
});

const heads = [
  'From: Anna Walsh, the treasurer of the club',
  'To: Tom Burke, the carpenter of the village',
  'Date: 3 March 2025',
];
const sums = [
  'Subtotal of all goods and services 483.99',
  'VAT 20% on all goods 96.80',
  'Total of the invoice 580.79',
];

test.each([
  ['labels with values', heads.map((text, index) => ({ text, x: 50, y: 60 + index * 12 })), heads],
  [
    'sums that end at the right edge',
    [
      {
        text: 'All goods stay the property of the seller until they are paid for by the buyer in full,',
        x: 50,
        y: 60,
      },
      { text: 'and no later than within one month.', x: 50, y: 72 },
      ...sums.map((text, index) => ({ text, x: 500 - widthOf(text), y: 84 + index * 12 })),
    ],
    [
      'All goods stay the property of the seller until they are paid for by the buyer in full, and no later than within one month.',
      ...sums,
    ],
  ],
])('keeps %s on lines of their own', async (_, placed, expected) => {
  expect(await extract(await place(placed))).toEqual(expected);
});

// As in a text of Google Docs: it draws the bullets apart from their items.
test('keeps bullets that are far from their items with them', async () => {
  const items = [
    [
      'The first programs of the seventies showed one line of the text',
      'and printed it on paper of the size that offices used then.',
    ],
    [
      'The next ones showed a page as it was going to be printed, with',
      'its letters and pictures in the places that they had on paper.',
    ],
  ];
  const file = await place(
    items.flatMap((lines, item) => [
      { text: '•', x: 60, y: 100 + 30 * item },
      ...lines.map((text, index) => ({ text, x: 78, y: 100 + 30 * item + 12 * index })),
    ]),
  );
  expect(await extract(file)).toEqual(items.map((lines) => `• ${lines.join(' ')}`));
});

test('joins short lines after a small word', async () => {
  const lines = ['Ada Green', 'Department of Trams and', 'Buses', 'Bakewell'];
  const file = await place(lines.map((text, index) => ({ text, x: 50, y: 100 + 12 * index })));
  expect(await extract(file)).toEqual(['Ada Green', 'Department of Trams and Buses', 'Bakewell']);
});

test('keeps the entries of a schedule on lines of their own', async () => {
  const lines = [
    '09:00–09:30 Welcome and coffee in the hall',
    '09:30–10:45 Trams of the town after 1945',
    '10:45 Break with tea in the depot',
  ];
  const file = await place(lines.map((text, index) => ({ text, x: 50, y: 100 + 16 * index })));
  expect(await extract(file)).toEqual(lines);
});

// As in the HTML5 Canvas Cheat Sheet.
test('reads a small table of words by rows', async () => {
  const rows = [
    ['Return', 'Name'],
    ['void', 'save( )'],
    ['void', 'restore( )'],
  ];
  const file = await place(
    rows.flatMap((row, index) => row.map((text, cell) => ({ text, x: 50 + 60 * cell, y: 100 + 12 * index }))),
  );
  const texts = await extract(file);
  expect(texts.map((text) => text.split(/\s(?=save|restore|Name)/))).toEqual(rows);
});
