import type { Page } from '@playwright/test';
import { makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';
import { expect } from '#e2e/fixtures.ts';

/** pdf.js and the codecs are large, so they must be stored for offline use first. */
export const needsHeavyParts = true;

/** Runs the tool's main task in short, as a check that it works offline. */
export async function doMainWork(page: Page): Promise<void> {
  const buffer = Buffer.from(await makeDocument({ tag: 'A', pageCount: 2 }));
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText('2 pictures: all 2 pages.')).toBeVisible();
}
