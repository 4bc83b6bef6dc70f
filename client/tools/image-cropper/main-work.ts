import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

const photograph = join(import.meta.dirname, '../../../core/images/fixtures/paris_exif_xmp_icc.jpg');

/** The codecs are large, so they must be stored for offline use first. */
export const needsHeavyParts = true;

/** Runs the tool's main task in short, as a check that it works offline. */
export async function doMainWork(page: Page): Promise<void> {
  await page.locator('main input[type=file]').first().setInputFiles(photograph);
  // The first frame; a ratio that is chosen before it is there fits the whole picture.
  await expect(page.getByText('403 × 302 → 363 × 272 pixels, from 20, 15.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Ratio', exact: true }).selectOption('1 : 1 (square)');
  await expect(page.getByText('403 × 302 → 272 × 272 pixels, from 66, 15.')).toBeVisible();
}
