import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('lists changes by meaning, and writes a patch', async ({ page }) => {
  await openTool(page, 'json-diff');
  await page.getByRole('button', { name: 'Show a sample' }).click();
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('~ /name: "Orders" → "Orders and returns"');
  await expect(output).not.toContainText('price');
  await page.getByLabel('Output', { exact: true }).first().selectOption('JSON Patch');
  await expect(output).toContainText('"op": "replace"');
});

test('a mistake names its document and place', async ({ page }) => {
  await openTool(page, 'json-diff');
  await writeText(page, 'Old', '{"a": 1}');
  await writeText(page, 'New', '{"a" 1}');
  await expect(page.getByText(/New document, line 1, column 5/).first()).toBeVisible();
});
