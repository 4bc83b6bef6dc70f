import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Operation, waitForText } from '#benchmarks/operation.ts';

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
  async runOurs(page, input) {
    await page.getByLabel('Symbology').selectOption('Code 128');
    await page.getByText('One per line').click();
    await page.locator('main input[type=file]').first().setInputFiles(input);
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

function listCodes(): string[] {
  return Array.from({ length: count }, (_, at) => `SUNDRY-${100_000 + at * 7919}`);
}
