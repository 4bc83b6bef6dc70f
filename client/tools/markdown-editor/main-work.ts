import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await writeText(page, 'Markdown', '# Title $x$');
  await expect(page.getByTestId('preview').locator('math')).toBeVisible();
}
