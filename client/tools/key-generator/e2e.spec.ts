import { expect, openTool, test } from '#e2e/fixtures.ts';

test('makes keys and certificates, and keeps them nowhere', async ({ page }) => {
  await openTool(page, 'key-generator');
  await expect(page.getByText('-----BEGIN PRIVATE KEY-----').first()).toBeVisible();
  await page.getByRole('tab', { name: 'SSH key' }).click();
  await page.getByLabel('Comment').fill('me@example.com');
  await expect(page.getByRole('region', { name: 'Public key, text' })).toContainText(
    /^ecdsa-sha2-nistp256 \S+ me@example\.com/,
  );
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)) + location.href);
  expect(stored).not.toMatch(/BEGIN|example/);
});

test('names what is wrong with a name', async ({ page }) => {
  await openTool(page, 'key-generator');
  await page.getByRole('tab', { name: 'Certificate', exact: true }).click();
  await expect(page.getByText('-----BEGIN CERTIFICATE-----').first()).toBeVisible();
  await page.getByLabel('Alternative names').fill('example.com, not^this');
  await expect(page.getByText('“not^this” is not a domain, IP or e-mail address.').first()).toBeVisible();
});
