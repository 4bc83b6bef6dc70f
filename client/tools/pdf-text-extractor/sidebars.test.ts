import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { draw, place } from './fixtures/place-text.ts';
import operation from './operation.ts';

async function extract(file: File, form = 'lines'): Promise<string> {
  const { parts } = await executeOperation(operation, [file], { form });
  return new Blob([parts[0]?.content ?? '']).text();
}

const lined = (x: number, lines: readonly (readonly [y: number, text: string, size?: number])[]) =>
  lines.map(([y, text, size = 10]) => ({ text, x, y, size }));
const words = (text: string) => text.split(/\s+/).filter(Boolean);

// A CV in two columns of a CSS grid, as Chromium prints it. Poppler reads the sidebar first, then the rest.
const sidebar = lined(50, [
  [60, 'Contact', 13],
  [78, 'anna@example.org'],
  [93, '+49 30 123456'],
  [108, 'Berlin'],
  [132, 'Skills', 13],
  [150, 'TypeScript'],
  [165, 'Python'],
  [180, 'SQL'],
  [195, 'Docker'],
  [219, 'Languages', 13],
  [237, 'German'],
  [252, 'English'],
]);
const main = lined(190, [
  [66, 'Anna Example', 20],
  [84, 'Software engineer with ten years of experience in building web sites'],
  [99, 'and data pipelines for public and private customers in Berlin.'],
  [123, 'Experience', 13],
  [141, 'Senior Engineer, Firma AG'],
  [156, '2019 to 2024'],
  [176, 'Led a team of five people that moved the billing system from a large'],
  [191, 'monolith to services, and cut the costs of hosting by a third.'],
  [211, 'Engineer, Start GmbH'],
  [226, '2014 to 2019'],
  [246, 'Built the first version of the web shop and its search, and wrote the'],
  [261, 'tests that keep it running to this day.'],
]);

test.each([
  ['on the left', sidebar, main, [], [sidebar, main]],
  ['drawn last', main, sidebar, [], [sidebar, main]],
  [
    'below a wide heading',
    sidebar,
    main,
    lined(50, [[30, 'The life and the works of Anna Example in ten years']]),
    [],
  ],
])('reads a sidebar %s by itself', async (_, first, second, heading, order) => {
  const text = await extract(await place([...heading, ...first, ...second]));
  const expected = (order.length > 0 ? order : [heading, sidebar, main]).flat();
  expect(words(text)).toEqual(words(expected.map((line) => line.text).join(' ')));
});

test('reads a sidebar on the right after the text', async () => {
  const right = sidebar.map((line) => ({ ...line, x: 440 }));
  const left = main.map((line) => ({ ...line, x: 50 }));
  const text = await extract(await place([...right, ...left]));
  expect(words(text)).toEqual(words([...left, ...right].map((line) => line.text).join(' ')));
});

// Poppler reads such rows as rows, too.
test('reads rows with short cells in the middle of their height as rows', async () => {
  const rows = [0, 1, 2, 3, 4].flatMap((row) => [
    ...lined(50, [[106 + row * 32, `Item ${'abcde'[row] ?? ''}`]]),
    ...lined(190, [
      [100 + row * 32, 'A description of this item that takes two lines of the table'],
      [112 + row * 32, 'and ends in the second of them, as most do.'],
    ]),
  ]);
  const text = await extract(await place(rows));
  expect(
    text
      .match(/Item \w|description/g)
      ?.slice(0, 4)
      .toSorted(),
  ).toEqual(['Item a', 'Item b', 'description', 'description']);
});

const story = [
  'The harbor was full of boats that had come',
  'in overnight, because the wind had turned',
  'and nobody wanted to be out at sea when the',
  'storm came. In the morning the fishers stood',
];
const rest = [
  'on the quay and looked at the sky, which was',
  'as gray as the water, and went home again to',
  'wait. Nobody went out until the end of the',
  'week, when the sea was calm at last.',
];
const inColumns = (left: readonly string[], right: readonly string[]) =>
  place(
    [left, right].flatMap((lines, column) =>
      lines.map((text, index) => ({ text, x: 50 + column * 270, y: 100 + index * 12 })),
    ),
  ).then((file) => extract(file, 'paragraphs'));

test('joins a paragraph that goes on in the next column', async () => {
  expect(await inColumns(story, rest)).toBe(`${[...story, ...rest].join(' ')}\n`);
});

test('does not join columns after the end of a sentence or before a capital', async () => {
  const ended = story.with(-1, 'storm came. In the morning the fishers left.');
  expect(await inColumns(ended, rest)).toBe(`${ended.join(' ')}\n\n${rest.join(' ')}\n`);
  const capital = rest.with(0, 'On the quay they looked at the sky, that was');
  expect(await inColumns(story, capital)).toBe(`${story.join(' ')}\n\n${capital.join(' ')}\n`);
});

const down = (x: number, y: number, lines: readonly string[]) =>
  lined(
    x,
    lines.map((text, index) => [y + index * 12, text] as const),
  );
const address = ['Harbor Tools', '12 Quay Street', '91504 Poznan'];
const recipient = ['Ann Green', '4 Mill Lane', 'Wells', 'Ireland'];

// What is above a line drawn across the page is read before what is below it.
test.each([
  [
    'the head of a page of two columns',
    [
      ...down(50, 60, ['Notice 1036']),
      ...down(440, 60, ['Treasury']),
      ...down(50, 100, story),
      ...down(320, 100, rest),
    ],
    ['Notice 1036 Treasury', ...story, ...rest],
  ],
  [
    'a letterhead of two blocks above an address',
    [...down(50, 40, address), ...down(320, 40, address), ...down(50, 90, recipient)],
    [...address, ...address, ...recipient],
  ],
])('reads %s first', async (_, placed, expected) => {
  const text = await extract(await draw([{ x: 50, y: 75, width: 500 }], placed));
  expect(text.split('\n').filter(Boolean)).toEqual(expected);
});

test('reads headings with the columns below them, unless they start elsewhere', async () => {
  const heads = ['What went well', 'What to do'];
  const read = async (right: number) => {
    const above = [
      ...down(
        50,
        40,
        [...story.slice(0, 1), ''].map((text) => `${text} ${text}`),
      ),
      ...down(50, 75, heads.slice(0, 1)),
      ...down(right, 75, heads.slice(1)),
    ];
    const text = await extract(await place([...above, ...down(60, 100, story), ...down(330, 100, rest)]));
    return text.split('\n').filter(Boolean).slice(1);
  };
  expect(await read(320)).toEqual([heads[0], ...story, heads[1], ...rest]);
  expect(await read(450)).toEqual([heads.join(' '), ...story, ...rest]);
});

test('reads a note in the margin after the text, however near to a line it is', async () => {
  const note = { text: 'Here is a note', x: 30, y: 113.5 };
  const text = await extract(await place([...down(120, 100, [...story, ...rest]), note]));
  expect(text.split('\n').filter(Boolean)).toEqual([...story, ...rest, note.text]);
});
