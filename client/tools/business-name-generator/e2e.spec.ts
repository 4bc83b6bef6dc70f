import { expect, openTool, test } from '#e2e/fixtures.ts';

test('names at once, others on request, the same by their seed', async ({ page }) => {
  await openTool(page, 'business-name-generator');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('syllables');
  await page.getByLabel('Keywords').fill('coffee bread');
  await expect(output).toContainText(/coffee/i);
  const before = await output.textContent();
  await page.getByRole('button', { name: 'Generate again' }).click();
  await expect(output).not.toHaveText(before ?? '');
  await page.getByLabel('Output format').selectOption('CSV with handles and domains');
  await page.getByLabel('Domains').fill('com, io');
  await expect(output).toContainText('name,score,how,handle,.com,.io');
});

test('what cannot be fulfilled is reported', async ({ page }) => {
  await openTool(page, 'business-name-generator');
  await page.getByLabel('Contains').fill('zzqqx');
  await expect(page.getByText('No name matches all of these options.').first()).toBeVisible();
  await page.getByLabel('Contains').fill('');
  await page.getByLabel('Style').selectOption('Two words in one');
  await expect(page.getByText('This kind of name is made of words.').first()).toBeVisible();
});
