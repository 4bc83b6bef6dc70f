import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Password' }).click();
  await expect(page.getByRole('row', { name: /^Entropy/ })).toBeVisible();
}
