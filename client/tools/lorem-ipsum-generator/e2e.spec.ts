import { expect, openTool, test } from '#e2e/fixtures.ts';

test('shows a result at once, and another for other options', async ({ page }) => {
  await openTool(page, 'lorem-ipsum-generator');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('desserts');
  await page.getByLabel('Word').fill('lived');
  await page.getByLabel('Lines').fill('2');
  await expect(output).not.toContainText('desserts');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('devil\ndevil\n');
});

test('a wrong option is told beside it, and the last result stays', async ({ page }) => {
  await openTool(page, 'lorem-ipsum-generator');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('desserts');
  await page.getByLabel('Lines').fill('5000');
  await expect(page.getByLabel('Lines')).toHaveAttribute('aria-invalid', 'true');
  await expect(output).toContainText('desserts');
});
