import MarkdownIt from 'markdown-it';
import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from '../operation.ts';

interface Linked {
  /** The line; its linked part is in brackets. */
  readonly text: string;
  readonly url?: string;
}

/** Places lines below each other and puts link annotations on their linked parts (ISO 32000-1, 12.5.6.5). */
async function placeLinks(lines: readonly Linked[], size = 10): Promise<File> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([600, 800]);
  // Letters are drawn without kerning.
  const widthOf = (text: string) =>
    Array.from(text).reduce((sum, letter) => sum + font.widthOfTextAtSize(letter, size), 0);
  const annotations = lines.flatMap(({ text, url }, index) => {
    const y = 740 - index * 12;
    page.drawText(text.replace(/[{}]/g, ''), { x: 50, y, size, font });
    const [before = '', linked = ''] = text.split(/[{}]/);
    const left = 50 + widthOf(before);
    const right = left + widthOf(linked);
    if (url === undefined) return [];
    const action = { S: 'URI', URI: PDFString.of(url) };
    return { Type: 'Annot', Subtype: 'Link', Rect: [left, y - 2, right, y + 8], A: action };
  });
  page.node.set(PDFName.of('Annots'), document.context.obj(annotations));
  return new File([await document.save()], 'links.pdf');
}

async function extract(file: File, form: string): Promise<string> {
  const { parts } = await executeOperation(operation, [file], { form });
  return (await new Blob([parts[0]?.content ?? '']).text()).trimEnd();
}

const renderer = new MarkdownIt('commonmark').enable('table');

/** Returns the links that CommonMark shows, with their text. */
const shownLinks = (markdown: string) =>
  Array.from(renderer.render(markdown).matchAll(/<a href="([^"]*)">(.*?)<\/a>/gs), ([, url, text]) => [
    text,
    url,
  ]);

test('Markdown has the links of a text, and other forms have their text alone', async () => {
  const lines = [
    {
      text: 'A guide for members is no longer printed; read the {guide} of this',
      url: 'https://a.example/x_y(1)',
    },
    { text: 'year, or ask the office. The rules are those of the {society for', url: 'https://b.example/' },
    { text: '{old trees} and their friends.', url: 'https://b.example/' },
  ];
  const file = await placeLinks(lines);
  const plain = lines.map(({ text }) => text.replace(/[{}]/g, '')).join(' ');
  expect(await extract(file, 'paragraphs')).toBe(plain);
  expect(await extract(file, 'markdown')).toBe(
    plain
      .replace('the guide', 'the [guide](<https://a.example/x_y(1)>)')
      .replace('society for old trees', '[society for old trees](https://b.example/)'),
  );
});

test('writes links that CommonMark shows with their address', async () => {
  const lines = [
    { text: '1. {see [a] *note*}', url: 'https://c.example/a?b=1&c=2' },
    { text: '2. {https://d.example/e_f}', url: 'https://d.example/e_f' },
    { text: '3. {help@g.example}', url: 'mailto:help@g.example' },
    { text: '4. no link' },
  ];
  expect(shownLinks(await extract(await placeLinks(lines), 'markdown'))).toEqual([
    ['see [a] *note*', 'https://c.example/a?b=1&amp;c=2'],
    ['https://d.example/e_f', 'https://d.example/e_f'],
    ['help@g.example', 'mailto:help@g.example'],
  ]);
});
