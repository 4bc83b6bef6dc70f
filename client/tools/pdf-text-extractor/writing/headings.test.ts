import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { place } from '../fixtures/place-text.ts';
import operation from '../operation.ts';

async function extract(file: File): Promise<string> {
  const { parts } = await executeOperation(operation, [file], { form: 'markdown' });
  return (await new Blob([parts[0]?.content ?? '']).text()).trimEnd();
}

const story = [
  'The council met on Tuesday evening to decide whether the depot',
  'should become a market hall or a library for the whole town.',
];
const placeStory = (y: number) => story.map((text, index) => ({ text, x: 50, y: y + 12 * index }));

test('writes numbered lines above a text as headings, and items as a list', async () => {
  const file = await place([
    { text: '1. Introduction', x: 50, y: 60 },
    ...placeStory(82),
    { text: '1.1. Sources', x: 50, y: 118 },
    ...placeStory(140),
    ...['1. The keys', '2. The lamp'].map((text, index) => ({ text, x: 50, y: 176 + 12 * index })),
  ]);
  expect(await extract(file)).toBe(
    `## 1. Introduction\n\n${story.join(' ')}\n\n### 1.1. Sources\n\n${story.join(' ')}\n\n1. The keys\n2. The lamp`,
  );
});

test('takes no stamp and no watermark for a heading', async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([600, 800]);
  story.forEach((text, index) => page.drawText(text, { x: 80, y: 700 - index * 12, size: 10, font }));
  page.drawText('arXiv:2004.04906v3', { x: 30, y: 300, size: 20, font, rotate: degrees(90) });
  page.drawText('COPY', { x: 200, y: 300, size: 60, font, rotate: degrees(30) });
  const text = await extract(new File([await document.save()], 'a.pdf'));
  expect(text).toContain('COPY');
  expect(text).toContain('arXiv:2004.04906v3');
  expect(text).not.toContain('#');
});

test('takes no size for that of headings that more than a third of the lines have', async () => {
  const small = placeStory(500).map((line) => ({ ...line, size: 7 }));
  const rows = ['Nummer', 'Name', 'Ort'].map((text, index) => ({
    text,
    x: 50,
    y: 100 + 30 * index,
    size: 10,
  }));
  const file = await place([{ text: 'Rechnung', x: 50, y: 60, size: 20 }, ...rows, ...small]);
  expect(await extract(file)).toBe(`# Rechnung\n\nNummer\n\nName\n\nOrt\n\n${story.join(' ')}`);
});

test('takes lines of one size below each other for no headings', async () => {
  const rows = ['Nummer', 'Name', 'Ort', 'Land'];
  const file = await place([
    ...rows.map((text, index) => ({ text, x: 50, y: 100 + 30 * index, size: 12 })),
    ...[400, 440, 480, 520].flatMap(placeStory),
  ]);
  expect(await extract(file)).toContain(`${rows.join('\n\n')}\n\n${story.join(' ')}`);
});

test('writes bold lines above a text as headings, also directly above it', async () => {
  const file = await place([
    { text: 'The depot', x: 50, y: 60, isBold: true },
    ...placeStory(82),
    { text: 'A second meeting', x: 50, y: 106, isBold: true },
    ...placeStory(118),
  ]);
  expect(await extract(file)).toBe(
    `### The depot\n\n${story.join(' ')}\n\n### A second meeting\n\n${story.join(' ')}`,
  );
});

test('takes no bold sentence, no bold row and no bold last line for a heading', async () => {
  const row = ['Sum without tax', '473.00'].map((text, index) => ({ text, x: 50 + 200 * index, y: 120 }));
  const file = await place([
    { text: 'The council met.', x: 50, y: 60, isBold: true },
    ...placeStory(82),
    ...row.map((cell) => ({ ...cell, isBold: true })),
    ...placeStory(150),
    { text: 'The end', x: 50, y: 200, isBold: true },
  ]);
  expect(await extract(file)).not.toContain('#');
});

// As in a manual page: small headings above indented lines.
test('takes slightly larger bold lines among short ones for headings', async () => {
  const file = await place([
    { text: 'NAME', x: 50, y: 60, size: 10.9, isBold: true },
    { text: 'pump - move water', x: 86, y: 72 },
    { text: 'BUGS', x: 50, y: 90, size: 10.9, isBold: true },
    { text: 'none known', x: 86, y: 102 },
    ...placeStory(300),
  ]);
  expect(await extract(file)).toBe(
    `### NAME\n\npump - move water\n\n### BUGS\n\nnone known\n\n${story.join(' ')}`,
  );
});
