import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { draw, place } from './fixtures/place-text.ts';
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

/** Rows of cells with their lines, 12 points apart, and the lines drawn around the rows. */
const risks = [
  [['Risk'], ['Cause'], ['Measure'], ['Owner']],
  [
    ['Late delivery of', 'the steel frames'],
    ['The only supplier works at', 'full capacity until the end', 'of June'],
    ['Order six weeks early and', 'agree a second supplier'],
    ['Purchasing'],
  ],
  [
    ['Noise'],
    ['Piling close to the school'],
    ['No piling before nine; letters', 'to all neighbors'],
    ['Press'],
  ],
];
const written4 = written(risks.map((row) => row.map((lines) => lines.join(' '))));
const lefts = [50, 150, 300, 450, 550];
const tops = [60, 78, 120, 150];

const riskTexts = risks.flatMap((row, index) =>
  row.flatMap((lines, cell) =>
    lines.map((text, line) => ({ text, x: (lefts[cell] ?? 0) + 4, y: (tops[index] ?? 0) + 12 * (line + 1) })),
  ),
);
const across = tops.map((y) => ({ x: 50, y, width: 500 }));
const upright = lefts.map((x) => ({ x, y: 60, height: 90 }));

/** Browsers leave 1.5 points between the boxes of cells. */
const boxes = tops.slice(0, 3).flatMap((top, row) =>
  lefts.slice(0, 4).flatMap((left, column) => {
    const [width, height] = [(lefts[column + 1] ?? 0) - left - 1.5, (tops[row + 1] ?? 0) - top - 1.5];
    return [
      { x: left, y: top, width },
      { x: left, y: top + height, width },
      { x: left, y: top, height },
      { x: left + width, y: top, height },
    ];
  }),
);

test.each([
  ['all its lines', [...across, ...upright]],
  ['lines as thin areas', [...across, ...upright].map((line) => ({ width: 1, height: 1, ...line }))],
  ['no outer lines at its sides', [...across, ...upright.slice(1, -1)]],
  ['a box around each cell', boxes],
  ['level lines alone', across],
  ['a line below each row alone', across.slice(1)],
  [
    'every other row in gray',
    [
      { x: 50, y: 60, width: 500, height: 18 },
      { x: 50, y: 120, width: 500, height: 30 },
    ],
  ],
])('reads wrapped cells of a table with %s', async (_, drawn) => {
  expect(await extract(await draw(drawn, riskTexts))).toBe(written4);
});

test('reads the cells over several rows and columns of a table with lines', async () => {
  const xs = [50, 150, 250, 350];
  const file = await draw(
    [
      ...[60, 120].map((y) => ({ x: 50, y, width: 300 })),
      ...[80, 100].map((y) => ({ x: 150, y, width: 200 })),
      ...[50, 150, 350].map((x) => ({ x, y: 60, height: 60 })),
      { x: 250, y: 80, height: 40 },
    ],
    [
      { text: 'Region', x: 54, y: 84 },
      { text: 'of the club', x: 54, y: 96 },
      { text: 'Sales in both halves of the year', x: 170, y: 74 },
      ...placeRows(
        xs.map((x) => x + 4),
        [
          ['', 'First', 'Second'],
          ['', '120', '140'],
        ],
        94,
      ),
    ],
  );
  expect(await extract(file)).toBe(
    written([
      ['Region of the club', 'Sales in both halves of the year', ''],
      ['', 'First', 'Second'],
      ['', '120', '140'],
    ]),
  );
});

test('reads rows without lines between them as rows', async () => {
  const rows = [
    ['Date', 'Details', 'Out', 'Balance'],
    ['03 Feb', 'Card payment', '18.20', '1,186.30'],
    ['04 Feb', 'Rent of the hall', '640.00', '546.30'],
    ['05 Feb', 'Envelopes', '3.10', '543.20'],
  ];
  const lines = [60, 80, 140].map((y) => ({ x: 50, y, width: 400 }));
  const columns = [50, 130, 250, 330, 450].map((x) => ({ x, y: 60, height: 80 }));
  const texts = placeRows([54, 134, 254, 334], rows, 74);
  expect(await extract(await draw([...lines, ...columns], texts))).toBe(written(rows));
});

test('reads the bars of a chart as no table', async () => {
  const bars = [90, 140, 60].map((width, index) => ({ x: 150, y: 60 + 30 * index, width, height: 20 }));
  const labels = ['Cork', 'Dublin', 'Galway'].flatMap((text, index) => [
    { text, x: 50, y: 74 + 30 * index },
    { text: `${(index + 2) * 12}%`, x: 160, y: 74 + 30 * index },
  ]);
  expect(await extract(await draw(bars, labels), 'lines')).toBe('Cork 24%\n\nDublin 36%\n\nGalway 48%');
});

test('reads a text beside a table with lines as a whole', async () => {
  const sums = [
    ['Subtotal', '814.00'],
    ['VAT 23%', '187.22'],
    ['Total', '1,001.22'],
  ];
  const thanks = ['Thank you for your order.', 'Please pay within 30 days.'];
  const file = await draw(
    [
      ...[60, 80, 100, 120].map((y) => ({ x: 300, y, width: 200 })),
      ...[300, 400, 500].map((x) => ({ x, y: 60, height: 60 })),
    ],
    [
      ...thanks.map((text, index) => ({ text, x: 50, y: 74 + index * 12 })),
      ...placeRows([304, 404], sums, 74),
    ],
  );
  expect(await extract(file, 'lines')).toBe(
    `${thanks.join('\n')}\n\n${sums.map((row) => row.join(' ')).join('\n')}`,
  );
});
