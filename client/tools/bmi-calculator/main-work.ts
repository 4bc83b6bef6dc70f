import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

/** Runs the tool's main task in short, as a check that it works offline. */
export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Weight (kg)').fill('80');
  await expect(page.locator('.result-value').first()).toHaveText('26.1 kg/m²');
}
