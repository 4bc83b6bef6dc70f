import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

/** Runs the tool's main task in short, as a check that it works offline. */
export async function doMainWork(page: Page): Promise<void> {
  await writeText(page, 'Input', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('H4sIAAAAAAAA');
}

/** Brotli is compiled code, which loads with the first comparison. */
export const needsHeavyParts = true;
