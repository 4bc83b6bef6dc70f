import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Final value', { exact: true }).fill('1250');
  await expect(page.locator('.result-value').first()).toHaveText('25.00%');
}
