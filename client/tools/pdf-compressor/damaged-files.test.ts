import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import { makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';
import operation from './operation.ts';

const folder = mkdtempSync(join(tmpdir(), 'pdf-compressor-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A page and an object that cannot be read, which makes pdf.js rewrite the file. */
function makeDamaged(information: string): Uint8Array<ArrayBuffer> {
  const drawing = '0 0 1 rg 20 20 200 200 re f\n'.repeat(99);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Extra 5 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Contents 4 0 R/Resources<<>>>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    '<</Damage (here>>',
    `<<${information}>>`,
  ];
  let text = '%PDF-1.4\n';
  let table = '0000000000 65535 f \n';
  objects.forEach((object, index) => {
    table += `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const trailer = `<</Size 7/Root 1 0 R${information === '' ? '' : '/Info 6 0 R'}>>`;
  const end = `xref\n0 7\n${table}trailer\n${trailer}\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(text + end);
}

async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { parts, notes } = await executeOperation(operation, new File([bytes], 'a.pdf'), {
    level: 'smallest',
  });
  expect(notes?.[0]?.sentence).toContain('The new file has what can be displayed.');
  const path = join(folder, 'made.pdf');
  writeFileSync(path, new Uint8Array(await new Blob([parts[0]?.content ?? '']).arrayBuffer()));
  return path;
}

const rowsOf = (path: string) =>
  execFileSync('pdfinfo', ['-rawdates', path], { encoding: 'utf8' }).match(
    /^(?:Title|Author|Creator|Producer|\w+Date): .*$/gm,
  );

test('keeps the information of a file that it rewrites', async () => {
  const damaged = makeDamaged('/Author(Ada)/Creator(Engine)/CreationDate(D:18430101120000Z)');
  const path = join(folder, 'damaged.pdf');
  writeFileSync(path, damaged);
  const rows = rowsOf(path);
  expect(rows).toHaveLength(3);
  expect(rowsOf(await compress(damaged))).toEqual(rows);
});

test('adds no information to a file that it rewrites', async () => {
  const made = await compress(makeDamaged(''));
  expect(execFileSync('qpdf', ['--show-object=trailer', made], { encoding: 'utf8' })).not.toContain('/Info');
});

test('compresses what is left of a file that is cut at half its length', async () => {
  const bytes = await makeDocument({ tag: 'A', pageCount: 30 });
  const half = new File([bytes.slice(0, bytes.length / 2)], 'half.pdf');
  const { parts, notes } = await executeOperation(operation, half, {});
  const path = join(folder, 'half.pdf');
  writeFileSync(path, new Uint8Array(await new Blob([parts[0]?.content ?? '']).arrayBuffer()));
  const left = (await half.text()).match(/\/Type \/Page\n/g)?.length;
  expect(execFileSync('qpdf', ['--show-npages', path], { encoding: 'utf8' }).trim()).toBe(String(left));
  expect(notes?.[0]?.sentence).toMatch(/1\d of its 30 pages have content/);
});
