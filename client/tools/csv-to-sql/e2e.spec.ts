import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('writes SQL of the chosen database, and an HTML table', async ({ page }) => {
  await openTool(page, 'csv-to-sql');
  await writeText(page, 'Input', 'id,name\n1,a<b');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('"id" INTEGER');
  await page.getByLabel('Output', { exact: true }).first().selectOption('SQL Server');
  await expect(output).toContainText('[id] INT');
  await page.getByLabel('Output', { exact: true }).first().selectOption('HTML table');
  await expect(output).toContainText('<td>a&lt;b</td>');
});

test('names a row that has too many cells', async ({ page }) => {
  await openTool(page, 'csv-to-sql');
  await writeText(page, 'Input', 'id,name\n1,a\n2,b,c');
  await expect(page.getByRole('button', { name: /line 3/ }).first()).toBeVisible();
});
