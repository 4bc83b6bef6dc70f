import { readFile } from 'node:fs/promises';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('savings grow, and their years are a file', async ({ page }) => {
  await openTool(page, 'compound-interest');
  const result = page.locator('.result-value');
  await expect(result).toHaveText('17,175.24');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'savings.csv' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n');
  expect(lines[1]).toBe('1,1200.00,79.05,2279.05');
  expect(lines).toHaveLength(11);
  await page.getByText('Deposit for a goal', { exact: true }).click();
  await expect(result).toHaveText('311.39');
  await page.getByLabel('Goal', { exact: true }).fill('1000');
  await expect(page.getByLabel('Goal', { exact: true })).toHaveAccessibleDescription(/grows beyond the goal/);
});
