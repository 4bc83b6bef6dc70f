import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Mode', { exact: true }).fill('640');
  await expect(page.getByText('rw-r-----').first()).toBeVisible();
}
