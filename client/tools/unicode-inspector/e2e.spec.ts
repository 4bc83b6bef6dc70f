import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'unicode-inspector');
});

test('lists the characters of a text, and what is confusable', async ({ page }) => {
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'Input', 'аb');
  await expect(output).toContainText('CYRILLIC SMALL LETTER A');
  await expect(page.getByText('U+0430 CYRILLIC SMALL LETTER A looks like “a”.').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Details' }).check();
  await expect(output).toContainText('Basic Latin');
});

test('searches by name, and reads escapes', async ({ page }) => {
  const output = page.getByRole('region', { name: 'Output' });
  await page.getByLabel('Action').selectOption('Search names');
  await writeText(page, 'Input', 'snowman');
  await expect(output).toContainText('U+2603');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('Action').selectOption('Unescape');
  await writeText(page, 'Input', 'U+110000');
  await expect(page.getByText('beyond the last character').first()).toBeVisible();
});
