import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operation } from '#benchmarks/operation.ts';

const pageCount = 200;
const fileCount = 3;
const library = join(
  import.meta.dirname,
  '..',
  '..',
  'node_modules',
  '@cantoo',
  'pdf-lib',
  'dist',
  'pdf-lib.min.js',
);

export const pdfOperation: Operation = {
  name: `pdf-merger: ${fileCount} files of ${pageCount} pages`,
  peer: 'pdf-lib copyPages on the main thread (loses bookmarks, forms and labels)',
  path: '/tools/pdf-merger',
  async prepare(folder) {
    const path = join(folder, 'pages.pdf');
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    for (let number = 1; number <= pageCount; number += 1) {
      document.addPage().drawText(`Page ${number}\n${'Lorem ipsum dolor sit amet. '.repeat(20)}`, {
        font,
        size: 9,
        x: 40,
        y: 700,
      });
    }
    await writeFile(path, await document.save());
    return path;
  },
  async runOurs(page, input) {
    await page
      .locator('main input[type=file]')
      .first()
      .setInputFiles(Array.from({ length: fileCount }, () => input));
    await page
      .getByText(`${fileCount * pageCount} pages`)
      .first()
      .waitFor({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 120_000 }),
      page
        .getByRole('button', { name: /^Download/ })
        .first()
        .click({ timeout: 120_000 }),
    ]);
    return { outputBytes: (await stat(await download.path())).size };
  },
  async runPeer(page, input) {
    // Our own pages refuse a script that is none of ours; the peers' have no such policy.
    await page.goto('about:blank');
    await page.addScriptTag({ path: library });
    const bytes = (await readFile(input)).toString('base64');
    const outputBytes = await page.evaluate(
      async ({ text, count }) => {
        const { PDFDocument: Library } = Reflect.get(globalThis, 'PDFLib') as {
          PDFDocument: typeof PDFDocument;
        };
        const merged = await Library.create();
        for (let index = 0; index < count; index += 1) {
          const source = await Library.load(text);
          const pages = await merged.copyPages(source, source.getPageIndices());
          for (const copied of pages) merged.addPage(copied);
        }
        return (await merged.save()).length;
      },
      { text: bytes, count: fileCount },
    );
    return { outputBytes };
  },
};
