import { expect, openTool, test } from '#e2e/fixtures.ts';

test('selects by JSONPath and by JMESPath', async ({ page }) => {
  await openTool(page, 'json-query');
  await page.getByRole('button', { name: 'Sample' }).click();
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('Sword of Honour');
  await expect(output).not.toContainText('The Sea Wolf');
  await page.getByLabel('Show').selectOption('Normalized paths');
  await expect(output).toContainText("$['books'][0]['title']");
  await page.getByRole('radio', { name: 'JMESPath' }).check();
  await page.getByLabel('Expression').fill('length(books)');
  await expect(output).toContainText('3');
});

test('names what is wrong in the expression', async ({ page }) => {
  await openTool(page, 'json-query');
  await page.getByRole('button', { name: 'Sample' }).click();
  await page.getByLabel('Expression').fill('$.books[?@.price <');
  await expect(page.getByText(/Invalid JSONPath/).first()).toBeVisible();
});
