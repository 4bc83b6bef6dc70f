import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { place } from './fixtures/place-text.ts';
import operation from './operation.ts';

async function extract(file: File, form = 'markdown'): Promise<string> {
  const { parts } = await executeOperation(operation, [file], { form });
  return (await new Blob([parts[0]?.content ?? '']).text()).trimEnd();
}

/** Places rows of cells; each cell has its lines, and empty ones have none. */
function placeRows(xs: readonly number[], rows: readonly (readonly string[])[], y: number, distance = 20) {
  return rows.flatMap((row, index) =>
    row.flatMap((text, cell) => (text === '' ? [] : { text, x: xs[cell] ?? 0, y: y + index * distance })),
  );
}

const written = (rows: readonly (readonly string[])[]) =>
  rows
    .map((row) => `| ${row.join(' | ')} |`)
    .flatMap((row, index) => (index === 0 ? [row, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`] : row))
    .join('\n');

const account = [
  ['Date', 'Details', 'Out', 'In', 'Balance'],
  ['01 Feb', 'Opening balance', '', '', '1,204.50'],
  ['03 Feb', 'Card payment', '18.20', '', '1,186.30'],
  ['05 Feb', 'Salary', '', '2,310.00', '3,496.30'],
];
const places = [50, 110, 250, 320, 390];

test.each([20, 40])(
  'writes rows that are %i points apart as a table with its empty cells',
  async (distance) => {
    const file = await place(placeRows(places, account, 60, distance));
    expect(await extract(file)).toBe(written(account));
    expect(await extract(file, 'paragraphs')).toBe(account.map((row) => row.join('\t')).join('\n'));
  },
);

test('puts the lines of centered and of wrapped cells into their row', async () => {
  const file = await place([
    { text: 'Unit', x: 350, y: 54 },
    ...placeRows([50, 300, 400], [['Description', 'Qty', 'Amount']], 60),
    { text: 'price', x: 350, y: 66 },
    ...placeRows(
      [50, 300, 350, 400],
      [['Oak shelving, cut to size and oiled twice, and', '4', '112.50', '450.00']],
      90,
    ),
    { text: 'delivered to the first floor', x: 50, y: 102 },
    ...placeRows([50, 300, 350, 400], [['Brackets', '16', '3.25', '52.00']], 122),
    ...placeRows([350, 400], [['Sum', '502.00']], 142),
  ]);
  expect(await extract(file)).toBe(
    written([
      ['Description', 'Qty', 'Unit price', 'Amount'],
      [
        'Oak shelving, cut to size and oiled twice, and delivered to the first floor',
        '4',
        '112.50',
        '450.00',
      ],
      ['Brackets', '16', '3.25', '52.00'],
      ['', '', 'Sum', '502.00'],
    ]),
  );
});

const team = (name: string, rows: readonly string[][]) => [[name, 'Played', 'Points'], ...rows];

test('reads tables side by side with one head one after the other', async () => {
  const one = team('North', [
    ['Aldgate', '6', '41'],
    ['Bow', '5', '37'],
    ['Chelsea', '6', '12'],
  ]);
  const other = team('South', [
    ['Deptford', '6', '44'],
    ['Ealing', '6', '29'],
  ]);
  const file = await place([...placeRows([50, 120, 180], one, 60), ...placeRows([300, 370, 430], other, 60)]);
  expect(await extract(file)).toBe(`${written(one)}\n\n${written(other)}`);
});

test('writes labels with their values as lines, and no table', async () => {
  const labels = [
    ['Owner:', 'Lena Fox', 'Date:', '2025-02-11'],
    ['Make:', 'Volvo', 'Model:', '240 GL'],
  ];
  const file = await place(placeRows([50, 120, 300, 360], labels, 60));
  expect(await extract(file)).toBe(labels.map((row) => row.join(' ')).join('  \n'));
});

test('separates cells as near as words where cells of other rows start', async () => {
  // Chromium leaves 2 points between the cells of a table; the widest cell of each column is as near to the next one.
  const prices = [
    ['Item', 'Qty', 'Price'],
    ['Bread', '2', '3.50'],
    ['Milk and cream', '', '1.20'],
    ['Eggs', '12', '4.00'],
  ];
  expect(await extract(await place(placeRows([50, 119, 137], prices, 60, 14)))).toBe(written(prices));
  const people = [
    ['Name', 'City', 'Age'],
    ['Ann Lee', 'New York', '33'],
    ['Bob', 'Rome', '41'],
    ['Cy Young', 'Paris', '7'],
  ];
  expect(await extract(await place(placeRows([50, 103, 155], people, 60, 20)))).toBe(written(people));
});
