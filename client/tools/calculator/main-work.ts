import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Scientific' }).click();
  await page.getByLabel('Expression').fill('0.1 + 0.2');
  await expect(page.locator('.result-value').first()).toHaveText('0.3');
}
