import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Cost', { exact: true }).fill('75');
  await expect(page.locator('.result-value').first()).toHaveText('25.00%');
}
