import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await writeText(page, 'Input', '[1,2]');
  await expect(page.getByTestId('status')).toContainText('JSON is valid');
}
