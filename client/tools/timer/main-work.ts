import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Duration', { exact: true }).fill('90 s');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^1:2\d$/);
}
