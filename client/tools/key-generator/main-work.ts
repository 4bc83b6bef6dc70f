import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export const refusal = 'Browsers make keys only on pages over https.';

export async function doMainWork(page: Page): Promise<void> {
  await expect(page.getByText('-----BEGIN PRIVATE KEY-----').first()).toBeVisible();
}
