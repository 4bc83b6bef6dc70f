import { expect, openTool, test } from '#e2e/fixtures.ts';

test('makes the code of a moment, and counts down to the next', async ({ page }) => {
  await openTool(page, 'totp-generator');
  await page.getByLabel('Secret', { exact: true }).fill('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  await expect(page.getByText(/\d+ seconds? left/)).toBeVisible();
  await page.getByText('More options', { exact: true }).click();
  await page.getByLabel('Time', { exact: true }).fill('59');
  await page.getByLabel('Digits').selectOption('8');
  // RFC 6238, appendix B.
  await expect(page.getByText('9428 7082').first()).toBeVisible();
  await page.getByLabel('Secret', { exact: true }).fill('GEZDGNB1');
  await expect(page.getByText('“1” is not a digit of Base32.').first()).toBeVisible();
});

test('makes a new secret, which is kept nowhere', async ({ page }) => {
  await openTool(page, 'totp-generator');
  await page.getByRole('button', { name: 'New secret' }).click();
  await expect(page.getByText('Next code')).toBeVisible();
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)) + location.href);
  expect(stored).not.toContain(secret);
});
