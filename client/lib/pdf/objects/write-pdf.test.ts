import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, test } from 'vitest';
import { listPages, rotationOf, setPages, turnPage } from './page-tree.ts';
import { asDict, catalogOf, setIn } from './pdf-objects.ts';
import { deleteUnreachable } from './unreachable.ts';
import { parsePdf, writePdf } from './write-pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'write-pdf-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function run(program: string, ...options: string[]): string {
  return execFileSync(program, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

async function save(blob: Blob): Promise<string> {
  const path = join(folder, 'written.pdf');
  writeFileSync(path, new Uint8Array(await blob.arrayBuffer()));
  return path;
}

async function makeContext(pageCount: number) {
  const document = await PDFDocument.create();
  for (let number = 1; number <= pageCount; number += 1) {
    document.addPage([200, 300]).drawText(`page ${number}`, { x: 20, y: 150, size: 20 });
  }
  document.setTitle('Straße – 道');
  document.setLanguage('de-AT');
  await document.attach(new TextEncoder().encode('hello'), 'note.txt', { description: 'A note' });
  return parsePdf(await document.save());
}

describe('writePdf', () => {
  test('what is written is sound, and small pages do not stand outside the packed objects', async () => {
    const context = await makeContext(100);
    const path = await save(writePdf(context));
    expect(run('qpdf', '--check', path)).toContain('No syntax or stream encoding errors');
    expect(run('qpdf', '--show-npages', path).trim()).toBe('100');
    expect(run('pdfinfo', path)).toMatch(/Title: +Straße – 道/u);
  });

  test('with a password it is encrypted with AES-256, all strings included', async () => {
    const context = await makeContext(2);
    setIn(catalogOf(context), 'URI', context.obj({ Base: PDFString.of('https://example.org/(a)') }));
    const path = await save(writePdf(context, 'sésame'));
    const check = run('qpdf', '--check', '--password=sésame', path);
    expect(check).toContain('R = 6');
    expect(check).toContain('file encryption method: AESv3');
    expect(check).toContain('No syntax or stream encoding errors');
    expect(() => run('qpdf', '--check', '--password=other', path)).toThrow();
    const info = run('pdfinfo', '-upw', 'sésame', path);
    expect(info).toMatch(/Title: +Straße – 道/u);
    const [open] = [
      run('qpdf', '--decrypt', '--qdf', '--object-streams=disable', '--password=sésame', path, '-'),
    ];
    expect(open).toContain('(de-AT)');
    expect(open).toContain('(https://example.org/\\(a\\))');
    expect(run('pdftotext', '-upw', 'sésame', path, '-')).toContain('page 2');
    expect(run('pdfdetach', '-upw', 'sésame', '-list', path)).toContain('note.txt');
  });
});

describe('the page tree', () => {
  test.each([1, 31, 32, 33, 1025, 2049])('%i pages come back in their order', async (pageCount) => {
    const context = await makeContext(1);
    const template = asDict(context, listPages(context)[0]);
    const pages = Array.from({ length: pageCount }, () => {
      const page = context.obj({});
      for (const [key, value] of template?.entries() ?? []) page.set(key, value);
      return context.register(page);
    });
    setPages(context, pages);
    expect(listPages(context)).toEqual(pages);
    const path = await save(writePdf(context));
    expect(run('qpdf', '--show-npages', path).trim()).toBe(String(pageCount));
  });

  test('a tree that loops is walked once', async () => {
    const context = await makeContext(2);
    const pages = listPages(context);
    const root = asDict(context, catalogOf(context).get(PDFName.of('Pages')));
    root?.set(PDFName.of('Kids'), context.obj([...pages, catalogOf(context).get(PDFName.of('Pages'))]));
    expect(listPages(context)).toEqual(pages);
  });

  test('a page that is in the tree twice counts twice, as qpdf counts', async () => {
    const context = await makeContext(2);
    const [first, second] = listPages(context);
    const root = asDict(context, catalogOf(context).get(PDFName.of('Pages')));
    root?.set(PDFName.of('Kids'), context.obj([first, second, first]));
    root?.set(PDFName.of('Count'), context.obj(3));
    expect(listPages(context)).toEqual([first, second, first]);
    expect(run('qpdf', '--show-npages', '--warning-exit-0', await save(writePdf(context))).trim()).toBe('3');
  });

  test('pages are turned on from the turn they have', async () => {
    const context = await makeContext(1);
    const page = asDict(context, listPages(context)[0]);
    if (!page) throw new Error('The page is missing.');
    setIn(page, 'Rotate', context.obj(-90));
    expect(rotationOf(page)).toBe(270);
    turnPage(page, 180);
    expect(rotationOf(page)).toBe(90);
    const path = await save(writePdf(context));
    expect(run('pdfinfo', '-f', '1', '-l', '1', path)).toMatch(/Page +1 rot: +90/u);
  });
});

test('deleteUnreachable leaves nothing of what was cut off', async () => {
  const context = await makeContext(2);
  const secret = context.register(context.obj({ Note: PDFHexString.fromText('cut off') }));
  expect(deleteUnreachable(context)).toBeGreaterThan(0);
  expect(context.lookup(secret)).toBeUndefined();
  expect(run('qpdf', '--check', await save(writePdf(context)))).toContain(
    'No syntax or stream encoding errors',
  );
});
