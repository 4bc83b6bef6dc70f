import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Content', { exact: true }).fill('https://example.org/offline');
  await expect(page.getByRole('img', { name: /QR code/i })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeEnabled();
}
