import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { approachFile, handFileToPage, type Operation, waitForText } from '#benchmarks/operation.ts';
import { makePages, makeScan, preparePeer } from './pdf.ts';

const choosePdf = (page: Page, input: string) =>
  page.locator('main input[type=file]').first().setInputFiles(input);

export const documentOperations: readonly Operation[] = [
  {
    name: 'pdf-splitter: 200 pages, each a file',
    peer: 'pdf-lib copyPages on the main thread (loses bookmarks, forms and labels)',
    path: '/tools/pdf-splitter',
    async prepare(folder) {
      const path = join(folder, 'pages.pdf');
      await writeFile(path, await makePages(200));
      return path;
    },
    beforeOurs: approachFile,
    async runOurs(page, input) {
      await choosePdf(page, input);
      await page.getByRole('combobox', { name: 'Split', exact: true }).selectOption('every');
      await waitForText(page, '200 pages of 200 in 200 files.');
      return {};
    },
    beforePeer: preparePeer,
    async runPeer(page, input) {
      await handFileToPage(page, input);
      await page.evaluate(async () => {
        const { PDFDocument: Library } = Reflect.get(globalThis, 'PDFLib') as {
          PDFDocument: typeof PDFDocument;
        };
        const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0] ?? new Blob();
        const source = await Library.load(await file.arrayBuffer());
        for (const index of source.getPageIndices()) {
          const part = await Library.create();
          const [copied] = await part.copyPages(source, [index]);
          if (copied) part.addPage(copied);
          await part.save();
        }
      });
      return {};
    },
  },
  {
    name: 'pdf-compressor: 5 scans of 5 MB, packing alone',
    peer: 'pdf-lib load and save with object streams on the main thread (pictures as they were)',
    path: '/tools/pdf-compressor',
    async prepare(folder) {
      const path = join(folder, 'scans.pdf');
      await writeFile(path, await makeScan(5, 5_000_000));
      return path;
    },
    beforeOurs: approachFile,
    async runOurs(page, input) {
      await choosePdf(page, input);
      await page.getByRole('combobox', { name: 'Level' }).selectOption({ index: 0 });
      await waitForText(page, 'Nothing that is shown was changed.');
      return {};
    },
    beforePeer: preparePeer,
    async runPeer(page, input) {
      await handFileToPage(page, input);
      const outputBytes = await page.evaluate(async () => {
        const { PDFDocument: Library } = Reflect.get(globalThis, 'PDFLib') as {
          PDFDocument: typeof PDFDocument;
        };
        const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0] ?? new Blob();
        const source = await Library.load(await file.arrayBuffer());
        return (await source.save({ useObjectStreams: true })).length;
      });
      return { outputBytes };
    },
  },
];
