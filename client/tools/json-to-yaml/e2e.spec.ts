import { replaceText, writeText } from '#e2e/editor.ts';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'json-to-yaml');
});

test('writes unambiguous YAML with comments, and reports repeated keys and mistakes with their place', async ({
  page,
}) => {
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'Input', '{ // where\n"country": "no", "list": [1, {"a": 1e3}]}');
  await expect(output).toContainText('# where');
  await expect(output).toContainText('country: "no"');
  await expect(output).toContainText('- a: 1.e+3');
  await page.getByLabel('Safe for YAML 1.1').uncheck();
  await expect(output).toContainText('country: no');

  await replaceText(page, 'Input', '{"a": 1,\n"a": 2}');
  await expect(output).toContainText('a: 2');
  await expect(page.getByRole('button', { name: 'line 2, column 1' })).toBeVisible();

  await replaceText(page, 'Input', '{"a": 1 "b": 2}');
  await expect(page.getByText('comma', { exact: false }).first()).toBeVisible();
});

test('a file of megabytes, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const buffer = Buffer.from(`[${'{"id":17478252242305210114,"name":"no"},'.repeat(60_000)}0]`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'big.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('- id: 17478252242305210114');
  await expectNoOverflow(page);
});
