import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';
import { writeObjects } from '#client/lib/pdf/fixtures/write-objects.ts';
import { isTableSound } from './cross-reference.ts';
import { rebuildTable } from './rebuild-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'rebuild-table-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A document of three pages, written by qpdf. */
async function write(options: readonly string[]): Promise<string> {
  const [from, to] = [join(folder, 'from.pdf'), join(folder, 'to.pdf')];
  writeFileSync(from, await makeDocument({ tag: 'A', pageCount: 3 }));
  execFileSync('qpdf', [...options, from, to]);
  return readFileSync(to, 'latin1');
}

const blob = (text: string) => new Blob([Buffer.from(text, 'latin1')]);
const readPages = (pdf: Blob) =>
  pdf.arrayBuffer().then((bytes) => {
    const path = join(folder, 'read.pdf');
    writeFileSync(path, new Uint8Array(bytes));
    expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toContain('No syntax or stream');
    return execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' })
      .split('\f')
      .map((page) => page.trim());
  });
const pages = ['A page 1', 'A page 2', 'A page 3', ''];

const writers = {
  'a table': ['--object-streams=disable'],
  'a table stream': ['--object-streams=generate'],
  'two tables': ['--object-streams=disable', '--linearize'],
  'two table streams': ['--object-streams=generate', '--linearize'],
  encryption: ['--encrypt', '', 'x', '256', '--'],
};

test.each(Object.entries(writers))(
  'the table of a sound file with %s leads to its objects',
  async (_, options) => {
    const text = await write(options);
    expect(await isTableSound(blob(text))).toBe(true);
    expect(await isTableSound(blob(`junk\n${text}\nmore`))).toBe(true);
  },
);

const damages: Record<string, (text: string) => string> = {
  'no end': (text) => text.slice(0, text.lastIndexOf('startxref')),
  'a wrong startxref': (text) => text.replace(/startxref\s+\d+\s+%%EOF\s*$/, 'startxref\n7\n%%EOF'),
  'objects that moved': (text) => text.replace(/^(%PDF.*\n)/, '$1%moved everything by this\n'),
  'objects that moved, and other bytes around it': (text) =>
    `junk\n${text.replace(/^(%PDF.*\n)/, '$1%moved\n')}${'\0'.repeat(3000)}`,
};

// pdf.js (6.5.438) takes this word in a text for a table when it looks for objects itself.
test('finds the pages of a file that has the word “xref” in its texts', async () => {
  const content = 'BT /F 12 Tf 20 100 Td (an xref here) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]/Resources<</Font<</F 5 0 R>>>>>>',
    '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const whole = writeObjects(objects);
  const rebuilt = await rebuildTable(blob(whole.slice(0, whole.lastIndexOf('\nxref'))), undefined);
  expect(rebuilt && (await readPages(rebuilt.file))).toEqual(['an xref here', '']);
});

test.each(
  Object.keys(writers).flatMap((writer) => Object.keys(damages).map((damage) => [writer, damage] as const)),
)('finds the pages of a file with %s and %s', async (writer, damage) => {
  const text = await write(writers[writer as keyof typeof writers]);
  const rebuilt = await rebuildTable(blob(damages[damage]?.(text) ?? ''), undefined);
  expect(rebuilt && (await readPages(rebuilt.file))).toEqual(pages);
});

test('a file that is cut off keeps the pages that are left, and is refused where none is', async () => {
  const content = 'BT /F 12 Tf 20 100 Td (first) Tj ET';
  const whole = writeObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 6 0 R]/Count 2/MediaBox[0 0 300 200]/Resources<</Font<</F 5 0 R>>>>>>',
    '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Page/Parent 2 0 R/Contents 7 0 R>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  ]);
  const rebuilt = await rebuildTable(blob(whole.slice(0, whole.indexOf('7 0 obj'))), undefined);
  expect(rebuilt && (await readPages(rebuilt.file))).toEqual(['first', '', '']);
  expect(await rebuildTable(blob(whole.slice(0, whole.indexOf('4 0 obj'))), undefined)).toBeUndefined();
});

test('pages that are cut off are no part of the page tree, and are counted', async () => {
  const content = 'BT /F 12 Tf 20 100 Td (first) Tj ET';
  const whole = writeObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 9 0 R 10 0 R]/Count 7>>',
    '<</Type/Pages/Parent 2 0 R/Kids[4 0 R 7 0 R 8 0 R]/Count 3/MediaBox[0 0 300 200]/Resources<</Font<</F 6 0 R>>>>>>',
    '<</Type/Page/Parent 3 0 R/Contents 5 0 R>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Page/Parent 3 0 R/Contents[5 0 R]>>',
    '<</Type/Page/Parent 3 0 R/Contents 99 0 R>>',
    '<</Type/Page/Parent 2 0 R>>',
    '<</Type/Pages/Parent 2 0 R/Count 3/Kids[]>>',
  ]);
  const rebuilt = await rebuildTable(blob(whole.slice(0, whole.indexOf('9 0 obj'))), undefined);
  expect(rebuilt && (await readPages(rebuilt.file))).toEqual(['first', 'first', '', '']);
  expect(rebuilt?.pages).toEqual({ filled: 2, promised: 7 });
});
