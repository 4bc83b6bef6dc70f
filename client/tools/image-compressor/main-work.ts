import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';
import { chooseFiles, photograph } from '#e2e/short-work.ts';

/** The codecs are large, so they must be stored for offline use first. */
export const needsHeavyParts = true;

export async function doMainWork(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'Quality' }).fill('60');
  await chooseFiles(page, photograph);
  await expect(page.getByText(/^−\d+% 19\.4 KB → [\d.]+ KB$/)).toBeVisible();
}
