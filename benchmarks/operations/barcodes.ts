import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import type { Operation } from '#benchmarks/operation.ts';
import { waitForText } from '#benchmarks/operation.ts';

const count = 300;
const library = join(import.meta.dirname, '..', '..', 'node_modules', 'bwip-js', 'dist', 'bwip-js-min.js');

interface Library {
  toSVG(options: { bcid: string; text: string; includetext: boolean }): string;
}

export const barcodeOperation: Operation = {
  name: `barcode-generator: ${count} codes of a list, as SVG`,
  peer: 'bwip-js toSVG on the main thread (not scanned back)',
  path: '/tools/barcode-generator',
  async prepare(folder) {
    const path = join(folder, 'codes.txt');
    await writeFile(path, listCodes().join('\n'));
    return path;
  },
  async runOurs(page) {
    await page.getByLabel('Symbology').selectOption('Code 128');
    await page.getByText('One a line').click();
    await putIn(page.getByLabel('Contents'), listCodes().join('\n'));
    await waitForText(page, `${count} codes`);
    return {};
  },
  async runPeer(page) {
    await page.goto('about:blank');
    await page.addScriptTag({ path: library });
    await page.evaluate((codes) => {
      const { toSVG } = Reflect.get(globalThis, 'bwipjs') as Library;
      for (const text of codes) document.body.append(toSVG({ bcid: 'code128', text, includetext: true }));
    }, listCodes());
    return {};
  },
};

/**
 * Sets the text as a paste does. Playwright's `fill` types it line by line, which takes Chromium longer than our
 * work.
 */
async function putIn(box: Locator, text: string): Promise<void> {
  await box.evaluate((element, value) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    setter?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

function listCodes(): string[] {
  return Array.from({ length: count }, (_, at) => `SUNDRY-${100_000 + at * 7919}`);
}
