import type { Page } from '@playwright/test';
import { replaceText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

/** Runs the tool's main task in short, as a check that it works offline. */
export async function doMainWork(page: Page): Promise<void> {
  await replaceText(page, 'Input', 'curl https://example.com -I');
  await expect(page.getByText('method: "HEAD"').first()).toBeVisible();
}
