import { expect, openTool, test } from '#e2e/fixtures.ts';

test('finds a code, an extension, and says when nothing fits', async ({ page }) => {
  await openTool(page, 'http-reference');
  await page.getByLabel('Find', { exact: true }).fill('not found');
  await expect(page.getByText('404 Not Found').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Media' }).click();
  await page.getByLabel('Find', { exact: true }).fill('.webp');
  await expect(page.getByRole('region', { name: 'Table: Media types' })).toContainText('image/webp');
  await page.getByLabel('Find', { exact: true }).fill('zzzz');
  await expect(page.getByText('Nothing matches “zzzz”.').first()).toBeVisible();
});
