import type { Page } from '@playwright/test';
import { replaceText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await replaceText(page, 'Input', '1000000000');
  await expect(page.getByText('2001-09-09T01:46:40Z').first()).toBeVisible();
}
