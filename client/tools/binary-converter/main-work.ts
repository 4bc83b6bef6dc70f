import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

/** Runs the tool's main task in short, as a check that it works offline. */
export async function doMainWork(page: Page): Promise<void> {
  await writeText(page, 'Input', 'Hi');
  await expect(page.getByText('01001000 01101001').first()).toBeVisible();
}
