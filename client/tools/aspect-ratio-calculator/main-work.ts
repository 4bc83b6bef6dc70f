import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Width', exact: true }).fill('3440');
  await page.getByRole('textbox', { name: 'Height', exact: true }).fill('1440');
  await expect(page.getByText('43 : 18')).toBeVisible();
}
