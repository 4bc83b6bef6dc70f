import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

/** What the tool is for, in its shortest form: it must be possible without a network. */
export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Type a conversion').fill(`5'11" in cm`);
  await expect(page.locator('.result-value')).toHaveText('180.34 cm');
}
