import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

const photograph = join(import.meta.dirname, '../../../core/images/fixtures/paris_exif_xmp_icc.jpg');

/** The codecs are large, so they must be stored for offline use first. */
export const needsHeavyParts = true;

/** Runs the tool's main task in short, as a check that it works offline. */
export async function doMainWork(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'Quality' }).fill('60');
  await page.locator('main input[type=file]').first().setInputFiles(photograph);
  await expect(page.getByText(/^−\d+% 19\.4 KB → [\d.]+ KB$/)).toBeVisible();
}
