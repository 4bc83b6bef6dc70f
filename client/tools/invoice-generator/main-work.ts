import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

/** PDF parts and fonts come when the first PDF is made. */
export const needsHeavyParts = true;

/** What the tool is for, in its shortest form: it must be possible without a network. */
export async function doMainWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect(page.getByText('1,482.15 EUR')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe('2026-0001.pdf');
}
