import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await writeText(page, 'Input', 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJqb2UifQ.');
  await expect(page.getByRole('table', { name: 'Payload' })).toContainText('Issuer');
}
