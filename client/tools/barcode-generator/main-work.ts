import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

/** The engine and the reader must be stored. */
export const needsHeavyParts = true;

/** What the tool is for, in its shortest form: it must be possible without a network. */
export async function doMainWork(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Content' }).last().fill('629104150021');
  await expect(page.getByRole('img', { name: 'Barcode that says: 6291041500213' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download SVG' })).toBeEnabled();
}
