import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Of (the whole)').fill('200');
  await expect(page.locator('.result-value').first()).toContainText('50');
}
