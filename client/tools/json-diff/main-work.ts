import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await writeText(page, 'Old', '{"a": 1, "b": 2}');
  await writeText(page, 'New', '{"b": 2.0, "a": 3}');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('~ /a: 1 → 3');
}
