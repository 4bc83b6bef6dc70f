import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Find', { exact: true }).fill('teapot');
  await expect(page.getByText("418 I'm a teapot").first()).toBeVisible();
}
