import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect } from '#e2e/fixtures.ts';

/** Runs the tool's main task in short, as a check that it works offline, and by age over plain HTTP. */
export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Passphrase', { exact: true }).fill('correct horse battery');
  await page.getByRole('radio', { name: 'age' }).check();
  await writeText(page, 'Input', 'secret');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText(
    '-----BEGIN AGE ENCRYPTED FILE-----',
  );
}
