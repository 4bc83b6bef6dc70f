import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, openTool } from './fixtures.ts';
import { test } from './shared-context.ts';

async function open(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .locator('.pane-toolbar input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/plain', buffer });
}

const pane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('damaged UTF-8 is reported with its first bad byte, and read in another way when asked', async ({
  page,
}) => {
  await openTool(page, 'json-formatter');
  const damaged = Buffer.concat([Buffer.from('{"a":"é '), Buffer.from([0xff]), Buffer.from('"}')]);
  await open(page, 'damaged.json', damaged);
  const input = pane(page, 'Input');
  await expect(input).toContainText(
    'Damaged UTF-8: line 1, column 9, byte 10 (FF) is no text, the only one.',
  );
  await expect(input.locator('.cm-content')).toHaveText('{"a":"é �"}');
  await input.getByLabel('Read as').selectOption('Windows-1252');
  await expect(input.locator('.cm-content')).toHaveText('{"a":"Ã© ÿ"}');
  await input.getByLabel('Read as').selectOption('UTF-8');
  await expect(input.locator('.cm-content')).toHaveText('{"a":"é �"}');
  // Text typed from then on belongs to no file.
  await input.getByRole('button', { name: 'Clear' }).click();
  await expect(input.getByLabel('Read as')).toBeHidden();
});

test('the same in a file too large for the editor, and UTF-16 without a mark', async ({ page }) => {
  await openTool(page, 'url-encoder');
  const line = 'Übung macht den Meister.\n';
  const large = Buffer.concat([Buffer.from(line.repeat(100_000)), Buffer.from([0xff, 0x0a])]);
  await open(page, 'large.txt', large);
  const input = pane(page, 'Input');
  await expect(input).toContainText('Damaged UTF-8: byte 2,600,001 (FF) is no text');
  await open(page, 'latin.txt', Buffer.from(line.repeat(100_000), 'latin1'));
  await expect(input).toContainText('Not UTF-8, so read as Windows-1252.');
  await expect(input).toContainText('Übung macht den Meister.');
  await open(page, 'utf16.txt', Buffer.from('Привет, мир\n'.repeat(100_000), 'utf16le'));
  await expect(input).toContainText('Read as UTF-16 LE.');
  await expect(input).toContainText('Привет, мир');
  await open(page, 'small.txt', Buffer.from('Привет, мир', 'utf16le'));
  await expect(input.locator('.cm-content')).toHaveText('Привет, мир');
});

test('how lines end is reported and can be changed where it matters', async ({ page }) => {
  await openTool(page, 'base64-encoder');
  const input = pane(page, 'Input');
  await page.evaluate(() => navigator.clipboard.writeText('one\ntwo\n'));
  await input.getByRole('textbox').last().focus();
  await page.keyboard.press('Control+V');
  await expect(input.getByLabel('Line ends')).toHaveValue('lf');
  // A line ends with its newline (POSIX.1-2024, 3.185): these are two.
  await expect(input.locator('.cm-lineNumbers .cm-gutterElement:visible')).toHaveText(['1', '2', '']);
  const output = pane(page, 'Output').locator('.cm-content');
  await expect(output).toHaveText(Buffer.from('one\ntwo\n').toString('base64'));
  await input.getByLabel('Line ends').selectOption('CRLF');
  await expect(output).toHaveText(Buffer.from('one\r\ntwo\r\n').toString('base64'));

  await openTool(page, 'regex-tester');
  await page.getByTestId('pattern').fill('\\r');
  const text = pane(page, 'Test text');
  await text.getByRole('textbox').last().focus();
  await page.keyboard.press('Control+V');
  await expect(page.getByText(/No match/i).first()).toBeVisible();
  await text.getByLabel('Line ends').selectOption('CRLF');
  await expect(page.getByText(/2 matches/).first()).toBeVisible();

  await openTool(page, 'hash-generator');
  await page.getByLabel('Text to hash').focus();
  await page.keyboard.press('Control+V');
  await page.getByLabel('Line endings').selectOption('CRLF (Windows)');
  const digest = createHash('sha256').update('one\r\ntwo\r\n').digest('hex');
  await expect(page.getByTestId('digest')).toHaveText(digest);
});

test('a text that is pasted keeps its line ends, by key as by button', async ({ page }) => {
  const asBase64 = (text: string) => Buffer.from(text).toString('base64');
  await openTool(page, 'base64-encoder');
  const input = pane(page, 'Input');
  const output = pane(page, 'Output').locator('.cm-content');
  await page.evaluate(() => navigator.clipboard.writeText('one\r\ntwo\r\n'));
  // Into the plain box or the editor, whichever is ready.
  await input.getByRole('textbox').last().focus();
  await page.keyboard.press('Control+V');
  await expect(output).toHaveText(asBase64('one\r\ntwo\r\n'));
  await expect(input.getByLabel('Line ends')).toHaveValue('crlf');
  await input.locator('.cm-content').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
  await expect(input.getByLabel('Line ends')).toHaveValue('crlf');

  // Into another text, it gets the line ends of that one.
  await input.getByLabel('Line ends').selectOption('LF');
  await input.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+V');
  await expect(output).toHaveText(asBase64('one\ntwo\none\ntwo\n'));

  await input.getByRole('button', { name: 'Paste' }).click();
  await expect(output).toHaveText(asBase64('one\r\ntwo\r\n'));
});
