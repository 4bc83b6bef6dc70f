import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('shows the parts, takes tracking out, and edits a parameter', async ({ page }) => {
  await openTool(page, 'url-parser');
  await writeText(page, 'Input', 'https://example.com/?id=1&utm_source=x');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('443 (default)');
  await page.getByLabel('Value of id').fill('2 3');
  await expect(output).toContainText('https://example.com/?id=2%203&utm_source=x');
  await page.getByLabel('Remove tracking').check();
  await page.getByRole('radio', { name: 'URL', exact: true }).check();
  await expect(output).toContainText('https://example.com/?id=2%203');
  await expect(output).not.toContainText('utm_source=');
});

test('a line that is no address is named with its place', async ({ page }) => {
  await openTool(page, 'url-parser');
  await writeText(page, 'Input', '/page');
  await expect(page.getByText('“/page” is not a full address.').first()).toBeVisible();
  await expect(page.getByText('It is relative: set the base URL').first()).toBeVisible();
});
