import type { Page } from '@playwright/test';
import { replaceText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await replaceText(page, 'Input', 'curl https://example.com -I');
  await expect(page.getByText('method: "HEAD"').first()).toBeVisible();
}
