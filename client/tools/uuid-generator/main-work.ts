import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Version').selectOption('Nil: all zeros');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('00000000-0000-0000-0000-000000000000');
}
