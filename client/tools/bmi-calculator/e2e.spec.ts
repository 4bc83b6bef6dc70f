import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

const result = (page: Page) => page.locator('.result-value');

test.beforeEach(async ({ page }) => {
  await openTool(page, 'bmi-calculator');
  await expect(result(page)).toHaveText(/\d/);
});

test('feet and stones, with the band on a scale', async ({ page }) => {
  await expect(result(page)).toHaveText('22.9 kg/m²');
  await page.getByLabel('Height unit').selectOption({ label: 'Feet and inches' });
  await page.getByLabel(/^Height \(/).fill('5');
  await page.getByLabel('Inches').fill('9');
  await page.getByLabel('Weight unit').selectOption({ label: 'Stones and pounds' });
  await page.getByLabel(/^Weight \(/).fill('13');
  await expect(result(page)).toHaveText('26.9 kg/m²');
  await expect(page.getByRole('img', { name: /is in the category “Pre-obese/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Healthy weight/ })).toContainText('st');
});

test('the same person by the Asian action points, and a child without a band', async ({ page }) => {
  await page.getByLabel(/^Weight \(/).fill('72');
  await page.getByLabel('Categories').selectOption({ label: 'WHO, with the action points for Asian people' });
  await expect(page.getByRole('row', { name: /^Category Increased risk/ })).toBeVisible();
  await page.getByLabel(/^Age/).fill('12');
  await expect(
    page.getByText('The categories are for adults: they do not apply below 20 years.'),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /^Category / })).toHaveCount(0);
});

test('impossible and hostile input is reported at its box', async ({ page }) => {
  const height = page.getByLabel(/^Height \(/);
  await expect(result(page)).toHaveText(/\d/);
  await height.fill('1.75');
  await expect(height).toHaveAccessibleDescription(/Is it in m\?/);
  await expect(result(page)).toHaveClass(/stale/);
  await expect(page.getByRole('button', { name: /^Copy/ })).toBeDisabled();
  for (const text of ['0', '-5', '9'.repeat(100), '1e-999', '<b>', '__proto__', '']) await height.fill(text);
  await height.fill('200');
  await expect(result(page)).toHaveText('17.5 kg/m²');
});

test('by keyboard at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel(/^Height \(/).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('90');
  await expect(result(page)).toHaveText('29.4 kg/m²');
  await expect(page.getByRole('img', { name: /\(BMI 29\.4\)/ })).toBeVisible();
  await expectNoOverflow(page);
});
