import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

/** The table of countries is a heavy file: it is there once everything was stored. */
export const needsHeavyParts = true;

/** What the tool is for, in its shortest form: it must be possible without a network. */
export async function doMainWork(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Addresses' }).fill('192.88.99.1\n2001:4860:4860::8888');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('United States');
}
