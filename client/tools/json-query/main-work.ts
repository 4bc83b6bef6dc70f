import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sample' }).click();
  await page.getByLabel('Expression').fill('$..isbn');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('17478252242305210114');
}
