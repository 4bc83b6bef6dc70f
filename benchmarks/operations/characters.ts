import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { handFileToPage, type Operation } from '#benchmarks/operation.ts';

const lineCount = 900_000;

export const charactersOperation: Operation = {
  name: 'character-counter: a 30 MB text',
  peer: 'length and split on the main thread (UTF-16 units, words and lines alone)',
  path: '/tools/character-counter',
  async prepare(folder) {
    const path = join(folder, 'large.txt');
    await writeFile(path, 'Zwölf Boxkämpfer jagen Viktor.\n'.repeat(lineCount));
    return path;
  },
  async runOurs(page, input) {
    await page.locator('main input[type=file]').first().setInputFiles(input);
    await page.getByTestId('words').getByText('3,600,000').waitFor({ timeout: 120_000 });
    return {};
  },
  async runPeer(page, input) {
    await handFileToPage(page, input);
    await page.evaluate(async () => {
      const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0];
      const text = (await file?.text()) ?? '';
      const counts = [
        text.length,
        text.replace(/\s/g, '').length,
        text.trim().split(/\s+/).length,
        text.split('\n').length,
      ];
      document.body.append(counts.join(' '));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    return {};
  },
};
