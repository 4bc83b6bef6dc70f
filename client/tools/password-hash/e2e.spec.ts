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
  await page.reload();
  // Until the tab is restored, only its panel has this name.
  await page.getByRole('textbox', { name: 'Hash', exact: true }).fill('$2x$05$cut');
  await page.getByLabel('Password', { exact: true }).fill('x');
  await expect(page.getByText('No result: the error says why.')).toBeVisible();
});

test('names costs that are too high, as long as they are chosen', async ({ page }) => {
  await openTool(page, 'password-hash');
  await page.getByLabel('Algorithm').selectOption('scrypt');
  await page.getByLabel('Block size (r)').fill('9');
  await page.getByLabel('Cost (log₂ N)').fill('20');
  await page.getByLabel('Password', { exact: true }).fill('hush-hush');
  const mistake = page.getByText('scrypt takes at most 1 GiB of memory here.');
  await expect(mistake).toBeVisible();
  await page.getByLabel('Algorithm').selectOption('pbkdf2');
  await expect(mistake).toBeHidden();
  await page.getByLabel('Iterations').fill('1000');
  await page.getByLabel('Digest').selectOption('SHA-512');
  await expect(page.getByLabel('Iterations')).toHaveValue('1000');
  await page.getByText('More options', { exact: true }).first().click();
  await page.getByLabel('Empty password').check();
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
  await expect(page.getByText('$pbkdf2-sha512$i=1000').first()).toBeVisible();
});
