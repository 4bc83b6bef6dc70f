import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

/** The PDF code and fonts are loaded for the first PDF, so they must be stored for offline use first. */
export const needsHeavyParts = true;

export async function doMainWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect(page.getByText('1,482.15 EUR').last()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe('2026-0001.pdf');
}
