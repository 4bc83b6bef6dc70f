import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';
import { makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';

/** The parser is large, so it must be stored for offline use first. */
export const needsHeavyParts = true;

export async function doMainWork(page: Page): Promise<void> {
  const files = ['A', 'B'].map(async (tag) => ({
    name: `${tag}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(await makeDocument({ tag, pageCount: 2 })),
  }));
  await page.locator('main input[type=file]').setInputFiles(await Promise.all(files));
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('4 pages');
}
