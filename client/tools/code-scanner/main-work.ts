import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export const twoCodes = join(import.meta.dirname, 'fixtures', 'two-codes.png');

/** The reader is large, so it must be stored for offline use first. */
export const needsHeavyParts = true;

export async function doMainWork(page: Page): Promise<void> {
  await page.locator('main input[type=file]').first().setInputFiles(twoCodes);
  await expect(page.getByText('https://example.org/scanned')).toBeVisible();
}
