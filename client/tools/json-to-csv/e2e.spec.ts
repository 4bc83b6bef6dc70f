import { replaceText, writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'json-to-csv');
});

test('nested values get columns, or cells of JSON', async ({ page }) => {
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'Input', '[{"id": 17478252242305210114, "a": {"b": [1, "x"]}}]');
  await expect(output).toContainText('id,a.b[0],a.b[1]');
  await expect(output).toContainText('17478252242305210114,1,x');
  await page.getByLabel('Nested arrays').selectOption('Items in one cell: x; y');
  await expect(output).toContainText('1; x');
});

test('finds rows inside a document, guards formulas, and reports a mistake with its place', async ({
  page,
}) => {
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'Input', '{"page": 1, "items": [{"a": "=1+1"}]}');
  await expect(page.getByText('/items holds a list of objects', { exact: false }).first()).toBeVisible();
  await page.getByLabel('Path to rows').fill('/items');
  await expect(output).toContainText('=1+1');
  await page.getByLabel('Escape formulas').check();
  await expect(output).toContainText("'=1+1");
  await replaceText(page, 'Input', '[{"a": 1 "b": 2}]');
  await expect(page.getByRole('alert').first()).toContainText('comma');
});

test('a file of JSON Lines of megabytes', async ({ page }) => {
  const buffer = Buffer.from('{"id":17478252242305210114,"name":"Lovelace, Ada"}\n'.repeat(45_000));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'big.jsonl', mimeType: 'application/jsonl', buffer });
  await expect(page.getByRole('region', { name: 'Output' })).toContainText(
    '17478252242305210114,"Lovelace, Ada"',
  );
});
