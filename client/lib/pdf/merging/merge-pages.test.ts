import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { startPdfParser } from '#platform/pdf-parser';
import { makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';
import { allPages, mergeSources, page, planned, toSource } from '#client/lib/pdf/fixtures/merge-sources.ts';
import { makePdfPrograms } from '#client/lib/pdf/fixtures/pdf-programs.ts';

const { folder, run, merge, draw } = makePdfPrograms();

function textOf(path: string): string[] {
  return run('pdftotext', path, '-')
    .split('\f')
    .slice(0, -1)
    .map((text) => text.trim().replaceAll('\n', ' '));
}

describe('pages', () => {
  test('every page looks as before, in the order asked for', async () => {
    const a = await planned('A', { pageCount: 3 });
    const b = await planned('B', { pageCount: 2, size: [500, 200] });
    const { path } = await merge(
      [a, b],
      [page('B', 2), page('A', 1), page('A', 3), page('B', 1), page('A', 2)],
    );
    const [pathA, pathB] = [join(folder, 'a.pdf'), join(folder, 'b.pdf')];
    writeFileSync(pathA, Buffer.from(await a.file.arrayBuffer()));
    writeFileSync(pathB, Buffer.from(await b.file.arrayBuffer()));
    const [inA, inB] = [draw(pathA), draw(pathB)];
    expect(draw(path)).toEqual([inB[1], inA[0], inA[2], inB[0], inA[1]]);
  });

  test('the same file twice, and a page several times', async () => {
    const a = await planned('A', { pageCount: 2 });
    const again = { ...a, id: 'again' };
    const { path } = await merge([a, again], [...allPages(a), page('again', 2), page('A', 1), page('A', 1)]);
    expect(textOf(path)).toEqual(['A page 1', 'A page 2', 'A page 2', 'A page 1', 'A page 1']);
  });

  test('turns add to the turn a page has, and a copy turns by itself', async () => {
    const a = await planned('A', { pageCount: 1 });
    const { path } = await merge([a], [page('A', 1, 90), page('A', 1), page('A', 1, 270)]);
    const info = run('pdfinfo', '-f', '1', '-l', '3', path);
    expect([...info.matchAll(/rot: +(\d+)/gu)].map((match) => match[1])).toEqual(['90', '0', '270']);
  });

  test('a blank page takes the size of the page before it', async () => {
    const a = await planned('A', { pageCount: 2, size: [500, 200] });
    const { path } = await merge([a], [page('A', 1), { sourceId: undefined, turn: 0 }, page('A', 2)]);
    expect(run('pdfinfo', '-f', '2', '-l', '2', path)).toMatch(/size: +500 x 200 pts/u);
  });

  test('what was left out is not in the file', async () => {
    const a = await planned('A', { pageCount: 3, hasOutline: true });
    const { path } = await merge([a], [page('A', 2)]);
    const open = run('qpdf', '--qdf', '--object-streams=disable', path, '-');
    expect(open.match(/\/Type \/Page\b/gu)).toHaveLength(1);
    expect(open).toContain('chapter 2');
    expect(open).not.toContain('chapter 3');
  });

  test('no pages are no merge', async () => {
    await expect(merge([], [])).rejects.toThrow('There are no pages to merge.');
  });
});

test('many files of many pages', async () => {
  const sources = await Promise.all(
    Array.from({ length: 40 }, (_, index) => planned(`F${index}`, { pageCount: 13, hasOutline: true })),
  );
  const { path } = await merge(sources, undefined, { bookmarks: 'files' });
  expect(textOf(path).at(-1)).toBe('F39 page 13');
  const { outlines } = JSON.parse(run('qpdf', '--json', '--json-key=outlines', path)) as {
    outlines: unknown[];
  };
  expect(outlines).toHaveLength(40);
});

test('damaged files give a sound result or a ToolInputError, never anything else', async () => {
  const parser = startPdfParser();
  const plan = {
    pageCount: 3,
    hasOutline: true,
    hasLink: true,
    hasLayers: true,
    isUnpacked: true,
    fields: { name: 'Ann' },
  };
  const sound = await makeDocument({ tag: 'A', ...plan });
  const other = await planned('B', { pageCount: 1, fields: { name: 'Bob' } });
  const damage = fc.record({
    changes: fc.array(fc.record({ at: fc.nat(), byte: fc.integer({ min: 0, max: 255 }) }), { maxLength: 30 }),
    keep: fc.double({ min: 0.3, max: 1, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(damage, async ({ changes, keep }) => {
      const bytes = sound.slice(0, Math.ceil(sound.length * keep));
      for (const { at, byte } of changes) bytes[at % bytes.length] = byte;
      try {
        const damaged = await toSource('damaged', bytes, undefined, parser);
        const pages = allPages(damaged, other);
        expect((await mergeSources([damaged, other], pages, {}, parser)).pageCount).toBe(pages.length);
      } catch (error) {
        expect(error, String(error)).toBeInstanceOf(ToolInputError);
      }
    }),
    { numRuns: 60 },
  );
  parser.stop();
});
