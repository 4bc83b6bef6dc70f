import { replaceText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('a timestamp in all forms, and a doubt that a button settles', async ({ page }) => {
  await openTool(page, 'unix-timestamp');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('2023-11-14T22:13:20Z');
  await replaceText(page, 'Input', '45000');
  await expect(output).toContainText('1970-01-01T12:30:00Z');
  await page.getByRole('button', { name: 'Read as Excel' }).click();
  await expect(output).toContainText('2023-03-15T00:00:00Z');
});

test('several lines make a table; one that is no time is named with its place', async ({ page }) => {
  await openTool(page, 'unix-timestamp');
  await replaceText(page, 'Input', '507f1f77bcf86cd799439011\n31/31\n@0');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('2012-10-17T21:13:27Z');
  await expect(output).toContainText('1970-01-01T00:00:00Z');
  await expect(page.getByText('“31/31” is not a date or timestamp.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'line 2, column 1' })).toBeVisible();
});

test('typing after opening a file adds to its text and does not replace it', async ({ page }) => {
  await openTool(page, 'unix-timestamp');
  const input = page.getByRole('textbox', { name: 'Input' });
  await expect(input).toBeFocused();
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name: 'times.txt', mimeType: 'text/plain', buffer: Buffer.from('1\n2\n3') });
  await expect(input).toContainText('3');
  await page.keyboard.type('0');
  await expect(input).toContainText('2');
});

test('a click into the sample selects it, so what is pasted replaces it', async ({ page }) => {
  await openTool(page, 'unix-timestamp');
  const input = page.getByRole('textbox', { name: 'Input' });
  await input.click();
  await page.keyboard.insertText('1709208000');
  // As date -u -d @1709208000 prints it.
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('2024-02-29T12:00:00Z');
  await input.click();
  await page.keyboard.press('End');
  await page.keyboard.insertText('123');
  await expect(input).toHaveText('1709208000123');
});
