import type { Page } from '@playwright/test';
import { makeDocument } from '#client/lib/pdf/fixtures/make-documents.ts';
import { expect } from '#e2e/fixtures.ts';

/** pdf.js and the codecs are large. */
export const needsHeavyParts = true;

/** What the tool is for, in its shortest form: it must be possible without a network. */
export async function doMainWork(page: Page): Promise<void> {
  const buffer = Buffer.from(await makeDocument({ tag: 'A', pageCount: 2 }));
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText('2 pictures: all 2 pages.')).toBeVisible();
}
