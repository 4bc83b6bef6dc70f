import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

/** The table of countries is large, so it must be stored for offline use first. */
export const needsHeavyParts = true;

export async function doMainWork(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Addresses' }).fill('192.88.99.1\n2001:4860:4860::8888');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('United States');
}
