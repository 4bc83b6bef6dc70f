import { createHash } from 'node:crypto';
import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openTool, test } from '#e2e/fixtures.ts';

const sizeBytes = 40_000_000;

/** The folders of results in the browser's private files, with the count of their files. */
function readFolders(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    const counts: number[] = [];
    for await (const folder of (await navigator.storage.getDirectory()).values()) {
      if (!(folder instanceof FileSystemDirectoryHandle)) continue;
      // A folder that is just being deleted no longer counts.
      const names = await Array.fromAsync(folder.keys()).catch(() => undefined);
      if (names) counts.push(names.length);
    }
    return counts;
  });
}

test('what a large batch makes goes to the disk, is saved from there, and goes with the page', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-batch-'));
  const paths = ['a', 'b', 'c'].map((name) => {
    const path = join(folder, `${name}.bin`);
    writeFileSync(path, name);
    truncateSync(path, sizeBytes);
    return path;
  });
  await openTool(page, 'base64');
  // As a killed tab leaves it.
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('results-of-a-crash', { create: true });
  });
  await page.locator('input[type=file]').first().setInputFiles(paths);
  await expect(page.getByText('3 files ready')).toBeVisible();
  // Two results are more than stays in memory.
  await expect.poll(() => readFolders(page)).toEqual([2]);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  const zip = await readFile(await (await coming).path());
  expect(await readFolders(page)).toEqual([3]);
  const expected = Buffer.alloc(sizeBytes);
  expected.write('c');
  const text = expected.toString('base64');
  const name = Buffer.from('c.txt');
  const start = zip.indexOf(name) + name.length;
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(hash(zip.subarray(start, start + text.length))).toBe(hash(Buffer.from(text)));
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => readFolders(page)).toEqual([]);
});
