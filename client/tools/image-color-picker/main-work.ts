import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

const photograph = join(import.meta.dirname, '../../../core/images/fixtures/abc.png');

/** The codecs are large. */
export const needsHeavyParts = true;

/** What the tool is for, in its shortest form: it must be possible without a network. */
export async function doMainWork(page: Page): Promise<void> {
  await page.locator('main input[type=file]').first().setInputFiles(photograph);
  await expect(page.getByTestId('hex')).toHaveText(/^#[0-9a-f]{6}/);
  await expect(
    page.getByRole('list', { name: 'Colors of the palette' }).getByRole('listitem').first(),
  ).toBeVisible();
}
