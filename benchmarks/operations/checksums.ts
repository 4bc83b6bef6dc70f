import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { handFileToPage, type Operation, waitForText } from '#benchmarks/operation.ts';

const sizeBytes = 200_000_000;

export const checksumOperation: Operation = {
  name: 'checksum-calculator: SHA-256 of a 200 MB file',
  peer: 'whole file in memory, crypto.subtle.digest',
  path: '/tools/checksum-calculator',
  async prepare(folder) {
    const path = join(folder, 'checksum.bin');
    await writeFile(path, Buffer.alloc(sizeBytes, 'sundry '));
    return path;
  },
  async runOurs(page, input) {
    await page.locator('main input[type=file]').first().setInputFiles(input);
    await waitForText(page, '  checksum.bin');
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
