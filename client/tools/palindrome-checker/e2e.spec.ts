import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('says yes, or shows the pair that differs', async ({ page }) => {
  await openTool(page, 'palindrome-checker');
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'Input', 'Was it a car or a cat I saw?');
  await expect(output.getByText('Yes', { exact: true })).toBeVisible();
  await page.getByLabel('Ignore spaces and punctuation').uncheck();
  await expect(output.getByText('No', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Character 1 is “W”; the one facing it, 1 from the end, is “?”.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'line 1, column 28' }).click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('?');
});

test('nothing to compare is reported, and what was typed stays', async ({ page }) => {
  await openTool(page, 'palindrome-checker');
  await writeText(page, 'Input', '... !');
  await expect(page.getByText('There is nothing to check').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Input' })).toContainText('... !');
});

test('a row for each of several files', async ({ page }) => {
  await openTool(page, 'palindrome-checker');
  await page
    .locator('input[type=file]')
    .setInputFiles(
      ['one', 'two'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })),
    );
  await expect(page.getByText('2 files ready')).toBeVisible();
});
