import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { approachFile, handFileToPage, type Operation, waitForText } from '#benchmarks/operation.ts';
import { makePages } from './pdf.ts';

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

const builds = join(import.meta.dirname, '..', '..', 'node_modules', 'pdfjs-dist', 'legacy', 'build');
const pageCount = 20;

/** With its worker module loaded, pdf.js works in the page itself, as on many peers' pages. */
async function preparePdfJs(page: Page): Promise<void> {
  await page.goto('about:blank');
  for (const name of ['pdf.worker.min.mjs', 'pdf.min.mjs']) {
    await page.addScriptTag({ path: join(builds, name), type: 'module' });
  }
  await page.waitForFunction(() => Reflect.has(globalThis, 'pdfjsLib'));
}

async function makeFile(folder: string, count: number): Promise<string> {
  const path = join(folder, `pages-${count}.pdf`);
  await writeFile(path, await makePages(count));
  return path;
}

const choose = (page: Page, input: string) =>
  page.locator('main input[type=file]').first().setInputFiles(input);

export const pdfPageOperations: readonly Operation[] = [
  {
    name: `pdf-to-image: ${pageCount} pages, 150 pixels an inch`,
    peer: 'pdf.js in the page and canvas.toBlob("image/png") (tells no resolution)',
    path: '/tools/pdf-to-image',
    prepare: (folder) => makeFile(folder, pageCount),
    beforeOurs: approachFile,
    async runOurs(page, input) {
      await choose(page, input);
      await waitForText(page, `${pageCount} pictures: all ${pageCount} pages.`);
      return {};
    },
    beforePeer: preparePdfJs,
    async runPeer(page, input) {
      await handFileToPage(page, input);
      await page.evaluate(async () => {
        const { getDocument } = Reflect.get(globalThis, 'pdfjsLib') as PdfJs;
        const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0] ?? new Blob();
        const pdf = await getDocument({ data: await file.arrayBuffer() }).promise;
        for (let number = 1; number <= pdf.numPages; number += 1) {
          const drawn = await pdf.getPage(number);
          const viewport = drawn.getViewport({ scale: 150 / 72 });
          const { width, height } = viewport;
          const canvas = Object.assign(document.createElement('canvas'), { width, height });
          await drawn.render({ canvas, viewport }).promise;
          await new Promise((resolve) => {
            canvas.toBlob(resolve);
          });
        }
      });
      return {};
    },
  },
  {
    name: 'pdf-text-extractor: 200 pages',
    peer: 'pdf.js in the page, its pieces of text joined (no order, no lines, no paragraphs)',
    path: '/tools/pdf-text-extractor',
    prepare: (folder) => makeFile(folder, 200),
    beforeOurs: approachFile,
    async runOurs(page, input) {
      await choose(page, input);
      await waitForText(page, 'Lorem ipsum dolor');
      return {};
    },
    beforePeer: preparePdfJs,
    async runPeer(page, input) {
      await handFileToPage(page, input);
      await page.evaluate(async () => {
        const { getDocument } = Reflect.get(globalThis, 'pdfjsLib') as PdfJs;
        const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0] ?? new Blob();
        const pdf = await getDocument({ data: await file.arrayBuffer() }).promise;
        const texts: string[] = [];
        for (let number = 1; number <= pdf.numPages; number += 1) {
          const { items } = await (await pdf.getPage(number)).getTextContent();
          texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
        }
        document.body.append(texts.join('\n').slice(0, 100));
      });
      return {};
    },
  },
];
