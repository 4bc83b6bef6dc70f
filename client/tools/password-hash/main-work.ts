import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await expect(page.getByText('$argon2id$v=19$m=19456,t=2,p=1$').first()).toBeVisible();
}
