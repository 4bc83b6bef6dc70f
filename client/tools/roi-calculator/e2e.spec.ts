import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

const result = (page: Page) => page.locator('.result-value');

test.beforeEach(async ({ page }) => {
  await openTool(page, 'roi-calculator');
  await expect(result(page)).toHaveText(/\d/);
});

test('in total and per year, compared with another return', async ({ page }) => {
  await expect(result(page)).toHaveText('50.00%');
  await expect(page.getByRole('row', { name: /Annual return \(CAGR\)/ })).toContainText('14.47%');
  await page.getByText('More options').click();
  await page.getByLabel('Compare with annual return').fill('5');
  await page.getByText('Chart data').click();
  await expect(page.getByRole('columnheader', { name: 'At 5.00% per year' })).toBeVisible();
  await page.getByLabel('Time', { exact: true }).selectOption({ label: 'Two dates' });
  await page.getByLabel('Purchase date').fill('2025-01-01');
  await page.getByLabel('Sale or valuation date').fill('2026-01-01');
  await expect(page.getByRole('row', { name: /Annual return \(CAGR\)/ })).toContainText('50.00%');
});

test('calculates payments over time, reports a mistake with its line, and refuses a text that is too long', async ({
  page,
}) => {
  const box = page.getByRole('textbox', { name: 'Payments', exact: true });
  await page.getByLabel('Calculate from').selectOption({ label: 'Payments over time (XIRR, NPV)' });
  await expect(result(page)).toHaveText('37.34%');
  await expect(page.getByRole('img', { name: /5 payments, in total 3,000\.00/ })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'payments.csv' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('2008-10-30,4250,-3000');
  await box.fill('-1000\n<b>1</b>');
  await expect(box).toHaveAccessibleDescription(/Line 2.*not a number/);
  await expect(result(page)).toHaveClass(/stale/);
  await box.fill('-1000\n2300\n-1320');
  await expect(result(page)).toHaveText('10.00% or 20.00%');
  await box.fill(`-1000\n${'10\n'.repeat(900)}`);
  await expect(result(page)).toHaveText(/%$/);

  await box.fill('2025-01-01 -100\n2026-01-01 110');
  await expect(result(page)).toHaveText('10.00%');
  await box.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, '2025-01-01 -1\n'.repeat(20_000));
  await expect(box).toHaveAccessibleDescription(/characters are too many/);
  await expect(result(page)).toHaveText('10.00%');
  await expect(result(page)).toHaveClass(/stale/);
});

test('by keyboard at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Amount invested').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('900');
  await expect(result(page)).toHaveText('−10.00%');
  await expect(page.getByRole('img', { name: /Growth at a constant rate/ })).toBeVisible();
  await expectNoOverflow(page);
});
