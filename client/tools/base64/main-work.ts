import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await writeText(page, 'Input', 'foobar');
  await page.getByRole('button', { name: 'Encode', exact: true }).click();
  await expect(page.getByText('Zm9vYmFy').first()).toBeVisible();
}
