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
  await expect(page.getByText('What this tool works with could not be loaded.').last()).toBeVisible();
  await expect(page.getByText('Make all tools available offline”').last()).toBeVisible();
  await expect(page.getByText('Not checked.')).toBeVisible();
  await expect(page.getByLabel('Password to check')).toHaveValue('password');
  // Still without a network: it is said again.
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Not checked.')).toBeVisible();

  await page.getByText('Passphrase', { exact: true }).click();
  await page.getByRole('button', { name: 'Generate Password' }).click();
  await expect(page.getByText('bits of entropy')).toBeVisible();

  await page.getByText('Check', { exact: true }).click();
  await expect(page.getByText('Not checked.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByTestId('typed-strength')).toHaveText('Very Weak');
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);

  await context.setOffline(true);
  await openTool(page, 'password-generator');
  await page.getByText('Check', { exact: true }).click();
  await page.getByLabel('Password to check').fill('password');
  await expect(page.getByTestId('typed-strength')).toHaveText('Very Weak');
});
