import { expect, openTool, test } from '#e2e/fixtures.ts';

test('names at once, others on request, the same by their seed', async ({ page }) => {
  await openTool(page, 'business-name-generator');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('syllables');
  await page.getByLabel('What it is about').fill('coffee bread');
  await expect(output).toContainText(/coffee/i);
  const before = await output.textContent();
  await page.getByRole('button', { name: 'Generate again' }).click();
  await expect(output).not.toHaveText(before ?? '');
  await page.getByLabel('Write as').selectOption('CSV with handles and domains');
  await page.getByLabel('Domain endings').fill('com, io');
  await expect(output).toContainText('name,score,how,handle,.com,.io');
});

test('what cannot be fulfilled is told', async ({ page }) => {
  await openTool(page, 'business-name-generator');
  await page.getByLabel('Holds').fill('zzqqx');
  await expect(page.getByText('No name keeps to all of these wishes.').first()).toBeVisible();
  await page.getByLabel('Holds').fill('');
  await page.getByLabel('Kind').selectOption('Two words in one');
  await expect(page.getByText('This kind of name is made of words.').first()).toBeVisible();
});
