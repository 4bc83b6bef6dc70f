import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('In words').fill('15:00 Tokyo 2026-07-01 in Berlin');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-zone="Europe/Berlin"]')).toContainText(/8:00/);
}
