import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('How many').fill('2');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('Lorem ipsum dolor sit amet');
}
