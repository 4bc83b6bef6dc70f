import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';
import { allPages, mergeSources, toSource } from '#client/lib/pdf/fixtures/merge-sources.ts';
import { readPdfObjects } from './read-objects.ts';
import { writePdf } from './write-pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'dangling-references-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A page whose last object is 5, with references to objects that do not exist. */
function makePage(entries: string, root = ''): Uint8Array<ArrayBuffer> {
  const drawing = 'BT /F 24 Tf 20 340 Td (Seen) Tj ET 0 0 1 rg 20 20 200 200 re f';
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${root}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Resources<</Font<</F 5 0 R>>>>${entries}>>`,
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  let table = '0000000000 65535 f \n';
  objects.forEach((object, index) => {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const end = `xref\n0 6\n${table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(text + end);
}

const dangling: [string, Uint8Array<ArrayBuffer>][] = [
  ['the contents of a page', makePage('/Contents[4 0 R 6 0 R 7 0 R]')],
  ['annotations', makePage('/Contents 4 0 R/Annots[6 0 R 7 0 R]')],
  ['the catalog', makePage('/Contents 4 0 R', '/Metadata 6 0 R/AcroForm 7 0 R/Names 8 0 R')],
  [
    'a form that is listed',
    makePage(
      '/Contents[4 0 R 7 0 R]/Annots[6 0 R]',
      '/AcroForm<</Fields[<</FT/Tx/T(a)/Kids[8 0 R]>> 9 0 R]>>',
    ),
  ],
];

/** Draws the first page with poppler, and asks qpdf for errors. */
function judge(bytes: Uint8Array) {
  const path = join(folder, 'judged.pdf');
  writeFileSync(path, bytes);
  execFileSync('pdftoppm', ['-r', '50', '-singlefile', path, `${path}-page`], { stdio: 'ignore' });
  const drawn = createHash('sha256')
    .update(readFileSync(`${path}-page.ppm`))
    .digest('hex');
  // Warnings, as of the missing objects themselves, have the status 3.
  return { drawn, hasErrors: spawnSync('qpdf', ['--check', path]).status === 2 };
}

interface QpdfObject {
  readonly stream?: { readonly dict: Readonly<Record<string, unknown>> };
}

/** The references to the tables and object streams of the file, which nothing may refer to (ISO 32000-2, 7.5.7). */
function refsToTables(bytes: Uint8Array): string[] {
  const path = join(folder, 'listed.pdf');
  writeFileSync(path, bytes);
  const json = spawnSync('qpdf', ['--json', '--json-key=qpdf', path], { encoding: 'utf8' }).stdout;
  const objects = (JSON.parse(json) as { qpdf: [object, Record<string, QpdfObject>] }).qpdf[1];
  const isTable = (ref: string) =>
    ['/ObjStm', '/XRef'].includes(String(objects[`obj:${ref}`]?.stream?.dict['/Type']));
  return [...json.matchAll(/"(\d+ \d+ R)"(?!:)/g)].flatMap(([, ref = '']) => (isTable(ref) ? [ref] : []));
}

describe.each(dangling)('references to missing objects in %s', (_where, source) => {
  test('still mean nothing after the file is written', async () => {
    const context = await readPdfObjects(new Blob([source]), undefined, true);
    const written = context && new Uint8Array(await writePdf(context).arrayBuffer());
    expect(written && judge(written)).toEqual(judge(source));
    expect(written && refsToTables(written)).toEqual([]);
  });

  test('still mean nothing after a merge', async () => {
    const form = await makeDocument({ tag: 'B', pageCount: 1, fields: { name: 'Ada' } });
    const sources = [await toSource('A', source), await toSource('B', form)];
    const { bytes } = await mergeSources(sources, allPages(...sources), {});
    expect(judge(bytes)).toEqual(judge(source));
    expect(refsToTables(bytes)).toEqual([]);
  });
});

test('a missing document information leaves none', async () => {
  const source = Buffer.from(makePage('/Contents 4 0 R'))
    .toString('latin1')
    .replace('/Root', '/Info 6 0 R/Root');
  const context = await readPdfObjects(new Blob([source]), undefined, true);
  const path = join(folder, 'written.pdf');
  writeFileSync(path, context ? new Uint8Array(await writePdf(context).arrayBuffer()) : '');
  expect(execFileSync('qpdf', ['--show-object=trailer', path], { encoding: 'utf8' })).not.toContain('/Info');
});

test('a link to a name that nothing defines looks as before, and the name stays behind', async () => {
  const link = '<</Type/Annot/Subtype/Link/Rect[20 250 200 350]/Border[0 0 5]/C[1 0 0]/Dest(nowhere)>>';
  const page = makePage(`/Contents 4 0 R/Annots[${link}]`);
  const source = await toSource('link', page);
  const { bytes } = await mergeSources([source], allPages(source), {});
  expect(judge(bytes)).toEqual(judge(page));
  expect(judge(bytes).drawn).not.toBe(judge(makePage('/Contents 4 0 R')).drawn);
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('nowhere');
});
