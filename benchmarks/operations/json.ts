import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { handFileToPage, type Operation } from '#benchmarks/operation.ts';

const itemCount = 250_000;

export const jsonOperation: Operation = {
  name: 'json-formatter: format 25 MB',
  peer: 'JSON.parse and JSON.stringify on the main thread, shown in a text box',
  path: '/tools/json-formatter',
  async prepare(folder) {
    const path = join(folder, 'items.json');
    const items = Array.from({ length: itemCount }, (_, id) => ({
      id,
      name: `item ${id}`,
      price: id / 100,
      tags: ['a', 'b', 'c'],
      nested: { isActive: id % 2 === 0, note: null },
    }));
    await writeFile(path, JSON.stringify(items));
    return path;
  },
  async runOurs(page, input) {
    await page.locator('main input[type=file]').first().setInputFiles(input);
    await page.getByText('JSON is valid').waitFor({ timeout: 120_000 });
    return {};
  },
  async runPeer(page, input) {
    await handFileToPage(page, input);
    await page.evaluate(async () => {
      const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0];
      const text = (await file?.text()) ?? '';
      const box = document.createElement('textarea');
      box.value = JSON.stringify(JSON.parse(text), null, 2);
      document.body.append(box);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    return {};
  },
};
