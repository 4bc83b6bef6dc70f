import { gunzipSync, gzipSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('decompresses Base64, and says what is wrong with it', async ({ page }) => {
  await openTool(page, 'text-compressor');
  await page.getByRole('radio', { name: 'Decompress' }).check();
  await writeText(page, 'Input', gzipSync('hello, hello, hello').toString('base64'));
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('hello, hello, hello');
  await page.getByRole('button', { name: 'Clear' }).click();
  await writeText(page, 'Input', 'H4sI?');
  await expect(page.getByText('“?” is not part of Base64.').first()).toBeVisible();
});

test('compresses a file, also with Brotli', async ({ page }) => {
  await openTool(page, 'text-compressor');
  const buffer = Buffer.alloc(10_000, 'to be or not to be ');
  await page.locator('input[type=file]').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer });
  await expect(page.getByText('By Brotli')).toBeVisible();
  await page.getByLabel('Output as').selectOption('File');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /a\.txt\.gz/ }).click(),
  ]);
  expect(gunzipSync(await readFile(await download.path()))).toEqual(buffer);
});
