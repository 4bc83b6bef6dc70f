import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await writeText(page, 'Old text', 'one two');
  await writeText(page, 'New text', 'one three');
  await expect(page.getByRole('table', { name: 'Differences' }).getByText('three').last()).toBeVisible();
}
