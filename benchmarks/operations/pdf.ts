import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { approachFile, handFilesToPage, type Operation } from '#benchmarks/operation.ts';

const modules = join(import.meta.dirname, '..', '..', 'node_modules');
const library = join(modules, '@cantoo', 'pdf-lib', 'dist', 'pdf-lib.min.js');
const peer = 'pdf-lib copyPages on the main thread (loses bookmarks, forms and labels)';
/** Playwright hands one file on under one name only. */
const separator = '\n';

/** Merges `count` files of `pages` pages each. */
function merging(what: string, count: number, pages: number, make: () => Promise<Uint8Array>): Operation {
  return {
    name: `pdf-merger: ${what}`,
    peer,
    path: '/tools/pdf-merger',
    async prepare(folder) {
      const paths = Array.from({ length: count }, (_, index) => join(folder, `${index}.pdf`));
      for (const path of paths) await writeFile(path, await make());
      return paths.join(separator);
    },
    beforeOurs: approachFile,
    runOurs: (page, input) => mergeOurs(page, input.split(separator), count * pages),
    beforePeer: preparePeer,
    runPeer: mergeAsPeer,
  };
}

export const pdfOperations: readonly Operation[] = [
  merging('3 files of 200 pages', 3, 200, () => makePages(200)),
  merging('20 files of 5 pages', 20, 5, () => makePages(5)),
  merging('20 scans of 1.25 MB', 20, 5, () => makeScan(5, 250_000)),
  merging('20 scans of 25 MB', 20, 5, () => makeScan(5, 5_000_000)),
];

export async function makePages(count: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= count; number += 1) {
    document.addPage().drawText(`Page ${number}\n${'Lorem ipsum dolor sit amet. '.repeat(20)}`, {
      font,
      size: 9,
      x: 40,
      y: 700,
    });
  }
  return document.save();
}

/** Pages that are one picture each, of noise, so that no two files share any. */
export async function makeScan(pageCount: number, pictureBytes: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const [width, height] = [2500, Math.floor(pictureBytes / 2500)];
  for (let number = 1; number <= pageCount; number += 1) {
    const entries = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 };
    const picture = context.stream(randomBytes(width * height), { ...entries, ColorSpace: 'DeviceGray' });
    const page = document.addPage([595, 842]);
    const name = page.node.newXObject('Scan', context.register(picture));
    const contents = context.stream(`q 595 0 0 842 0 0 cm ${name.toString()} Do Q`);
    page.node.addContentStream(context.register(contents));
  }
  return document.save();
}

/** Merges as soon as the pages are counted, without the time a person takes to find the button. */
async function mergeOurs(page: Page, paths: readonly string[], pageCount: number) {
  const merged = page.evaluate(async (count) => {
    const find = (selector: string, text: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.textContent.includes(text));
    const wait = async (selector: string, text: string): Promise<HTMLElement> => {
      for (;;) {
        const found = find(selector, text);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    };
    await wait('main p', `${count} pages`);
    (await wait('main button:not([disabled])', 'Merge')).click();
    await wait('main button', 'Download');
  }, pageCount);
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles([...paths]);
  await merged;
  return {};
}

/** Our own pages refuse a script that is none of ours; the peers' have no such policy, and have it loaded. */
export async function preparePeer(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.addScriptTag({ path: library });
}

async function mergeAsPeer(page: Page, input: string) {
  await handFilesToPage(page, input.split(separator));
  const outputBytes = await page.evaluate(async () => {
    const { PDFDocument: Library } = Reflect.get(globalThis, 'PDFLib') as { PDFDocument: typeof PDFDocument };
    const merged = await Library.create();
    for (const file of document.querySelector<HTMLInputElement>('#bench-input')?.files ?? []) {
      const source = await Library.load(await file.arrayBuffer());
      const pages = await merged.copyPages(source, source.getPageIndices());
      for (const copied of pages) merged.addPage(copied);
    }
    return new Blob([await merged.save()], { type: 'application/pdf' }).size;
  });
  return { outputBytes };
}
