import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('From', { exact: true }).selectOption('EUR');
  await page.getByLabel('To', { exact: true }).fill('XOF');
  await expect(page.locator('.result-value').first()).toHaveText('65,596 XOF');
}
