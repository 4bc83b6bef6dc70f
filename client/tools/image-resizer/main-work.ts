import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';
import { chooseFiles, photograph } from '#e2e/short-work.ts';

/** The codecs are large, so they must be stored for offline use first. */
export const needsHeavyParts = true;

export async function doMainWork(page: Page): Promise<void> {
  await chooseFiles(page, photograph);
  await page.getByRole('spinbutton', { name: 'Width' }).fill('100');
  await expect(page.getByText('403 × 302 → 100 × 75 pixels.')).toBeVisible();
}
