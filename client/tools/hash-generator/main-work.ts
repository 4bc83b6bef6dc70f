import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Text to hash').fill('abc');
  await expect(page.getByTestId('digest')).toContainText('ba7816bf');
}
