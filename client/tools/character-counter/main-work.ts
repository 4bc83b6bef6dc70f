import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await writeText(page, 'Text', 'one two');
  await expect(page.getByTestId('words')).toHaveText('2');
}
