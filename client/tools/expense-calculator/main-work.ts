import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit as text' }).click();
  await page
    .getByRole('textbox', { name: 'Expenses', exact: true })
    .fill('2026-01-01,Tea,3.50,Food,Ann,Ann+Ben');
  await expect(page.locator('.result-value').first()).toHaveText('3.50');
}
