import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { handFilesToPage, type Operation, waitForText } from '#benchmarks/operation.ts';

const lineCount = 40_000;
const library = join(import.meta.dirname, '..', '..', 'node_modules', 'diff', 'dist', 'diff.min.js');
const filesOf = (input: string) => [`${input}-old.txt`, `${input}-new.txt`];

export const diffOperation: Operation = {
  name: 'text-diff: 20,000 changed lines of 40,000',
  peer: 'jsdiff on the main thread, 2,900 changed lines of 5,800',
  path: '/tools/text-diff',
  async prepare(folder) {
    const input = join(folder, 'diff');
    const old = Array.from({ length: lineCount }, (_, index) => `line ${index} ${(index * 7919) % 997}`);
    const now = old.map((line, index) => (index % 2 === 0 ? `${line} changed` : line));
    const [oldFile = '', newFile = ''] = filesOf(input);
    await writeFile(oldFile, old.join('\n'));
    await writeFile(newFile, now.join('\n'));
    return input;
  },
  async runOurs(page, input) {
    await page.locator('main input[type=file]').first().setInputFiles(filesOf(input));
    await waitForText(page, '20,000 lines removed');
    return {};
  },
  async beforePeer(page) {
    await page.addScriptTag({ path: library });
  },
  async runPeer(page, input) {
    await handFilesToPage(page, filesOf(input));
    await page.evaluate(async () => {
      const files = document.querySelector<HTMLInputElement>('#bench-input')?.files ?? [];
      const [old = '', now = ''] = await Promise.all(Array.from(files, (file) => file.text()));
      const { Diff } = globalThis as unknown as {
        Diff: { diffLines: (old: string, now: string) => readonly { value: string }[] };
      };
      // The whole text takes it minutes, so it gets what it can do in seconds.
      const head = (text: string) => text.split('\n').slice(0, 5800).join('\n');
      document.body.append(String(Diff.diffLines(head(old), head(now)).length));
    });
    return {};
  },
};
