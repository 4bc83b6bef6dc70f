import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

const result = (page: Page) => page.locator('.result-value');
const own = (page: Page) => page.getByLabel('Custom rates');

test.beforeEach(async ({ page }) => {
  await openTool(page, 'currency-converter');
});

test('shows many currencies with the age of their rates, saves a cheat sheet, and swaps', async ({
  page,
}) => {
  await page.getByLabel('From', { exact: true }).selectOption('EUR');
  await page.getByLabel('To', { exact: true }).fill('XOF, usd, yen');
  // The law's own rate: 655.957 francs for a euro.
  await expect(result(page)).toHaveText('65,596 XOF');
  await expect(page.getByRole('row', { name: /^100 EUR in JPY/ })).toContainText('JPY');
  await expect(page.getByText(/Bundled rates are [\d,]+ days? old/)).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'cheat-sheet.csv' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain('EUR,XOF,USD,JPY');
  expect(file).toContain('1000 EUR,655957,');

  await page.getByLabel('To', { exact: true }).fill('XOF, USD');
  await page.getByRole('button', { name: 'Swap' }).click();
  // 100 / 655.957
  await expect(result(page)).toHaveText('0.15 EUR');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('EUR, USD');
});

test('own rates and pasted files of the ECB win; fees come off', async ({ page }) => {
  await page.getByText('More options', { exact: true }).click();
  await page.getByLabel('To', { exact: true }).fill('EUR');
  await own(page).fill('1 USD = 0.5 EUR my bank');
  await expect(result(page)).toHaveText('50.00 EUR');
  await expect(page.getByText('Only your custom rates are used')).toBeVisible();
  await page.getByLabel('Fee or markup').fill('2');
  await expect(result(page)).toHaveText('49.00 EUR');
  await own(page).fill(`<Cube time='2026-11-20'><Cube currency='USD' rate='1.25'/></Cube>`);
  await expect(result(page)).toHaveText('78.40 EUR');
});

test('broken, hostile and large values are reported, and the last result stays', async ({ page }) => {
  // Before there is a result, there is none to stay.
  await expect(result(page)).toHaveText(/EUR$/);
  await page.getByLabel('To', { exact: true }).fill('EUR, DEM');
  await expect(page.getByText('“DEM” is no currency that is used today.')).toBeVisible();
  await expect(result(page)).toHaveClass(/stale/);
  await expect(page.getByText('Outdated')).toBeVisible();
  await expect(page.getByText(/Bundled rates are .* old/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Copy/ })).toBeDisabled();
  await page.getByLabel('To', { exact: true }).fill('EUR');
  await page.getByText('More options', { exact: true }).click();
  await own(page).fill('1 USD = 0.5 EUR\n<img src=x onerror=alert(1)>');
  await expect(page.getByText('Custom rates, line 2:')).toBeVisible();
  await own(page).fill('1 USD = 0.5 EUR');
  await page.getByLabel('Amount').fill('123456789012345678901234567890.12');
  await expect(result(page)).toHaveText('61,728,394,506,172,839,450,617,283,945.06 EUR');
  await page.getByLabel('Amount').fill('-5');
  await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(/is outside the range/);
});

test('the palette answers, and opens the tool; by keyboard at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('html[data-palette]').waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.locator('input:focus')).toBeVisible();
  await page.keyboard.type('2*50 eur in xof');
  await expect(page.getByRole('paragraph').filter({ hasText: '65,596 XOF' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('65,596 XOF');
  await expectNoOverflow(page);
});
