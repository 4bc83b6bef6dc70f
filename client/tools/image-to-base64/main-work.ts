import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';
import { chooseFiles, smallPicture } from '#e2e/short-work.ts';

export async function doMainWork(page: Page): Promise<void> {
  await chooseFiles(page, smallPicture);
  await expect(page.getByRole('region', { name: 'Output' })).toContainText(
    'data:image/png;base64,iVBORw0KGgo',
  );
}
