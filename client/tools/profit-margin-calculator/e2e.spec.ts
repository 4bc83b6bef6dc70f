import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

const result = (page: Page) => page.locator('.result-value');

test.beforeEach(async ({ page }) => {
  await openTool(page, 'profit-margin-calculator');
  await expect(result(page)).toHaveText(/\d/);
});

test('any two give the rest, with prices as a file', async ({ page }) => {
  await expect(result(page)).toHaveText('20.00%');
  await page.getByLabel('Known').selectOption({ label: 'Cost and margin' });
  await page.getByLabel('Cost', { exact: true }).fill('65');
  await page.getByLabel('Margin (%)').fill('35');
  await expect(result(page)).toHaveText('100.00');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'prices.csv' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain('50%,100.00%,130.00,65.00,130.99');
});

test('discount, tax and fee, with a chart that is described in words and saved as a picture', async ({
  page,
}) => {
  await page.getByText('More options').click();
  await page.getByLabel('Marketplace or card fee').fill('5');
  await page.getByLabel('Fixed costs').fill('1000');
  await expect(page.getByRole('row', { name: /Left per sale/ })).toContainText('15.00');
  await expect(page.getByRole('row', { name: /Sales to break even/ })).toContainText('67');
  await expect(
    page.getByRole('img', { name: /Where the price goes\. Price 100\.00, Fee 5\.00/ }),
  ).toBeVisible();
  for (const kind of ['SVG', 'PNG']) {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: `Chart as ${kind}` }).click();
    const bytes = await readFile(await (await saving).path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe(kind === 'SVG' ? '<svg' : '\x89PNG');
    if (kind === 'SVG') expect(bytes.toString()).not.toMatch(/var\(|oklch|style=/);
  }
});

test('mistakes stand at their box, and the last result stays', async ({ page }) => {
  await expect(result(page)).toHaveText(/\d/);
  await page.getByLabel('Known').selectOption({ label: 'Cost and margin' });
  await page.getByLabel('Margin (%)').fill('100');
  await expect(page.getByLabel('Margin (%)')).toHaveAccessibleDescription(/impossible/);
  await expect(result(page)).toHaveClass(/stale/);
  for (const text of ['9'.repeat(100), '1e999', '<b>1</b>', '__proto__', '1/0', '']) {
    await page.getByLabel('Cost', { exact: true }).fill(text);
  }
  await page.getByLabel('Cost', { exact: true }).fill('8');
  await page.getByLabel('Margin (%)').fill('20');
  await expect(result(page)).toHaveText('10.00');
});

test('by keyboard at 390 px, nothing runs over', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Cost', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('50');
  await page.keyboard.press('Tab');
  await page.keyboard.type('200');
  await expect(result(page)).toHaveText('75.00%');
  await expect(page.getByRole('img', { name: /Where the price goes/ })).toBeVisible();
  await expectNoOverflow(page);
});
