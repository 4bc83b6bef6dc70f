import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTaggedDocument } from '#client/lib/pdf/fixtures/make-tagged-document.ts';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { placeTable, placeTagged } from './fixtures/place-tagged.ts';
import operation from './operation.ts';

async function extract(file: File, options: object = {}): Promise<string> {
  const { parts } = await executeOperation(operation, [file], options);
  return (await new Blob([parts[0]?.content ?? '']).text()).trimEnd();
}

/** Printed by Chromium; the expected texts are those of the HTML, without the bullets, which Chromium draws as shapes. */
const printed = new File([readFileSync(join(import.meta.dirname, 'fixtures', 'tagged.pdf'))], 'tagged.pdf');
const blade =
  'The blade is made of one piece of steel. It needs no paint and no grease, but it should be wiped dry after each use, because water that is left on it for weeks will leave stains that are hard to remove later.';

test('reads the texts of a tagged page in the order of its structure', async () => {
  expect(await extract(printed)).toBe(
    [
      'Order of garden tools',
      'Deliver to',
      'Ada Green\n12 Mill Lane\nBakewell',
      'Bill to',
      'Green and Sons\n7 High Street\nBuxton',
      'Item Use Price\nSpade with ash handle For digging heavy soil in spring and late in autumn 31.50\nRake For leaves | and moss 18.00',
      'Before you start',
      '1. Read this page.\n2. Check the parts:\none handle of ash that has been oiled and is as long as the blade is wide\ntwo screws\n3. Call us.',
      'A garden is never so good as it will be next year.',
      'if (dry) {\n  water();\n}',
      blade,
      'Keep the handle out of the sun. Oil it twice a year.',
    ].join('\n\n'),
  );
});

test('writes the structure as Markdown', async () => {
  expect(await extract(printed, { form: 'markdown' })).toBe(
    [
      '# Order of garden tools',
      '## Deliver to',
      'Ada Green  \n12 Mill Lane  \nBakewell',
      '## Bill to',
      'Green and Sons  \n7 High Street  \nBuxton',
      '| Item | Use | Price |\n| --- | --- | --- |\n| Spade with ash handle | For digging heavy soil in spring and late in autumn | 31.50 |\n| Rake | For leaves \\| and moss | 18.00 |',
      '## Before you start',
      '1. Read this page.\n2. Check the parts:\n    - one handle of ash that has been oiled and is as long as the blade is wide\n    - two screws\n3. Call us.',
      '> A garden is never so good as it will be next year.',
      '```\nif (dry) {\n  water();\n}\n```',
      blade,
      'Keep the handle out of the sun. Oil it twice a year.',
    ].join('\n\n'),
  );
});

test('takes headings by the meaning of their role, and keeps empty cells', async () => {
  const file = new File([await makeTaggedDocument('A', 'H2', 'en')], 'a.pdf');
  const page = (number: number) =>
    `## A heading ${number}\n\nA cell ${number}\n\n[A link ${number}](https://example.org/)`;
  expect(await extract(file, { form: 'markdown' })).toBe(`${page(1)}\n\n${page(2)}`);
});

const left = ['The harbor was full of boats', 'that had come in overnight,', 'because the wind had turned.'];
const right = ['Nobody went out again until', 'the end of the week, when', 'the sea was calm at last.'];

/** Two texts that look like rows of one table: by their places only they would be read across. */
const rows = [
  { lines: ['From', 'Ada', 'Rome'], x: 50, y: 100 },
  { lines: ['To', 'Bob', 'Oslo'], x: 200, y: 100 },
  { lines: left, x: 50, y: 200 },
];

test('reads texts side by side as the structure has them, even if they were drawn in another order', async () => {
  expect(await extract(await placeTagged(rows), { form: 'lines' })).toBe(
    ['From', 'Ada', 'Rome', '', 'To', 'Bob', 'Oslo', '', ...left].join('\n'),
  );
});

test('joins an element that goes on in the next column', async () => {
  const file = await placeTagged([
    { lines: ['A head'], x: 50, y: 60, size: 16, role: 'H1' },
    { lines: left, x: 50, y: 700 },
    { lines: right, x: 320, y: 100 },
  ]);
  expect(await extract(file)).toBe(`A head\n\n${left.join(' ')}\n\n${right.join(' ')}`);
});

test('loses no row of an element that goes on with rows beside it', async () => {
  const row = (x: number, y: number, ...words: readonly string[]) =>
    words.map((word, index) => ({ lines: [word], x: x + 100 * index, y, role: 'more', isPiece: true }));
  const [first, ...others] = [
    ...row(60, 114, 'Name', 'Ada'),
    ...row(60, 131, 'Number', '4518'),
    ...row(60, 148, 'Unit', 'Post'),
    ...row(330, 114, 'Date', '29 August'),
    ...row(330, 131, 'Code', '1257L'),
    ...row(330, 148, 'Mark', 'QQ'),
  ];
  const file = await placeTagged([
    { lines: ['Payslip'], x: 57, y: 85, size: 14, role: 'H2' },
    { lines: [], x: 0, y: 0, ...first, role: 'P' },
    ...others,
  ]);
  expect(await extract(file)).toBe(
    'Payslip\n\nName Ada\nNumber 4518\nUnit Post\nDate 29 August\nCode 1257L\nMark QQ',
  );
});

test('keeps text outside of elements at its place', async () => {
  const file = await placeTagged([
    ...rows,
    { lines: ['Lost'], x: 50, y: 160, role: 'none' },
    { lines: right, x: 50, y: 300 },
    { lines: left, x: 50, y: 400 },
  ]);
  expect(await extract(file)).toContain('Oslo\n\nLost\n\nThe harbor');
});

test('does not trust a structure that misses much of the text, or goes up and down', async () => {
  const missing = await placeTagged([...rows, { lines: right, x: 50, y: 300, role: 'none' }]);
  expect(await extract(missing)).toContain('From To\nAda Bob\nRome Oslo');
  const mixed = [5, 2, 4, 1, 3, 0].map((row) => ({ lines: [`Row ${row}`], x: 50, y: 100 + row * 40 }));
  expect((await extract(await placeTagged(mixed))).match(/\d/g)?.join('')).toBe('012345');
});

// As Keynote tags each piece of a word, in pdfplumber’s issue-987-test.pdf; pdftotext reads it so.
test('does not trust a structure whose headings are pieces of words', async () => {
  const file = await placeTagged([
    { lines: ['Big'], x: 50, y: 100, size: 100, role: 'H' },
    { lines: ['Small'], x: 50, y: 150 },
    { lines: ['Te'], x: 240, y: 100, size: 100, role: 'H' },
    { lines: ['xt'], x: 358, y: 100, size: 100, role: 'H' },
    { lines: ['Te'], x: 78, y: 150 },
    { lines: ['xt'], x: 89.7, y: 150 },
  ]);
  expect(await extract(file)).toBe('Big Text\n\nSmall Text');
});

test('removes what two pages have as an artifact, and keeps other artifacts', async () => {
  const page = (own: string) => [
    { lines: ['The title'], x: 50, y: 40, role: 'Artifact' },
    { lines: [own], x: 300, y: 60, role: 'Artifact' },
    ...rows,
  ];
  const file = await placeTagged(page('Issue of May'), page('Issue of June'));
  const text = await extract(file);
  expect(text).not.toContain('The title');
  expect(text).toMatch(/^Issue of May\n\nFrom\nAda[^]*Issue of June\n\nFrom\nAda/);
  expect((await extract(file, { dropsRunning: false })).match(/The title/g)).toHaveLength(2);
});

test('reads lines that are an element each as a paragraph, if they are full', async () => {
  const text = [
    'The committee met on Monday evening to discuss the',
    'proposed changes to the harbor wall, which has been',
    'leaking since the storms of last February. Several',
    'residents spoke against the plan in great detail.',
  ];
  const lines = text.map((line, index) => ({ lines: [line], x: 50, y: 200 + index * 12 }));
  const list = ['Ada Green', '12 Mill Lane', 'Bakewell'];
  const address = list.map((line, index) => ({ lines: [line], x: 50, y: 100 + index * 12 }));
  expect(await extract(await placeTagged([...address, ...lines]))).toBe(
    `${list.join('\n')}\n\n${text.join(' ')}`,
  );
});

test('keeps bullets that are artifacts with their items', async () => {
  const items = ['Read this page', 'Check the parts'].flatMap((text, index) => [
    { lines: ['-'], x: 50, y: 300 + index * 12, role: 'Artifact' },
    { lines: [text], x: 60, y: 300 + index * 12, role: 'LI' },
  ]);
  expect(await extract(await placeTagged([...rows, ...items]))).toContain(
    '- Read this page\n- Check the parts',
  );
});

/** As Chromium prints a table with empty cells, which are missing in the structure. */
test('puts the cells of rows with empty cells into their columns', async () => {
  const file = await placeTable([
    ['Date', 'Details', 'Out', 'In'],
    ['1 Feb', 'Salary', '', '2,310'],
    ['', 'Water', '64.75'],
    ['', '', '', '7'],
  ]);
  expect(await extract(file)).toContain(
    'Date\tDetails\tOut\tIn\n1 Feb\tSalary\t\t2,310\n\tWater\t64.75\n\t\t\t7',
  );
  expect(await extract(file, { form: 'markdown' })).toContain(
    [
      '| Date | Details | Out | In |',
      '| --- | --- | --- | --- |',
      '| 1 Feb | Salary |  | 2,310 |',
      '|  | Water | 64.75 |  |',
      '|  |  |  | 7 |',
    ].join('\n'),
  );
});

test('keeps the order that the structure gives to cells, also from the right', async () => {
  const rows = [
    ['English', 'Arabic', 'Hebrew'],
    ['house', 'bayt', 'bayit'],
  ];
  const text = 'English Arabic Hebrew\nhouse bayt bayit';
  expect(await extract(await placeTable(rows))).toContain(text);
  expect(await extract(await placeTable(rows, true))).toContain(text);
});

test('joins a drop cap to its word', async () => {
  const file = await placeTagged([
    { lines: ['The Long Winter'], x: 50, y: 60, size: 16, role: 'H1' },
    { lines: ['W'], x: 50, y: 118, size: 30, role: 'P' },
    { lines: ['hen the snow came in October nobody'], x: 79, y: 106, role: 'more' },
    { lines: ['thought that it would stay that long.'], x: 79, y: 118, role: 'more' },
    { lines: ['The farmers had not yet brought in the beets.'], x: 50, y: 130, role: 'more' },
  ]);
  expect(await extract(file)).toBe(
    'The Long Winter\n\nWhen the snow came in October nobody thought that it would stay that long. The farmers had not yet brought in the beets.',
  );
});

test('nests the items of lists by their indents', async () => {
  const items = ['- Clothes', '- two shirts', '- Papers', '1. passport', '- outward', '- Food'];
  const indents = [0, 20, 0, 20, 40, 0];
  const page = items.map((text, index) => ({
    lines: [text],
    x: 50 + (indents[index] ?? 0),
    y: 100 + 14 * index,
    role: 'LI',
  }));
  expect(await extract(await placeTagged(page), { form: 'markdown' })).toBe(
    '- Clothes\n    - two shirts\n- Papers\n    1. passport\n        - outward\n- Food',
  );
});

/** Chromium has an element for each text up to a line break. */
test('breaks the lines of a paragraph where its elements end', async () => {
  const poem = [
    'The tide is out, the boats lie down,',
    'The gulls walk in the street;',
    'A bell is ringing in the town',
  ];
  const file = await placeTagged([
    { lines: poem.slice(0, 1), x: 50, y: 100, isPiece: true },
    ...poem.slice(1).map((line, index) => ({
      lines: [line],
      x: index === 0 ? 62 : 50,
      y: 112 + 12 * index,
      role: 'more',
      isPiece: true,
    })),
    { lines: ['The under-twelves beat Stow on', 'Saturday.'], x: 50, y: 200, isPiece: true },
    { lines: ['A petition was read to the men.'], x: 50, y: 240, isPiece: true },
  ]);
  expect(await extract(file)).toBe(
    `${poem.join('\n')}\n\nThe under-twelves beat Stow on Saturday.\n\nA petition was read to the men.`,
  );
});
