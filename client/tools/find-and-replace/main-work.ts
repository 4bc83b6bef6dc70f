import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await writeText(page, 'Input', 'a cat');
  await page.getByLabel('Find', { exact: true }).fill('cat');
  await page.getByLabel('Replace with').fill('dog');
  await expect(page.getByText('a dog').first()).toBeVisible();
}
