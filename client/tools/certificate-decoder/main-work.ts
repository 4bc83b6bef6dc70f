import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sample' }).click();
  await expect(page.getByText('ISRG Root X2').first()).toBeVisible();
}
