import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { handFileToPage, type Operation } from '#benchmarks/operation.ts';

const matchCount = 50_000;

export const regexOperation: Operation = {
  name: 'regex-tester: 50,000 matches',
  peer: 'matchAll on the main thread, a marked span and a list entry for each',
  path: '/tools/regex-tester',
  async prepare(folder) {
    const path = join(folder, 'matches.txt');
    await writeFile(path, 'order 42\n'.repeat(matchCount));
    return path;
  },
  async runOurs(page, input) {
    await page.locator('main input[type=file]').first().setInputFiles(input);
    await page.getByLabel('Pattern', { exact: true }).fill('(\\d+)');
    await page.getByText('50,000 matches').waitFor({ timeout: 120_000 });
    return {};
  },
  async runPeer(page, input) {
    await handFileToPage(page, input);
    await page.evaluate(async () => {
      const file = document.querySelector<HTMLInputElement>('#bench-input')?.files?.[0];
      const text = (await file?.text()) ?? '';
      const marked = document.createElement('pre');
      const list = document.createElement('ol');
      let end = 0;
      for (const match of text.matchAll(/(\d+)/g)) {
        const mark = document.createElement('mark');
        mark.textContent = match[0];
        marked.append(text.slice(end, match.index), mark);
        end = match.index + match[0].length;
        const item = document.createElement('li');
        item.textContent = `${match[0]} ${match.index}`;
        list.append(item);
      }
      document.body.append(marked, list);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    return {};
  },
};
