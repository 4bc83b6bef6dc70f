import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

/** What the tool is for, in its shortest form: it must be possible without a network. */
export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Amount of the loan').fill('100000');
  await expect(page.locator('.result-value').first()).toHaveText('599.55');
}
