import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readWithZbar, run, saved, says } from '#e2e/codes.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

const scanTest = (page: Page) => page.getByRole('region', { name: 'Scan test' });

test.beforeEach(async ({ page }) => {
  await openTool(page, 'qr-generator');
  await expect(says(page, 'https://www.example.com')).toBeVisible();
});

test('dots and round corners are drawn into every format, scanned back, read by zbar, and kept in links', async ({
  page,
}, testInfo) => {
  await page.getByLabel('Module shape').selectOption('Dots');
  await page.getByLabel('Corner shape').selectOption('Round');
  await page.getByRole('slider', { name: 'Size', exact: true }).fill('330');
  await expect(says(page, 'https://www.example.com')).toHaveAttribute('width', '330');
  await expect(
    scanTest(page)
      .getByText(/^Scans/)
      .first(),
  ).toBeVisible();
  for (const format of ['PNG', 'JPEG', 'SVG'] as const) {
    await page.getByLabel(format, { exact: true }).check();
    const path = testInfo.outputPath(`dots.${format.toLowerCase()}`);
    await (await saved(page, `Download ${format}`)).saveAs(path);
    if (format !== 'SVG') expect(readWithZbar(path)).toBe('https://www.example.com');
    else expect(await readFile(path, 'utf8')).toContain('a.5 .5 0 0 1');
  }
  const pdf = testInfo.outputPath('dots.pdf');
  await (await saved(page, 'PDF for print')).saveAs(pdf);
  run('pdftoppm', '-r', '300', '-png', '-singlefile', pdf, testInfo.outputPath('dots-pdf'));
  expect(readWithZbar(testInfo.outputPath('dots-pdf.png'))).toBe('https://www.example.com');

  await page.getByLabel('PNG', { exact: true }).check();
  await page.getByRole('slider', { name: 'Size', exact: true }).fill('100');
  await expect(page.getByText('Too few pixels for round shapes: 3 a module.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Module shape')).toHaveValue('dots');
  await expect(page.getByLabel('Corner shape')).toHaveValue('round');
});
