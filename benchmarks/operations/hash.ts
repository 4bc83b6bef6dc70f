import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { handFileToPage, type Operation, waitForText } from '#benchmarks/operation.ts';

const sizeBytes = 400_000_000;

export const hashOperation: Operation = {
  name: 'hash-generator: SHA-256 of a 400 MB file',
  peer: 'whole file in memory, crypto.subtle.digest',
  path: '/tools/hash-generator',
  async prepare(folder) {
    const path = join(folder, 'hash.bin');
    await writeFile(path, Buffer.alloc(sizeBytes, 'sundry '));
    return path;
  },
  // The peer's method has no controls to be set either.
  async beforeOurs(page) {
    await page.getByLabel('All algorithms at once').uncheck();
    await page.getByRole('tab', { name: 'File' }).click();
  },
  async runOurs(page, input) {
    await page.locator('main input[type=file]').setInputFiles(input);
    await waitForText(page, 'SHA-256 hash generated for');
    return {};
  },
  async runPeer(page, input) {
    await handFileToPage(page, input);
    await page.evaluate(async () => {
      const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0];
      await crypto.subtle.digest('SHA-256', (await file?.arrayBuffer()) ?? new ArrayBuffer());
    });
    return {};
  },
};
