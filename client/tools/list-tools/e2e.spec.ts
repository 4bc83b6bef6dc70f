import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test.beforeEach(async ({ page }) => {
  await openTool(page, 'list-tools');
});

test('sorts, counts and joins a list', async ({ page }) => {
  const output = page.getByRole('region', { name: 'Output' });
  await writeText(page, 'List', 'b10\nb9\na\nb9');
  await expect(output).toContainText('ab9b9b10');
  await page.getByLabel('Duplicates').selectOption('Remove');
  await page.getByLabel('Join with').selectOption('Comma');
  await expect(output).toContainText('a, b9, b10');
  await expect(page.getByText('3 items, 1 duplicate removed')).toBeVisible();
});

test('compares two lists', async ({ page }) => {
  await writeText(page, 'List', 'a, b, c');
  await page.getByLabel('Second list').selectOption('Intersection: in both lists');
  await page.getByLabel('Items of the second list').fill('c, d, b');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('b, c');
});

test('filters by a pattern, and reports a broken one', async ({ page }) => {
  await writeText(page, 'List', 'a, b');
  await page.getByLabel('Filter', { exact: true }).selectOption('Matching a regex');
  await page.getByLabel('Filter text').fill('b(');
  await expect(page.getByText('The regular expression is invalid').first()).toBeVisible();
  await page.getByLabel('Filter text').fill('b|x');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('b');
});
