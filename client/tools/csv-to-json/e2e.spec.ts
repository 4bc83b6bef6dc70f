import { replaceText, writeText } from '#e2e/editor.ts';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'csv-to-json');
});

test('detects types or keeps text, and reports ragged rows and repeated headers with their places', async ({
  page,
}) => {
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'Input', 'name;zip;n\nAda;007;1.50\n');
  await expect(output).toContainText('"zip": "007"');
  await expect(output).toContainText('"n": 1.50');
  await expect(page.getByText('with a semicolon between the cells', { exact: false }).first()).toBeVisible();
  await page.getByLabel('Values').selectOption('Text');
  await page.getByLabel('Layout').selectOption('One row per line');
  await expect(output).toContainText('{"name":"Ada","zip":"007","n":"1.50"}');
  await page.getByLabel('Output format').selectOption('JSON Lines');
  await expect(output).not.toContainText('[');

  await replaceText(page, 'Input', 'a,a\n1\n');
  await expect(page.getByText('Columns with the name of another got numbers: “a_2”.').first()).toBeVisible();
  await expect(page.getByText('Row 1 has another number of cells', { exact: false }).first()).toBeVisible();
});

test('keeps a file’s name, jumps to a place, accepts a stray zero byte, and refuses a workbook', async ({
  page,
}) => {
  const table = Buffer.from('a,b\nx\0,1\n2\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'table.csv', mimeType: 'text/csv', buffer: table });
  await expect(page.getByRole('button', { name: 'table.json' })).toBeEnabled();
  await page.getByRole('button', { name: 'line 3' }).click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('2');

  const workbook = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.xlsx', mimeType: 'application/zip', buffer: workbook });
  await expect(
    page.getByText('“a.xlsx” is a ZIP archive or an office document', { exact: false }).first(),
  ).toBeVisible();
});

test('a file of megabytes, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const buffer = Buffer.from(`id,name\n${'17478252242305210114,"Lovelace, Ada"\n'.repeat(60_000)}`);
  await page.locator('input[type=file]').setInputFiles({ name: 'big.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('"id": "17478252242305210114"');
  await expectNoOverflow(page);
});
