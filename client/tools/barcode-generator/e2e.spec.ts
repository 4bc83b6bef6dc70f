import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { chooseFile, keptHeight, run, saved } from '#e2e/codes.ts';
import { expect, expectNoOverflow, focusOption, openTool, test } from '#e2e/fixtures.ts';

const picture = (page: Page, text: string) =>
  page.getByRole('img', { name: `Barcode that says: ${text}`, exact: true });
const content = (page: Page) => page.getByRole('textbox', { name: 'Content' }).last();
const scan = (page: Page) => page.getByTestId('scan');

const readWithZbar = (path: string) => run('zbarimg', '--quiet', '--raw', path).replace(/\n$/, '');

test.beforeEach(async ({ page }) => {
  await openTool(page, 'barcode-generator');
  await expect(picture(page, '4006381333931')).toBeVisible();
});

test('draws a code on load, scans it back, and names the right check digit for a wrong one', async ({
  page,
}) => {
  const shown = picture(page, '4006381333931');
  const height = (await shown.boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThan(100);
  expect(Math.abs((await keptHeight(shown)) - height)).toBeLessThan(1);
  await expect(scan(page).getByText('Scans safely')).toBeVisible();
  await expect(page.getByTestId('facts')).toContainText('module 0.339 mm = 4 dots');
  await content(page).fill('629104150021');
  await expect(picture(page, '6291041500213')).toBeVisible();
  await expect(page.getByText('The check digit 3 was added')).toBeVisible();
  await content(page).fill('6291041500214');
  await expect(page.getByText('it ends in 4, and should end in 3')).toBeVisible();
  // The last good code stays, marked as outdated.
  await expect(picture(page, '6291041500213')).toBeVisible();
  const download = page.getByRole('button', { name: 'Download SVG' });
  await expect(download).toBeDisabled();
  await content(page).fill('');
  await expect(page.getByText('The result appears here')).toBeVisible();

  await content(page).fill('629104150021');
  await page.getByLabel('Bar color', { exact: true }).fill('#f4f4f4');
  await expect(page.getByText('This code does not scan')).toBeVisible();
  await expect(download).toBeDisabled();
  await page.getByRole('button', { name: 'Take it anyway' }).click();
  await expect(download).toBeEnabled();
});

test('shows a sample per symbology, saves a PNG that zbar reads, and refuses what does not fit', async ({
  page,
}, testInfo) => {
  const symbology = page.getByLabel('Symbology');
  expect(await symbology.locator('option').count()).toBe(18);
  await symbology.selectOption('MSI');
  await expect(scan(page)).toContainText('Not scanned back');
  await symbology.selectOption('GS1-128');
  await expect(content(page)).toHaveText('(01)09521234543213(17)261231(10)ABC123');
  await expect(scan(page)).toContainText('Scans safely');
  await page.getByLabel('PNG', { exact: true }).check();
  const path = testInfo.outputPath('code.png');
  await (await saved(page, 'Download PNG')).saveAs(path);
  expect(readWithZbar(path)).toBe('010952123454321317261231' + '10ABC123');

  await symbology.selectOption('Code 128');
  await content(page).fill('x'.repeat(2000));
  await expect(page.getByText('Code 128 cannot hold 2,000 characters')).toBeVisible();
  await symbology.selectOption('PDF417');
  await content(page).fill('<svg onload=alert(1)>"&\u0000日本');
  await expect(page.getByTestId('full')).toHaveText('<svg onload=alert(1)>"&\u0000日本');
  await expect(scan(page)).toContainText('Scans safely');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await content(page).fill('x'.repeat(3000));
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a CSV becomes a zip, and a sheet of labels; a wrong row is named and keeps no other back', async ({
  page,
}, testInfo) => {
  const csv = testInfo.outputPath('goods.csv');
  await writeFile(csv, 'code;name\n400638133393;pens\n4006381333932;wrong\n629104150021;dates\n');
  await chooseFile(page, 'Open file', csv);
  const table = page.getByRole('table', { name: 'Codes' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByText('should end in 1')).toBeVisible();
  const zip = testInfo.outputPath('codes.zip');
  await (await saved(page, 'Download 2 codes (ZIP)')).saveAs(zip);
  expect(run('python3', '-m', 'zipfile', '-l', zip)).toMatch(/pens\.svg[\s\S]*dates\.svg/);

  await page.getByLabel('PDF', { exact: true }).check();
  await page.getByLabel('Label sheet').selectOption({ label: 'Avery L7160: A4, 3 × 7, 63.5 × 38.1 mm' });
  await page.getByLabel('Copies of each').fill('12');
  const pdf = testInfo.outputPath('labels.pdf');
  await (await saved(page, 'Download 2 codes on labels (PDF)')).saveAs(pdf);
  expect(run('pdfinfo', pdf)).toMatch(/Pages:\s+2/);
  expect(run('pdfinfo', pdf)).toContain('(A4)');
});

test('fits a phone, and the keyboard reaches everything', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoOverflow(page);
  await focusOption(page.getByLabel('Symbology'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Download 1 code (ZIP)' })).toBeEnabled();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Control+s');
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
});
