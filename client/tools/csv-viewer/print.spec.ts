import { expect, openTool, test } from '#e2e/fixtures.ts';

test('every row that is shown is printed, with the names of its columns', async ({ page }) => {
  await openTool(page, 'csv-viewer');
  const rows = Array.from({ length: 180 }, (_, index) => `Item ${index + 1},${index % 7}`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `name,qty\n${rows.join('\n')}\n`);
  await page.getByRole('button', { name: 'Paste' }).click();
  await expect(page.getByText('Showing first 50 rows of 180 rows')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  const table = page.locator('[data-print] table');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('The first 50 of 180 rows')).toBeVisible();
  await expect(table.locator('th')).toHaveText(['name', 'qty']);
  await expect(table.locator('tbody tr')).toHaveCount(50);

  await page.emulateMedia({ media: 'screen' });
  await expect(table).toBeHidden();
  await page.getByRole('button', { name: 'Show all rows' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(table.locator('tbody tr')).toHaveCount(180);
  await expect(table.locator('tbody tr').last().locator('td')).toHaveText(['Item 180', '4']);
});
