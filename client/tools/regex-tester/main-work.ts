import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await writeText(page, 'Test text', 'a1 b2');
  await page.getByLabel('Pattern', { exact: true }).fill(String.raw`\d`);
  await expect(page.getByText('2 matches')).toBeVisible();
}
