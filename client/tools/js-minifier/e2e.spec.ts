import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('reverses what one types, and counts the options in', async ({ page }) => {
  await openTool(page, 'js-minifier');
  await writeText(page, 'Input', ' stressed');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('desserts');
  await page.getByLabel('Without spaces around it').uncheck();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('desserts ');
});

test('a row for each of several files', async ({ page }) => {
  await openTool(page, 'js-minifier');
  await page
    .locator('input[type=file]')
    .setInputFiles(
      ['one', 'two'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) })),
    );
  await expect(page.getByText('2 files done')).toBeVisible();
});
