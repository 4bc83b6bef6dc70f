import { expect, openTool, test } from '#e2e/fixtures.ts';

test('validates data, and generates a schema from it', async ({ page }) => {
  await openTool(page, 'json-schema');
  await page.getByRole('button', { name: 'Show a sample' }).click();
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('3:10 /age: This is of type number, but must be integer.');
  await expect(output).toContainText('Property "id" is missing.');
  await page.getByRole('radio', { name: 'Generate schema' }).check();
  await expect(output).toContainText('"type": "number"');
});

test('a schema that cannot be used is a mistake', async ({ page }) => {
  await openTool(page, 'json-schema');
  await page.getByRole('button', { name: 'Show a sample' }).click();
  const buffer = Buffer.from('{"$ref": "https://example.com/x"}');
  await page
    .getByRole('region', { name: 'Schema' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'schema.json', mimeType: 'application/json', buffer });
  await expect(page.getByText(/The schema cannot be used/).first()).toBeVisible();
});
