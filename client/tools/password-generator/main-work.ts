import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

/** What the tool is for, in its shortest form: it must be possible without a network. */
export async function doMainWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Password' }).click();
  await expect(page.getByRole('row', { name: /^Entropy/ })).toBeVisible();
}
