import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Any CSS color').fill('rebeccapurple');
  await expect(page.getByText('#663399').first()).toBeVisible();
}
