import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';
import { chooseFiles } from '#e2e/short-work.ts';

export async function doMainWork(page: Page): Promise<void> {
  await chooseFiles(page, { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') });
  await expect(page.getByText('Loaded 1 row from a.csv')).toBeVisible();
}
