import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

const result = (page: Page) => page.getByRole('region', { name: 'The invoice', exact: true });
const party = (page: Page, name: string) => page.getByRole('group', { name });

async function save(page: Page, button: string): Promise<{ path: string; name: string }> {
  const saving = page.waitForEvent('download');
  await result(page).getByRole('button', { name: button }).click();
  const download = await saving;
  return { path: await download.path(), name: download.suggestedFilename() };
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'invoice-generator');
  await expect(result(page)).toContainText('0.00 EUR');
});

test('from an empty form to a PDF with the e-invoice inside', async ({ page }) => {
  await page.getByLabel('Number', { exact: true }).fill('R-009');
  for (const label of ['Date', 'Date of supply', 'Due']) {
    await page.getByLabel(label, { exact: true }).fill('2026-11-23');
  }
  for (const [who, name] of [
    ['Seller', 'Müller & Söhne'],
    ['Buyer', '株式会社 例'],
  ] as const) {
    await party(page, who).getByLabel('Name', { exact: true }).fill(name);
    await party(page, who).getByLabel('Street and number').fill('Weg 1');
    await party(page, who).getByLabel('City').fill('Ort');
    await party(page, who).getByLabel('Country').fill('de');
  }
  await expect(result(page)).toContainText('things are missing');
  await party(page, 'Seller').getByLabel('VAT number').fill('DE123456789');
  await page.getByLabel('1. Description').fill('Tea');
  await page.getByLabel('Quantity').fill('0.333');
  await page.getByLabel('Price without VAT').fill('1,000.50');
  await page.getByLabel('Rate').fill('19');
  await expect(result(page)).toContainText('396.47 EUR');
  await expect(result(page)).toContainText('Complete: the PDF holds an e-invoice');
  const { path, name } = await save(page, 'Download PDF');
  expect(name).toBe('R-009.pdf');
  const text = spawnSync('pdftotext', ['-layout', path, '-']).stdout.toString();
  expect(text).toMatch(/株式会社 例[^]*396\.47 EUR/);
  const fonts = spawnSync('pdffonts', [path]).stdout.toString().trim().split('\n').slice(2);
  for (const font of fonts) expect(font).toMatch(/\byes (?:yes|no) +yes\b/);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name: 'Next invoice' }).click();
  await expect(page.getByLabel('Number', { exact: true })).toHaveValue('R-010');
  await expect(party(page, 'Seller').getByLabel('Name', { exact: true })).toHaveValue('Müller & Söhne');
  await page.getByLabel('Saved buyers').selectOption('株式会社 例');
  await expect(party(page, 'Buyer').getByLabel('Name', { exact: true })).toHaveValue('株式会社 例');
});

test('starts with today’s date, and restores a draft until it is forgotten', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-02-04T12:00:00Z'));
  await page.reload();
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2027-02-04');

  await page.getByRole('button', { name: 'Try a sample' }).click();
  await page.getByLabel('1. Description').fill('Kept words');
  await expect(page.getByText('kept only in this browser')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('1. Description')).toHaveValue('Kept words');
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByLabel('1. Description')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try a sample' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('draft:invoice-generator'))).toBeNull();
});

test('on a phone by keyboard: shows a mistake beside its field, and keeps the last good preview', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Try a sample' }).focus();
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('1,482.15 EUR');
  const price = page.getByLabel('Price without VAT').first();
  await price.fill('eighty');
  await expect(price).toHaveAccessibleDescription(/“eighty” is not a number/);
  await expect(result(page).locator('div.stale').first()).toContainText('1,482.15 EUR');
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
  await price.fill('81');
  await expect(result(page)).toContainText('1,497.02 EUR');
  await price.fill('80');
  await expect(result(page)).toContainText('1,482.15 EUR');

  await page.getByLabel('Quantity').nth(1).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('10');
  // The strip at the screen's foot, far from the preview.
  await expect(page.locator('.foot-bar')).toContainText('1,376.12 EUR');
  const saving = page.waitForEvent('download');
  await page.keyboard.press('ControlOrMeta+S');
  expect((await saving).suggestedFilename()).toBe('2026-0001.pdf');
  await expectNoOverflow(page);
});

test('reopens its own files, shows hostile text as text, and refuses other files with a sentence', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await page.getByLabel('1. Description').fill('From a PDF');
  const pdf = await save(page, 'Download PDF');
  const json = await save(page, 'JSON');
  expect(JSON.parse(await readFile(json.path, 'utf8'))).toMatchObject({ number: '2026-0001' });
  await page.getByRole('button', { name: 'Delete all' }).click();
  const input = page.locator('input[type=file][accept=".json,.pdf"]');
  await input.setInputFiles(pdf.path);
  await expect(page.getByLabel('1. Description')).toHaveValue('From a PDF');
  await input.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"lines": 1}'),
  });
  await expect(page.getByText('lines: This is not a list.')).toBeVisible();
  await input.setInputFiles({
    name: 'x.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 x'),
  });
  await expect(page.getByText('This PDF cannot be read.')).toBeVisible();
  await expect(page.getByLabel('1. Description')).toHaveValue('From a PDF');

  const lines = Array.from({ length: 3 }, () => ({
    name: '<img src=x onerror=alert(1)>',
    price: '10',
    rate: '19',
  }));
  const invoice = JSON.stringify({ number: '../../x', currency: 'EUR', lines });
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(invoice) });
  await expect(result(page)).toContainText('35.70 EUR');
  expect((await save(page, 'Download PDF')).name).toMatch(/^[^/]*x\.pdf$/);
  await result(page).getByRole('button', { name: 'XML' }).click();
  await expect(page.getByText('No XML of EN 16931 can be written')).toBeVisible();
});
