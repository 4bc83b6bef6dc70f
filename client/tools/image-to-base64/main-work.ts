import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

const picture = join(import.meta.dirname, '../../../core/images/fixtures/abc.png');

/** Runs the tool's main task in short, as a check that it works offline. */
export async function doMainWork(page: Page): Promise<void> {
  await page.locator('main input[type=file]').first().setInputFiles(picture);
  await expect(page.getByRole('region', { name: 'Output' })).toContainText(
    'data:image/png;base64,iVBORw0KGgo',
  );
}
