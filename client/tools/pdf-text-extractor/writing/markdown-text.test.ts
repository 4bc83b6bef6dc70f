import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { place } from '../fixtures/place-text.ts';
import operation from '../operation.ts';
import { writeMarkdown } from './write-markdown.ts';

const folder = join(import.meta.dirname, '..', 'fixtures');
const fixture = (name: string) => new File([readFileSync(join(folder, name))], name);
const commonMark = new MarkdownIt('commonmark').enable('table');

async function extract(file: File, form: 'paragraphs' | 'markdown'): Promise<string> {
  const { parts } = await executeOperation(operation, [file], { form });
  return new Blob([parts[0]?.content ?? '']).text();
}

/** Returns the text that CommonMark shows, with the numbers of list items and without the spaces. */
function shownText(markdown: string): string {
  return commonMark
    .parse(markdown, {})
    .map(({ type, info, markup, content, children }) => {
      if (type === 'list_item_open' && info) return info + markup;
      if (type === 'fence' || type === 'code_block') return content;
      return children?.map((child) => child.content).join('') ?? '';
    })
    .join('')
    .replace(/\s/g, '');
}

/** Returns the text of the plain form without bullets and spaces. */
const plainText = (text: string) => text.replace(/^[•–*-]\s/gm, '').replace(/\s/g, '');

/** Lines that are markup in CommonMark 0.31.2, and what they may follow. */
const marks = [
  'Store 42',
  '===================',
  'Total 12.50',
  '-------------------',
  '- - -',
  '***',
  '___',
  '~~~~',
  '```',
  '# no heading',
  '####### seven',
  '> no quote',
  '| a | b |',
  '| --- | --- |',
  ':-- | --:',
  '2024. A year',
  '3) Three',
  '+ plus',
  'a <b>bold</b> &amp; &lt; [link](x) ![p](y) ~~gone~~ C:\\temp\\',
  '#',
  '<!-- note -->',
  '[ref]: /x',
];
const placed = (size: number, apart: number) =>
  place(marks.map((text, index) => ({ text, x: 50, y: 60 + index * apart, size })));

test.each([
  ['tagged.pdf', () => fixture('tagged.pdf')],
  ['two pages', async () => new File([await makeDocument({ tag: 'A', pageCount: 2 })], 'a.pdf')],
  ['lines', () => placed(10, 12)],
  ['paragraphs', () => placed(10, 32)],
])('Markdown shows the text of the plain form: %s', async (_, open) => {
  const file = await open();
  expect(shownText(await extract(file, 'markdown'))).toBe(plainText(await extract(file, 'paragraphs')));
});

const usual = { size: 10, hasHeadings: false, turn: 0, commonSizes: new Set<number>() };

test.each([
  ['☑ I live in zone 4 ☐ I live in zone 5', '☑ I live in zone 4 ☐ I live in zone 5'],
  ['☐ weekly', '- [ ] weekly'],
  ['☑ never', '- [x] never'],
  ['☒ no', '- [x] no'],
  ['✔ Breakfast', '- ✔ Breakfast'],
  ['• Breakfast', '- Breakfast'],
])('keeps the tick of %s', (text, expected) => {
  expect(writeMarkdown({ lines: [], size: 10, isShort: true }, text, usual)).toBe(expected);
});
