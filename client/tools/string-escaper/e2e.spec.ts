import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'string-escaper');
});

test('escapes for one language, and shows the others', async ({ page }) => {
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'Input', `it's "é"`);
  await expect(output).toContainText(String.raw`"it's \"é\""`);
  await page.getByLabel('Escape non-ASCII').check();
  await expect(output).toContainText(String.raw`"it's \"\u00e9\""`);
  const cards = page.getByRole('region', { name: 'Side by side' });
  await cards.getByRole('button', { name: 'Shell (POSIX)', exact: true }).click();
  await expect(output).toContainText(String.raw`'it'\''s "é"'`);
});

test('unescapes, and shows the place of a mistake', async ({ page }) => {
  await page.getByRole('radio', { name: 'Unescape' }).check();
  await writeText(page, 'Input', String.raw`\u00e9\n\q`);
  await expect(page.getByText(String.raw`\q is not a valid escape in JSON.`).first()).toBeVisible();
  await page.getByLabel('Language').selectOption('Python');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('é');
  await expect(page.getByRole('button', { name: 'line 1, column 9' })).toBeVisible();
});
