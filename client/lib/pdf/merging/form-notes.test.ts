import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFBool, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, test } from 'vitest';
import { makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';
import { allPages, mergeSources, page, planned, toSource } from '#client/lib/pdf/fixtures/merge-sources.ts';
import type { OutputPage, PdfSource } from './merge-request.ts';

const folder = mkdtempSync(join(tmpdir(), 'form-notes-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The form of the result as qpdf reads it, and the notes. */
async function merge(sources: readonly PdfSource[], pages: readonly OutputPage[] = allPages(...sources)) {
  const { bytes, notes } = await mergeSources(sources, pages, {});
  const path = join(folder, 'merged.pdf');
  writeFileSync(path, bytes);
  const json = execFileSync('qpdf', ['--json', '--json-key=acroform', path], { encoding: 'utf8' });
  const { acroform } = JSON.parse(json) as {
    acroform: { needappearances: boolean; fields: { fullname: string }[] };
  };
  return {
    isRedrawn: acroform.needappearances,
    names: acroform.fields.map(({ fullname }) => fullname),
    texts: notes.map(({ text }) => text),
  };
}

/** A form whose fields viewers have to draw; its second page has none. */
async function makeAsking(tag: string): Promise<PdfSource> {
  const document = await PDFDocument.load(await makeDocument({ tag, pageCount: 2, fields: { asked: 'x' } }));
  document.getForm().acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
  return toSource(tag, await document.save({ updateFieldAppearances: false }));
}

// ISO 32000-2, table 224: the entry is of the whole form.
describe('a form that asks viewers to draw its fields', () => {
  test('is a note if other files have fields', async () => {
    const sources = [await planned('A', { pageCount: 1, fields: { name: 'Ada' } }), await makeAsking('B')];
    const { isRedrawn, texts } = await merge(sources);
    expect(isRedrawn).toBe(true);
    expect(texts).toContain(
      'Viewers may draw the form fields of “A.pdf” again, because of NeedAppearances in “B.pdf”.',
    );
  });

  test('is no note if it has the only fields', async () => {
    const { isRedrawn, texts } = await merge([await planned('A', { pageCount: 1 }), await makeAsking('B')]);
    expect(isRedrawn).toBe(true);
    expect(texts.join()).not.toContain('NeedAppearances');
  });

  test('leaves other files alone if its own fields are not in the result', async () => {
    const sources = [await planned('A', { pageCount: 1, fields: { name: 'Ada' } }), await makeAsking('B')];
    const { isRedrawn, texts } = await merge(sources, [page('A', 1), page('B', 2)]);
    expect(isRedrawn).toBe(false);
    expect(texts.join()).not.toContain('NeedAppearances');
  });
});

test('the new names of fields on a page that is taken twice are a note', async () => {
  const source = await planned('A', { pageCount: 1, fields: { name: 'Ada', 'home.city': 'Wien' } });
  const { names, texts } = await merge([source], [page('A', 1), page('A', 1)]);
  expect(names.toSorted()).toEqual(['home.city', 'home_city_2', 'name', 'name_2']);
  expect(texts).toContain(
    'Form fields have other names on further copies of a page: “name” is “name_2”, “home.city” is “home_city_2”.',
  );
});

test('properties are not missed where a file has none', async () => {
  // The tree says 3 pages and has 2, which viewers add up in another way.
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 3/MediaBox[0 0 90 90]>>',
    '<</Type/Page/Parent 2 0 R>>',
    '<</Type/Page/Parent 2 0 R>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  const bytes = new TextEncoder().encode(`%PDF-1.7\n${body}trailer\n<</Size 5/Root 1 0 R>>\n`);
  const { texts } = await merge([await toSource('A', bytes)], [page('A', 2)]);
  expect(texts.join()).not.toContain('roperties');
});
