import { expect, openTool, test } from '#e2e/fixtures.ts';

test('text at once, another on request, the same by its seed', async ({ page }) => {
  await openTool(page, 'lorem-ipsum-generator');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('Lorem ipsum dolor sit amet');
  const before = await output.textContent();
  await page.getByRole('button', { name: 'Generate again' }).click();
  await expect(output).not.toHaveText(before ?? '');
  await page.getByLabel('Unit').selectOption('Characters, exactly');
  await page.getByLabel('How many').fill('40');
  await page.getByLabel('Seed').fill('team');
  await expect(output).toContainText('Lorem');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).length).toBe(40);
});

test('a wrong range is reported beside it, and the last text stays', async ({ page }) => {
  await openTool(page, 'lorem-ipsum-generator');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('Lorem');
  await page.getByLabel('Minimum words per sentence').fill('20');
  await expect(
    page.getByText('The minimum of words per sentence is above the maximum.').first(),
  ).toBeVisible();
  await expect(output).toContainText('Lorem');
});
