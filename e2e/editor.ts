import type { Page } from '@playwright/test';

/**
 * Writes into an editor, which is a plain box until its code has loaded. Writes all at once, because a tool runs after
 * each key.
 */
export async function writeText(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).last().click();
  await page.locator('.cm-content').first().waitFor();
  await page.keyboard.insertText(text);
}

/** Replaces the text of an editor. */
export async function replaceText(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).last().click();
  await page.locator('.cm-content').first().waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}
