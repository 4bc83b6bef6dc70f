import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { writeText } from '#e2e/editor.ts';
import { expect, openTool } from '#e2e/fixtures.ts';
import { test } from '#e2e/shared-context.ts';

test('what is kept is shown, saved to a file, erased and put back', async ({ page }) => {
  await openTool(page, 'base64');
  await page.getByRole('button', { name: 'Favorite: Base64 Encoder' }).click();
  await page.getByLabel('URL-safe').check();
  await page.goto('/your-data');
  const list = page.getByRole('list', { name: 'Kept on this device' });
  await expect(list).toContainText('Favorites');
  await expect(list).toContainText('Options: Base64 Encoder');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save backup' }).click();
  const backup = await readFile(await (await coming).path());
  await page.getByRole('button', { name: 'Erase Options: Base64 Encoder' }).click();
  await expect(list).not.toContainText('Options');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list).toContainText('Options');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
  const give = async (buffer: Buffer) =>
    page
      .getByLabel('Backup file')
      .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
  await give(Buffer.from('{"backup":1,"entries":{"isAdmin":"true"}}'));
  await expect(page.getByText('The backup holds “isAdmin”, which this site does not keep.')).toBeVisible();
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
  await give(backup);
  await expect(list).toContainText('Options: Base64 Encoder');
  await openTool(page, 'base64');
  await expect(page.getByLabel('URL-safe')).toBeChecked();
});

// Imitates the File Handling API of an installed site.
test('a file that the system opens with the hub is offered the tools that take it', async ({ page }) => {
  await page.addInitScript(() => {
    const file = new File(['a,b\n1,2\n'], 'table.csv', { type: 'text/csv' });
    const launchQueue = {
      setConsumer: (consume: (launch: object) => void) =>
        consume({ files: [{ getFile: () => Promise.resolve(file) }] }),
    };
    Object.defineProperty(globalThis, 'launchQueue', { value: launchQueue });
  });
  await page.goto('/');
  await expect(page.getByRole('dialog')).toContainText('table.csv');
  await page.getByRole('option', { name: /^CSV Viewer/ }).click();
  await expect(page).toHaveURL(/\/tools\/csv-viewer/);
});

test('a history is kept once it is turned on, never with secrets, and opens what was done', async ({
  page,
}) => {
  const use = async (text: string) => {
    await openTool(page, 'url-encoder');
    await writeText(page, 'Input', text);
  };
  const listOn = (somePage: Page) => somePage.getByRole('list', { name: 'History', exact: true });
  /** Leaves the page only when the history has what was typed on it. */
  const waitUntilKept = async (text: string) => {
    const other = await page.context().newPage();
    await expect(async () => {
      await other.goto('/your-data');
      await expect(listOn(other)).toContainText(text, { timeout: 2000 });
    }).toPass();
    await other.close();
  };
  await use('before it was on');
  await page.waitForTimeout(2500);
  await page.goto('/your-data');
  const list = listOn(page);
  await page.getByLabel('Keep a history of the last 50 inputs').check();
  await use('a b & %20');
  await waitUntilKept('a b & %20');
  await openTool(page, 'hash-generator');
  await page.getByLabel('With a secret key (HMAC)').check();
  await page.getByLabel('Key', { exact: true }).fill('my own secret');
  await page.getByLabel('Text to hash').fill('message to sign');
  await waitUntilKept('message to sign');
  await page.goto('/your-data');
  await expect(list).toContainText('message to sign');
  await expect(list).not.toContainText('my own secret');
  await expect(list).not.toContainText('before it was on');
  await page.getByLabel('Search the history').fill('%20');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: /^URL Encoder/ }).click();
  await expect(page.getByRole('textbox', { name: 'Input' }).last()).toContainText('a b & %20');
  await page.goto('/your-data');
  await page.getByRole('button', { name: 'Erase history' }).click();
  await expect(list).toBeHidden();
});
