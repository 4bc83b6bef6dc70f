import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { place } from '../fixtures/place-text.ts';
import operation from '../operation.ts';

async function extract(file: File, options: object = {}): Promise<string> {
  const { parts } = await executeOperation(operation, [file], options);
  return (await new Blob([parts[0]?.content ?? '']).text()).trimEnd();
}

const story = (page: number) =>
  Array.from({ length: 6 }, (_, index) => ({
    text: `Line ${index} of page ${page} tells of the harbor and its boats in summer.`,
    x: 50,
    y: 120 + index * 12,
  }));

test('keeps the head of a table on each page', async () => {
  const row = (cells: readonly string[], y: number) =>
    cells.map((text, index) => ({ text, x: 50 + index * 150, y }));
  const page = (number: number) => [
    ...row(['No.', 'Name', 'Town'], 40),
    ...Array.from({ length: 20 }, (_, index) =>
      row([`${number}${index}`, 'Ada', 'York'], 55 + 15 * index),
    ).flat(),
  ];
  const text = await extract(await place(page(1), page(2), page(3)));
  expect(text.match(/No\. Name Town/g)).toHaveLength(3);
  expect(text).toMatch(/^No\. Name Town\n10 Ada York/);
});

test('keeps repeated sentences and a repeated line in the middle of the page', async () => {
  const opening = ['The garden opens at nine and closes', 'at six, when the bell of the gate rings.'];
  const page = (number: number) => [
    ...opening.map((text, index) => ({ text, x: 50, y: 60 + 12 * index })),
    { text: `Note ${number} of the gardener is about the roses by the wall.`, x: 50, y: 84 },
    ...story(number),
    { text: 'Yours, Helen Marr', x: 50, y: 260 },
  ];
  const text = await extract(await place(page(1), page(2), page(3)));
  expect(text.match(/The garden opens at nine/g)).toHaveLength(3);
  expect(text.match(/Helen Marr/g)).toHaveLength(3);
});

test('keeps all lines of pages that are the same', async () => {
  const file = await place(story(1), story(1), story(1));
  expect((await extract(file)).match(/Line \d of page 1/g)).toHaveLength(18);
});

test('keeps the title that later pages repeat at their top', async () => {
  const head = { text: 'Boats of the north', x: 200, y: 40 };
  const title = { ...head, x: 50, y: 60, size: 16 };
  const text = await extract(
    await place([title, ...story(1)], [head, ...story(2)], [head, ...story(3)], [head, ...story(4)]),
  );
  expect(text.match(/Boats of the north/g)).toHaveLength(1);
  expect(text).toMatch(/^Boats of the north\n\nLine 0 of page 1/);
});

test('keeps the title of a chapter that is the running head of pages before it', async () => {
  const head = { text: 'Boats of the north', x: 200, y: 40 };
  const title = { ...head, x: 50, y: 60, size: 16 };
  const file = await place(story(1), [head, ...story(2)], [title, ...story(3)], [head, ...story(4)]);
  const text = await extract(file);
  expect(text.match(/Boats of the north/g)).toHaveLength(1);
  expect(text).toContain('Boats of the north\n\nLine 0 of page 3');
});

test('joins a paragraph that goes on on the next page, around heads and notes', async () => {
  const lines = [
    'Residents who had come early to get a seat left before the end, saying that',
    'the heating had failed again and that nobody had thought to bring any coffee,',
    'because the shop beside the depot had been shut since the storms of February.',
  ];
  const wrap = (own: readonly string[], y: number) =>
    own.map((text, index) => ({ text, x: 50, y: y + 12 * index }));
  const note = { text: '1 See Brown, Trams of Europe, page 44.', x: 50, y: 740, size: 7 };
  const file = await place(
    [...wrap(lines.slice(0, 2), 680), note],
    [...wrap(lines.slice(2), 60), ...story(2)],
  );
  const text = await extract(file);
  expect(text).toMatch(new RegExp(`^${lines.join(' ')}\n\n1 See Brown`));
  expect(await extract(file, { separator: 'number' })).toContain('[Page 2]\n\nbecause the shop');
});
