import { expect, openTool, test } from '#e2e/fixtures.ts';

test('hashes a password and keeps it nowhere', async ({ page }) => {
  await openTool(page, 'password-hash');
  await page.getByLabel('Password', { exact: true }).fill('hush-hush');
  await expect(page.getByText('$argon2id$v=19$m=19456,t=2,p=1$').first()).toBeVisible();
  await page.getByLabel('Algorithm').selectOption('bcrypt');
  await expect(page.getByText('$2b$12$').first()).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(stored).toContain('bcrypt');
  expect(stored).not.toContain('hush');
});

test('verifies a line of htpasswd, and says what is wrong with a hash', async ({ page }) => {
  await openTool(page, 'password-hash');
  await page.getByRole('tab', { name: 'Verify' }).click();
  await page.getByLabel('Hash', { exact: true }).fill('ann:$apr1$r31.....$HqJZimcKQFAMYayBlzkrA/');
  await page.getByLabel('Password', { exact: true }).fill('myPassword');
  await expect(page.getByText('The password belongs to this hash.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('other');
  await expect(page.getByText('The password does not belong to this hash.')).toBeVisible();
  await page.getByLabel('Hash', { exact: true }).fill('$2b$12$cut');
  await expect(page.getByText('This hash is damaged or cut off.').first()).toBeVisible();
});
