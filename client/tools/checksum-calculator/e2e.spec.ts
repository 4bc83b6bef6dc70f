import { mkdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

// FIPS 180-4, “abc”.
const sha256OfAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const file = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) });

test.beforeEach(async ({ page }) => {
  await openTool(page, 'checksum-calculator');
});

test('files get a list, in any algorithm, and are checked by a pasted one', async ({ page }) => {
  const output = page.getByRole('region', { name: 'Output' });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([file('abc.txt', 'abc'), file('digits', '123456789')]);
  await expect(output).toContainText(`${sha256OfAbc}  abc.txt`);
  await page.getByLabel('Checksum', { exact: true }).selectOption('CRC-32 (SFV, ZIP)');
  await expect(output).toContainText('digits CBF43926');
  await page.getByLabel('Verify against', { exact: true }).fill(`${sha256OfAbc}  abc.txt\ndigits cbf43926\n`);
  await expect(output).toContainText('digits: OK (CRC-32)');
  await expect(output).toContainText('abc.txt: OK (SHA-256)');
  await page.getByLabel('Verify against', { exact: true }).fill('hello');
  await expect(page.getByText('“hello” is not a known checksum.').first()).toBeVisible();
});

test('a list among the files checks them, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const list = `${sha256OfAbc}  abc.txt\n${sha256OfAbc}  changed\n${sha256OfAbc}  gone\n`;
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      file('SHA256SUMS', list),
      file('abc.txt', 'abc'),
      file('changed', 'abd'),
      file('extra', ''),
    ]);
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('abc.txt: OK (SHA-256)');
  await expect(output).toContainText('“changed” is not the file of the list: its SHA-256 differs.');
  await expect(output).toContainText('“gone” is in the list, but not among the files.');
  await expect(output).toContainText('“extra” is in no list, and was not checked.');
  await expectNoOverflow(page);
});

test('a folder keeps its paths, and its list is found', async ({ page }, testInfo) => {
  const folder = testInfo.outputPath('release');
  await mkdir(join(folder, 'sub'), { recursive: true });
  await writeFile(join(folder, 'sub', 'abc.txt'), 'abc');
  await writeFile(join(folder, 'b.txt'), 'abc');
  await page.locator('input[type=file]').nth(1).setInputFiles(folder);
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText(`${sha256OfAbc}  sub/abc.txt`);
  await expect(output).toContainText('Names begin in the folder “release”');
  await expect(output).toContainText('The same content');
});

test('a large file is read with progress, and can be stopped', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('large.bin');
  await writeFile(path, '');
  // Sparse: zeros that take no space on the disk.
  await truncate(path, 5_000_000_000);
  await page.locator('input[type=file]').first().setInputFiles(path);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText(/large\.bin .* of 5 GB · .*\/s · .* left/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
