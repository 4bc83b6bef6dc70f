import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';
import { chooseFiles, photograph } from '#e2e/short-work.ts';

/** The codecs are large, so they must be stored for offline use first. */
export const needsHeavyParts = true;

export async function doMainWork(page: Page): Promise<void> {
  await chooseFiles(page, photograph);
  // The first frame; a ratio that is chosen before it is there fits the whole picture.
  await expect(page.getByText('403 × 302 → 363 × 272 pixels, from 20, 15.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Ratio', exact: true }).selectOption('1 : 1 (square)');
  await expect(page.getByText('403 × 302 → 272 × 272 pixels, from 66, 15.')).toBeVisible();
}
