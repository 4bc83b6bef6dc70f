import fc from 'fast-check';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import { findNearestPages, findNearestTools } from './nearest-pages.ts';
import { sitePages } from './site-pages.ts';

const root = join(import.meta.dirname, '..', '..');
const tools = await Promise.all(
  globSync('client/tools/*/manifest.ts', { cwd: root }).map(async (file) => {
    const { default: manifest } = (await import(join(root, file))) as { default: ToolManifest };
    return manifest;
  }),
);

test.each([
  ['/tools/jsn-formater', 'json-formatter'],
  ['/calcuator', 'calculator'],
  ['/pdf-merge', 'pdf-merger'],
  ['/tools/merge-pdf', 'pdf-merger'],
  ['/tools/PDF_Merger.html', 'pdf-merger'],
  ['/tools/base-64', 'base64'],
  ['/unit-convertor/', 'unit-converter'],
  ['/passwrod-generator', 'password-generator'],
  ['/tools/qrcode', 'qr-generator'],
  ['/tools/shrink%20picture', 'image-compressor'],
  ['/tools/morgage', 'loan-calculator'],
  ['/nope-json', 'json-formatter'],
])('%s meant %s', (path, id) => {
  expect(findNearestTools(path, tools)[0]?.id).toBe(id);
});

test('pages are found by their own paths', () => {
  expect(findNearestPages('/suport', sitePages).map(({ path }) => path)).toEqual(['/support']);
  expect(findNearestPages('/favourites', sitePages).map(({ path }) => path)).toEqual(['/favorites']);
  expect(findNearestPages('/alltools', sitePages).map(({ path }) => path)).toEqual(['/all-tools']);
});

test('pages are found by a word of their names, and by other words for them', () => {
  expect(findNearestPages('/data', sitePages).map(({ path }) => path)).toEqual(['/your-data']);
  expect(findNearestPages('/contact', sitePages).map(({ path }) => path)).toEqual(['/support']);
});

test('an address that means nothing suggests nothing', () => {
  for (const path of ['/', '/zzzzqqqq', '/%%%', '/zzz-qqq.php', '/nope-not-here', '/nope/x']) {
    expect(findNearestTools(path, tools), path).toEqual([]);
    expect(findNearestPages(path, sitePages), path).toEqual([]);
  }
});

test('any path is answered, with three tools at most', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
      expect(findNearestTools(`/${text}`, tools).length).toBeLessThanOrEqual(3);
      expect(findNearestPages(`/${text}`, sitePages).length).toBeLessThanOrEqual(2);
    }),
  );
});
