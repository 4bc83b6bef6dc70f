import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import operation from './operation.ts';
import { makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'pdf-operation-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function document(tag: string, pageCount = 3): Promise<File> {
  return new File([await makeDocument({ tag, pageCount })], `${tag}.pdf`);
}

/** Made by qpdf, whose encryption is the yardstick. */
async function locked(tag: string, password: string): Promise<File> {
  const [from, to] = [join(folder, 'open.pdf'), join(folder, 'locked.pdf')];
  writeFileSync(from, new Uint8Array(await (await document(tag)).arrayBuffer()));
  execFileSync('qpdf', ['--encrypt', password, password, '256', '--', from, to]);
  return new File([readFileSync(to)], `${tag}.pdf`);
}

async function merge(files: readonly File[], options: object = {}) {
  const { parts, notes = [] } = await executeOperation(operation, files, options);
  const [part] = parts;
  const path = join(folder, 'merged.pdf');
  writeFileSync(path, new Uint8Array(await new Blob([part?.content ?? '']).arrayBuffer()));
  return { name: part?.name, path, notes };
}

/** The pages' texts by poppler, after qpdf found the file sound. */
function readPages(path: string, password = ''): string[] {
  const check = execFileSync('qpdf', ['--check', `--password=${password}`, path], { encoding: 'utf8' });
  expect(check).toContain('No syntax or stream encoding errors');
  const text = execFileSync('pdftotext', ['-upw', password, path, '-'], { encoding: 'utf8' });
  return text
    .split('\f')
    .slice(0, -1)
    .map((page) => page.trim());
}

test('files in their order, pictures among them', async () => {
  const picture = new File([readFileSync('core/images/fixtures/abc.png')], 'abc.png');
  const { path, name } = await merge([await document('B', 2), picture, await document('A', 1)]);
  expect(name).toBe('merged.pdf');
  expect(readPages(path)).toEqual(['B page 1', 'B page 2', '', 'A page 1']);
});

test('the pages that are asked for, each file on an odd page', async () => {
  const files = [await document('A'), await document('B')];
  const { path, name } = await merge(files, { pages: '3 | 2-1', startsOnOddPages: true, title: 'Both' });
  expect(name).toBe('Both.pdf');
  expect(readPages(path)).toEqual(['A page 3', '', 'B page 2', 'B page 1']);
  await expect(merge(files, { pages: '1|7' })).rejects.toThrow('“B.pdf”: Page 7 does not exist');
  await expect(merge(files, { pages: '1|1|1' })).rejects.toThrow(
    'the pages of 3 files, but you gave 2 files',
  );
});

test('one page range applies to every file, and several to one file each', async () => {
  const files = [await document('A'), await document('B'), await document('C', 2)];
  expect(readPages((await merge(files, { pages: '2' })).path)).toEqual(['A page 2', 'B page 2', 'C page 2']);
  expect(readPages((await merge(files, { pages: '1 | | last' })).path)).toEqual([
    'A page 1',
    'B page 1',
    'B page 2',
    'B page 3',
    'C page 2',
  ]);
  await expect(merge(files, { pages: '3' })).rejects.toThrow('“C.pdf”: Page 3 does not exist');
  await expect(merge(files, { pages: '1 | 2' })).rejects.toThrow(
    'the pages of 2 files, but you gave 3 files',
  );
});

test('locked files want their password, and the result gets one of its own', async () => {
  const files = [await locked('L', 'open sesame'), await document('A', 1)];
  await expect(merge(files)).rejects.toThrow('“L.pdf” is locked with a password.');
  await expect(merge(files, { openPassword: 'no' })).rejects.toThrow('does not open “L.pdf”');
  const { path } = await merge(files, { openPassword: 'open sesame', password: 'new' });
  expect(readPages(path, 'new')).toEqual(['L page 1', 'L page 2', 'L page 3', 'A page 1']);
  const { notes } = await merge(files, { openPassword: 'open sesame' });
  expect(notes.map(({ sentence }) => sentence)).toContain(
    'The result has no password, though “L.pdf” had protection.',
  );
});

test('what is no PDF is named', async () => {
  const files = [await document('A'), new File(['text'], 'notes.txt')];
  await expect(merge(files)).rejects.toThrow('“notes.txt”: This is neither a PDF nor a picture.');
});

/** A file of these objects, the catalog first. */
function fileOf(name: string, ...contents: string[]): File {
  const objects = contents.map((object, index) => `${index + 1} 0 obj${object}endobj\n`);
  const starts = objects.map((_, index) => 9 + objects.slice(0, index).join('').length);
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const body = `%PDF-1.7\n${objects.join('')}`;
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return new File([body + end], name);
}

test('an array of more entries than a call takes arguments', async () => {
  const long = fileOf(
    'long.pdf',
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Resources<</Properties<</Long 4 0 R>>>>>>',
    `[${'0 '.repeat(300_000)}]`,
  );
  const { path } = await merge([long, await document('A', 1)]);
  expect(readPages(path)).toEqual(['', 'A page 1']);
});

test('bookmarks that open nothing are reported', async () => {
  const dead = fileOf(
    'dead.pdf',
    '<</Type/Catalog/Pages 2 0 R/Outlines 4 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Resources<<>>>>',
    '<</Type/Outlines/First 5 0 R/Last 6 0 R/Count 2>>',
    '<</Title(Sound)/Parent 4 0 R/Next 6 0 R/Dest[3 0 R/Fit]>>',
    '<</Title(Dead)/Parent 4 0 R/Prev 5 0 R/Dest[null/Fit]>>',
  );
  const { notes } = await merge([dead, await document('A', 1)]);
  expect(notes.map(({ sentence }) => sentence)).toEqual([
    'The result has 1 bookmark.',
    'Not kept: 1 bookmark to pages that you left out, or that are missing from the file.',
  ]);
});

test('a file that is cut at half its length gives the pages that are left, and says how many', async () => {
  const bytes = await makeDocument({ tag: 'A', pageCount: 30 });
  const half = new File([bytes.slice(0, bytes.length / 2)], 'half.pdf');
  const left = (await half.text()).match(/\/Type \/Page\n/g)?.length ?? 0;
  const { path, notes } = await merge([half, await document('B', 1)]);
  const texts = readPages(path);
  expect(left).toBeGreaterThan(10);
  expect(texts).toHaveLength(left + 1);
  expect(texts.at(-1)).toBe('B page 1');
  const words = notes.map(({ sentence }) => sentence).join(' ');
  expect(words).toMatch(/“half\.pdf” is damaged: .* 1\d of its 30 pages have content/);
});

test('refuses a picture that it does not read, and says what to do', async () => {
  const tiff = new File([new Uint8Array([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0])], 'scan.tif');
  await expect(merge([await document('A', 1), tiff])).rejects.toMatchObject({
    message: '“scan.tif”: This is a TIFF picture, which cannot be merged.',
    details: { hint: expect.stringContaining('Save it as PNG first.') as string },
  });
});

test.each([
  ['Report.pdf', 'Report.pdf'],
  ['Report.PDF ', 'Report.pdf'],
  ['.pdf', 'merged.pdf'],
  ['v1.2', 'v1.2.pdf'],
])('the title %j gives the file name %j', async (title, expected) => {
  expect((await merge([await document('A', 1)], { title })).name).toBe(expected);
});
