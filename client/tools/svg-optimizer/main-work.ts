import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

/** Runs the tool's main task in short, as a check that it works offline. */
export async function doMainWork(page: Page): Promise<void> {
  await writeText(
    page,
    'Input',
    '<svg xmlns="http://www.w3.org/2000/svg"><!-- x --><rect width="3" height="2"/></svg>',
  );
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('M0 0h3v2H0z');
}
