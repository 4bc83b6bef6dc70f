import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';
import { chooseFiles } from '#e2e/short-work.ts';

export async function doMainWork(page: Page): Promise<void> {
  await chooseFiles(page, { name: 'abc.txt', mimeType: 'text/plain', buffer: Buffer.from('abc') });
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('ba7816bf');
}
