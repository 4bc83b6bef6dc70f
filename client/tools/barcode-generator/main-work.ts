import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

/** The test must wait until the engine and the reader are stored for offline use. */
export const needsHeavyParts = true;

export async function doMainWork(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Content' }).last().fill('629104150021');
  await expect(page.getByRole('img', { name: 'Barcode that says: 6291041500213' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download SVG' })).toBeEnabled();
}
