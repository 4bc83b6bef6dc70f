import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('writes types in the chosen language', async ({ page }) => {
  await openTool(page, 'json-to-types');
  await page.getByRole('button', { name: 'Sample' }).click();
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('export interface Root');
  await page.getByLabel('Language').selectOption('Go');
  await expect(output).toContainText('type Root struct');
});

test('a mistake in the JSON has its place', async ({ page }) => {
  await openTool(page, 'json-to-types');
  await writeText(page, 'Input', '{"a": 1 "b": 2}');
  await expect(page.getByRole('button', { name: /line 1, column/ }).first()).toBeVisible();
});
