import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { place } from '../fixtures/place-text.ts';
import operation from '../operation.ts';

async function extract(file: File): Promise<string> {
  const { parts } = await executeOperation(operation, [file], {});
  return (await new Blob([parts[0]?.content ?? '']).text()).trimEnd();
}

const story = (page: number) =>
  Array.from({ length: 6 }, (_, index) => ({
    text: `Line ${index} of page ${page} tells of the harbor and its boats in summer.`,
    x: 50,
    y: 120 + index * 12,
  }));

test('keeps the head of a table on its first page', async () => {
  const row = (cells: readonly string[], y: number) =>
    cells.map((text, index) => ({ text, x: 50 + index * 150, y }));
  const page = (number: number) => [
    ...row(['No.', 'Name', 'Town'], 40),
    ...Array.from({ length: 20 }, (_, index) =>
      row([`${number}${index}`, 'Ada', 'York'], 55 + 15 * index),
    ).flat(),
  ];
  const text = await extract(await place(page(1), page(2), page(3)));
  expect(text.match(/No\. Name Town/g)).toHaveLength(1);
  expect(text).toMatch(/^No\. Name Town\n10 Ada York/);
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
