import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Secret', { exact: true }).fill('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  await expect(page.getByText('Next code')).toBeVisible();
}
