import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { handFileToPage, type Operation } from '#benchmarks/operation.ts';

const sizeBytes = 60_000_000;

export const base64Operation: Operation = {
  name: 'base64: encode a 60 MB file',
  peer: 'whole file as a data URL by FileReader, shown in a text box',
  path: '/tools/base64-encoder',
  async prepare(folder) {
    const path = join(folder, 'base64.bin');
    await writeFile(path, Buffer.alloc(sizeBytes, 'sundry \u0000'));
    return path;
  },
  async runOurs(page, input) {
    await page.locator('main input[type=file]').first().setInputFiles(input);
    await page.getByText('60 MB → 80 MB').waitFor({ timeout: 120_000 });
    return {};
  },
  async runPeer(page, input) {
    await handFileToPage(page, input);
    await page.evaluate(async () => {
      const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0];
      const reader = new FileReader();
      const loaded = new Promise((resolve) => (reader.onload = resolve));
      reader.readAsDataURL(file ?? new Blob());
      await loaded;
      const box = document.createElement('textarea');
      box.value = reader.result as string;
      document.body.append(box);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    return {};
  },
};
