import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await writeText(page, 'Data', '{"a": 1}');
  await writeText(page, 'Schema', '{"required": ["b"]}');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('Property "b" is missing.');
}
