import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Start date').fill('2026-01-31');
  await page.getByLabel('End date').fill('2026-02-28');
  await page.getByRole('button', { name: 'Calculate Difference' }).click();
  await expect(page.locator('.result-value').first()).toContainText('28');
}
