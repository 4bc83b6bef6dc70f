import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';
import { chooseFiles, smallPicture } from '#e2e/short-work.ts';

/** The codecs are large, so they must be stored for offline use first. */
export const needsHeavyParts = true;

export async function doMainWork(page: Page): Promise<void> {
  await chooseFiles(page, smallPicture);
  await expect(page.getByTestId('hex')).toHaveText(/^#[0-9a-f]{6}/);
  await expect(
    page.getByRole('list', { name: 'Colors of the palette' }).getByRole('listitem').first(),
  ).toBeVisible();
}
