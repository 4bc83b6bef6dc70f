import { PDFDocument } from '@cantoo/pdf-lib';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type DocumentPlan, makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { outputName } from '#client/tool-kit/operations/output-names.ts';
import { convert } from '#core/images/fixtures/image-programs.mjs';
import operation from './operation.ts';
import { fitBySize } from './splitting/fit-size.ts';
import { planBookmarks, planEvery, planRanges } from './splitting/plan-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'pdf-splitter-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function document(plan: Partial<DocumentPlan> = {}): Promise<File> {
  return new File([await makeDocument({ tag: 'A', pageCount: 6, ...plan })], 'a book.pdf');
}

async function split(file: File, options: object = {}) {
  const { parts, notes = [] } = await executeOperation(operation, file, options);
  const files = await Promise.all(
    parts.map(async ({ name, content }) => ({
      name,
      pages: readPages(await save(content)),
      size: new Blob([content]).size,
    })),
  );
  return { files, notes: notes.map(({ sentence }) => sentence) };
}

async function save(content: string | Blob): Promise<string> {
  const path = join(mkdtempSync(join(folder, 'part-')), 'part.pdf');
  writeFileSync(path, new Uint8Array(await new Blob([content]).arrayBuffer()));
  return path;
}

/** The pages' texts by poppler, after qpdf found the file sound. */
function readPages(path: string): string[] {
  expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toContain(
    'No syntax or stream encoding errors',
  );
  return execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' })
    .split('\f')
    .slice(0, -1)
    .map((page) => page.trim().split('\n')[0]?.replace('A page ', '') ?? '');
}

test.each([
  [{ parts: '1-2, 5' }, [['1', '2', '5']]],
  [
    { parts: '1-2 | 6-4' },
    [
      ['1', '2'],
      ['6', '5', '4'],
    ],
  ],
  [
    { parts: 'odd | even' },
    [
      ['1', '3', '5'],
      ['2', '4', '6'],
    ],
  ],
  [{ parts: 'last, 1, 1' }, [['6', '1', '1']]],
  [
    { by: 'every', every: 4 },
    [
      ['1', '2', '3', '4'],
      ['5', '6'],
    ],
  ],
])('%o', async (options, expected) => {
  expect((await split(await document(), options)).files.map(({ pages }) => pages)).toEqual(expected);
});

test('at bookmarks, under their names', async () => {
  const { files, notes } = await split(await document({ hasOutline: true }), {
    by: 'bookmarks',
    level: 2,
    nameTemplate: '{n} {bookmark} ({pages})',
  });
  expect(files.map(({ pages }) => pages)).toEqual([['1'], ['2'], ['3'], ['4'], ['5'], ['6']]);
  expect(files[2]?.name).toMatch(/^3 .*3.* \(3\)\.pdf$/);
  expect(notes[0]).toBe('6 pages of 6 in 6 files.');
  await expect(split(await document(), { by: 'bookmarks' })).rejects.toThrow('no bookmarks');
});

test.each([
  ['2-3', 'left out'],
  ['2-3 | 5', 'of other files'],
])('pages %s lose bookmarks to pages %s', async (parts, pages) => {
  const { notes } = await split(await document({ hasOutline: true }), { parts });
  expect(notes).toContain(`Links and bookmarks to pages ${pages} are removed.`);
});

test('what a part does not use stays behind', async () => {
  const whole = await document({ pageCount: 200, isUnpacked: true });
  const { files } = await split(whole, { parts: '7' });
  expect(files[0]?.size).toBeLessThan(whole.size / 20);
});

test('by size: no file is larger, no page is lost', async () => {
  const whole = await document({ pageCount: 60 });
  const { files } = await split(whole, { by: 'size', megabytes: 0.01 });
  expect(files.flatMap(({ pages }) => pages)).toEqual(
    Array.from({ length: 60 }, (_, index) => String(index + 1)),
  );
  expect(files.length).toBeGreaterThan(1);
  for (const { size } of files) expect(size).toBeLessThanOrEqual(10_000);
});

test('pages that are larger than asked for are reported together', async () => {
  const large = await PDFDocument.create();
  for (let page = 0; page < 6; page += 1) {
    large
      .addPage()
      .node.addContentStream(
        large.context.register(large.context.stream(`%${randomBytes(20_000).toString('hex')}`)),
      );
  }
  const { files, notes } = await split(new File([await large.save()], 'a book.pdf'), {
    by: 'size',
    megabytes: 0.01,
  });
  expect(files).toHaveLength(6);
  expect(notes[0]).toMatch(
    /^Larger than asked for: “.+” \(.+, page 1 alone\), .+ page 3 alone\) and 3 more\.$/,
  );
});

test('a single part is named for its pages, never as its file', async () => {
  const nameOf = async (parts: string) => {
    const result = await executeOperation(operation, new File([await document()], 'a.pdf'), { parts });
    return result.parts.map((part) => outputName('a.pdf', part, 1));
  };
  expect(await nameOf('2')).toEqual(['a-pages-2.pdf']);
  expect(await nameOf('1-2, 5')).toEqual(['a-pages-1-2+5.pdf']);
});

test('a part that begins at no bookmark is named by its pages', async () => {
  const { files } = await split(await document(), { parts: '1-2 | 5', nameTemplate: '{n} {bookmark}' });
  expect(files.map(({ name }) => name)).toEqual(['1 p1-2.pdf', '2 p5.pdf']);
  const named = await split(await document(), { parts: '1 3', nameTemplate: 'Part {pages}.PDF' });
  expect(named.files.map(({ name, pages }) => [name, pages])).toEqual([['Part 1+3.pdf', ['1', '3']]]);
});

test('a locked file asks for its password, and the parts have none', async () => {
  const [from, to] = [join(folder, 'open.pdf'), join(folder, 'locked.pdf')];
  writeFileSync(from, new Uint8Array(await (await document()).arrayBuffer()));
  execFileSync('qpdf', ['--encrypt', 'secret', 'secret', '256', '--', from, to]);
  const locked = new File([readFileSync(to)], 'locked.pdf');
  await expect(split(locked)).rejects.toMatchObject({ details: { field: 'openPassword' } });
  const { files, notes } = await split(locked, { openPassword: 'secret', parts: '2' });
  expect(files[0]?.pages).toEqual(['2']);
  expect(notes).toContain('The result has no password, though “locked.pdf” had protection.');
});

test.each([
  ['7', 'Page 7 does not exist', 1],
  ['1 | 2, x', '“x” is not a page', 8],
])('“%s” is refused with its place', async (parts, message, column) => {
  const mistake = expect(split(await document(), { parts })).rejects;
  await mistake.toMatchObject({
    message: expect.stringContaining(message) as string,
    details: { field: 'parts', column },
  });
});

test('no pages at all are refused', async () => {
  await expect(split(await document(), { parts: ' | ' })).rejects.toThrow('There are no pages to take.');
});

test('every plan takes each page once, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 500 }), (pageCount, size) => {
      const all = Array.from({ length: pageCount }, (_, index) => index);
      expect(planEvery(size, pageCount).flatMap(({ pages }) => pages)).toEqual(all);
      const bookmarks = [size % pageCount, (size * 7) % pageCount].map((pageIndex) => ({
        title: 'x',
        level: 1,
        pageIndex,
      }));
      expect(planBookmarks(bookmarks, 1, pageCount).flatMap(({ pages }) => pages)).toEqual(all);
    }),
  );
  expect(planRanges('1\n2-3', 3).map(({ pages }) => pages)).toEqual([[0], [1, 2]]);
});

test('parts are filled up to the size, whatever the pages weigh', async () => {
  const weights = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 60 });
  const property = fc.asyncProperty(weights, fc.integer({ min: 10, max: 300 }), async (bytes, limit) => {
    const weigh = (pages: readonly number[]) => pages.reduce((sum, page) => sum + (bytes[page] ?? 0), 5);
    const parts = await fitBySize(bytes.length, limit, 20, (pages) =>
      Promise.resolve({ size: weigh(pages) }),
    );
    expect(parts.flatMap(({ pages }) => pages)).toEqual(bytes.map((_, index) => index));
    for (const { pages, made } of parts) expect(made.size <= limit || pages.length === 1).toBe(true);
  });
  await fc.assert(property);
});

// A PNG begins with the bytes 89 50 4E 47 0D 0A 1A 0A (PNG specification, 5.2).
test.each([
  ['a whole picture', convert(['-size', '9x9', 'xc:red'], 'png'), 'This is a picture, not a PDF.'],
  [
    'a cut picture',
    convert(['-size', '9x9', 'xc:red'], 'png').subarray(0, 60),
    'This is a picture, not a PDF.',
  ],
  ['a text', new TextEncoder().encode('hello'), 'This is not a PDF.'],
])('%s is refused as no PDF', async (_what, bytes, sentence) => {
  const name = 'a.pdf';
  const split = executeOperation(operation, new File([Uint8Array.from(bytes)], name), {});
  await expect(split).rejects.toMatchObject({
    message: `“${name}”: ${sentence}`,
    details: { hint: 'Choose a PDF file.' },
  });
});
