import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('makes slugs of titles in any script, and reports what has none', async ({ page }) => {
  await openTool(page, 'slug-generator');
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'Titles', 'Crème & Co\n北京\n!?');
  await expect(output).toContainText('creme-and-co');
  await expect(output).toContainText('beijing');
  await expect(page.getByRole('button', { name: 'line 3, column 1' })).toBeVisible();
  await page.getByRole('radio', { name: '_', exact: true }).check();
  await expect(output).toContainText('creme_and_co');
});
