import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

/** The writers of types are too large to be stored with the page. */
export const needsHeavyParts = true;

export async function doMainWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sample' }).click();
  await page.getByLabel('Type name').fill('Customer');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('export interface Customer');
}
