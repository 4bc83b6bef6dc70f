import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('From', { exact: true }).fill('7');
  await page.getByLabel('To', { exact: true }).fill('7');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('7');
}
