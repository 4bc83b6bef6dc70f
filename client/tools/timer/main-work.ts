import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

/** Runs the tool's main task in short, as a check that it works offline. */
export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Duration', { exact: true }).fill('90 s');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^1:2\d$/);
}
