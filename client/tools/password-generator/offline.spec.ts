import { expect, openTool, test, visitHomeAndGoOffline } from '#e2e/fixtures.ts';

test.use({ hasServiceWorker: true });

test('without a network before its lists were loaded, the check says so and works once there is one', async ({
  page,
  context,
  allowFault,
}) => {
  allowFault('ERR_INTERNET_DISCONNECTED');
  await visitHomeAndGoOffline(page);
  await openTool(page, 'password-generator');
  await page.getByText('Check', { exact: true }).click();
  await page.getByLabel('Password to check').fill('password');
  await expect(page.getByText('A part of this tool is not stored for offline use yet.').last()).toBeVisible();
  await expect(page.getByText('Make all tools available offline”').last()).toBeVisible();
  await expect(page.getByLabel('Password to check')).toHaveValue('password');
  // Still without a network: it is said again.
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('A part of this tool is not stored for offline use yet.').last()).toBeVisible();

  await page.getByText('Passphrase', { exact: true }).click();
  await page.getByRole('button', { name: 'Generate Password' }).click();
  await expect(page.getByRole('row', { name: /^Entropy/ })).toBeVisible();

  await page.getByText('Check', { exact: true }).click();
  await expect(page.getByText('A part of this tool is not stored for offline use yet.').last()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.locator('.result-value')).toHaveText('Very Weak');

  await context.setOffline(true);
  await openTool(page, 'password-generator');
  await page.getByText('Check', { exact: true }).click();
  await page.getByLabel('Password to check').fill('password');
  await expect(page.locator('.result-value')).toHaveText('Very Weak');
});
