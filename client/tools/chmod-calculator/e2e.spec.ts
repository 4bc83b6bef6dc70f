import { expect, openTool, test } from '#e2e/fixtures.ts';

test('a mode is typed or chosen, and each fills the other', async ({ page }) => {
  await openTool(page, 'chmod-calculator');
  await page.getByLabel('Mode', { exact: true }).fill('rw-r-----');
  await expect(page.getByText('chmod 640 file')).toBeVisible();
  await expect(page.getByLabel('Group')).toHaveValue('4');
  await page.getByLabel('Others').selectOption('2: write');
  await expect(page.getByText('chmod 642 file')).toBeVisible();
  await expect(page.getByText('Everyone may change the file').first()).toBeVisible();
  await expect(page.getByLabel('Mode', { exact: true })).toHaveValue('');
  await page.getByLabel('Mode', { exact: true }).fill('999');
  await expect(page.getByText('“999” is not a mode.').first()).toBeVisible();
});
