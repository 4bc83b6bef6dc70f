import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { place } from './fixtures/place-text.ts';
import operation from './operation.ts';

const helvetica = (await PDFDocument.create()).embedStandardFont(StandardFonts.Helvetica);
/** Returns the width of a text in 10 points, drawn without kerning. */
const widthOf = (text: string) =>
  Array.from(text).reduce((sum, letter) => sum + helvetica.widthOfTextAtSize(letter, 10), 0);

async function extract(file: File): Promise<string[]> {
  const { parts } = await executeOperation(operation, [file], { form: 'lines' });
  const text = await new Blob([parts[0]?.content ?? '']).text();
  return text.split('\n').filter(Boolean);
}

/** Lines one below the other. */
const down = (x: number, y: number, texts: readonly string[], leading = 12) =>
  texts.map((text, index) => ({ text, x, y: y + index * leading }));
/** Cells of rows at these positions. */
const table = (xs: readonly number[], y: number, rows: readonly (readonly string[])[]) =>
  rows.flatMap((row, index) => row.map((text, cell) => ({ text, x: xs[cell] ?? 0, y: y + index * 16 })));
const rowsOf = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(' '));

const seller = ['Test Limited', 'Kacza 11/2', '91-504 Poznan', 'sales@example.org', 'Poland'];
const buyer = ['Media Joint Stock Company', 'Zwirki 16', '02-092 Warszawa', 'NIP 5272645593'];
const reference = ['Your reference: MM-17', 'Our reference: KD-4', 'Date: 4 June 2025'];
const goods = [
  ['No', 'Name of the goods', 'Unit', 'Price', 'VAT', 'Total'],
  ['1', 'Tests of the castle', 'pcs', '33.00', '23%', '40.59'],
  ['2', 'Documents of the prince', 'pcs', '44.00', '23%', '108.24'],
  ['3', 'Repair of the roof', 'pcs', '10.00', '23%', '12.30'],
];
const fields = [
  ['Name:', 'Ana Petrovic'],
  ['Street:', '12 Mill Lane'],
  ['Town:', '91-504 Poznan'],
  ['Remarks:', 'none at all'],
];
const prose = [
  'The committee met on Monday evening to discuss the',
  'proposed changes to the harbor wall, which has been',
  'leaking since the storms of last February. Several',
  'residents spoke against the plan in great detail.',
];
const box = [
  'Dates to remember: summer',
  'party on 21 June, regatta on',
  'July 5, closing night on 30',
  'September.',
];
const sender = ['Helen Murphy', '8 Rose Terrace', 'Galway'];
const numbers = ['Invoice no. 2025-117', 'Date 4 March 2025', 'Customer 40031'];
const bill = ['Bill to', 'Anna Walsh', '12 Mill Lane', 'Cork'];
const ship = ['Ship to', 'Walsh Furniture', 'Unit 4, Park East', 'Mallow'];
const method = [
  '1. Mix the flour with the salt.',
  '2. Add the milk and stir until',
  'no lumps are left.',
  '3. Fry.',
];
const events = [
  ['Opening speech', 'Hall 3'],
  ['Lunch', 'Foyer'],
  ['Dinner', 'Boat no. 2'],
];
const menu = [
  ['Starters', '', 'Mains'],
  ['Tomato soup', '5.50', 'Roast chicken', '17.00'],
  ['with basil and bread', '', 'green beans and gravy'],
  ['Smoked trout', '8.20', 'Sea bass', '19.80'],
  ['Goat cheese', '7.40', 'fennel and saffron'],
];
const amounts = [
  ['Flour', '200', 'grams', '3.50'],
  ['Eggs', '2', 'pieces', '0.90'],
  ['Milk', '1', 'liter', '1.20'],
];
const wide =
  'Mrs. Halloran asked whether the engineers had looked at a cheaper alternative to the proposal at all.';

test.each([
  ['two addresses', [...down(50, 60, seller), ...down(330, 60, buyer)], [...seller, ...buyer]],
  [
    'an address and references',
    [...down(50, 60, seller.slice(0, 3)), ...down(400, 60, reference)],
    [...seller.slice(0, 3), ...reference],
  ],
  [
    'an address with the date beside it',
    [...down(50, 60, seller), ...down(400, 60, ['Poznan, 4 June 2025']), ...down(50, 160, [wide, wide])],
    [...seller, 'Poznan, 4 June 2025', wide, wide],
  ],
  [
    'an address and the numbers of an invoice',
    [...down(50, 60, [...sender.slice(0, 2), 'Galway H91 K2P3']), ...down(400, 60, numbers)],
    [...sender.slice(0, 2), 'Galway H91 K2P3', ...numbers],
  ],
  [
    'an address and lines that end at the right edge',
    [
      ...down(50, 60, [...sender, 'Ireland']),
      ...numbers.map((text, index) => ({ text, x: 500 - widthOf(text), y: 60 + index * 12 })),
    ],
    [...sender, 'Ireland', ...numbers],
  ],
  ['names with streets', [...down(50, 60, bill), ...down(330, 60, ship)], [...bill, ...ship]],
  [
    'a letterhead in two sizes',
    [
      { text: 'Brandt & Partner', x: 50, y: 70, size: 18 },
      { text: 'Architects and engineers', x: 50, y: 86 },
      ...down(450, 64, ['Lindenweg', 'Graz', 'Austria'], 11).map((line) => ({ ...line, size: 8 })),
    ],
    ['Brandt & Partner', 'Architects and engineers', 'Lindenweg', 'Graz', 'Austria'],
  ],
  [
    'a recipe',
    [...down(50, 60, ['200 g flour', '2 eggs', 'milk', 'salt']), ...down(250, 60, method)],
    ['200 g flour', '2 eggs', 'milk', 'salt', ...method],
  ],
  [
    'a program with its rooms',
    down(
      50,
      60,
      events.map(([text = '']) => text),
    ).concat(
      down(
        200,
        60,
        events.map(([, text = '']) => text),
      ),
    ),
    rowsOf(events),
  ],
  [
    'a table below two addresses with the same gap',
    [...down(50, 60, seller), ...down(330, 60, buyer), ...table([50, 70, 330, 380, 430, 480], 150, goods)],
    [...seller, ...buyer, ...rowsOf(goods)],
  ],
  [
    'a menu of two columns',
    table([50, 200, 330, 480], 60, menu),
    [0, 2].flatMap((start) => rowsOf(menu.map((row) => row.slice(start, start + 2).filter(Boolean)))),
  ],
  ['amounts with units and prices', table([50, 150, 250, 350], 60, amounts), rowsOf(amounts)],
  ['labels and values', table([50, 200], 60, fields), rowsOf(fields)],
  [
    'a box at other heights than the text around it',
    [...down(50, 60, prose), ...down(380, 67, box), ...down(50, 116, [wide, wide])],
    [...prose, ...box, wide, wide],
  ],
  [
    'two names with offices at other heights',
    [...down(50, 60, ['Bill de Blasio', 'Mayor']), ...down(400, 65, ['James Hale', 'Police Commissioner'])],
    ['Bill de Blasio', 'Mayor', 'James Hale', 'Police Commissioner'],
  ],
  [
    'labels above values beside an address, nearly level',
    [
      ...[60, 90, 120].flatMap((y, index) => [
        { text: ['Invoice Date', 'Invoice Number', 'Tax ID'][index] ?? '', x: 50, y },
        { text: ['Jun 3, 2013', 'INV-0046', '123456789'][index] ?? '', x: 50, y: y + 12 },
      ]),
      ...down(330, 61.3, ['Orange Demo', '23 Main Street', 'Central City', 'Marine NY 12123', 'USA'], 14),
    ],
    [
      ...['Invoice Date', 'Jun 3, 2013', 'Invoice Number', 'INV-0046', 'Tax ID', '123456789'],
      ...['Orange Demo', '23 Main Street', 'Central City', 'Marine NY 12123', 'USA'],
    ],
  ],
  [
    'two wrapped captions',
    [
      ...down(50, 60, ['Name of the person who', 'issues the invoice']),
      ...down(330, 60, ['Name of the person who', 'receives the invoice']),
    ],
    ['Name of the person who', 'issues the invoice', 'Name of the person who', 'receives the invoice'],
  ],
])('reads %s in order', async (_, placed, expected) => {
  expect(await extract(await place(placed))).toEqual(expected);
});
