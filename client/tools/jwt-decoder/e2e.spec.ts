import { replaceText, writeText } from '#e2e/editor.ts';
import { expect, expectNoOverflow, openTool, test } from '#e2e/fixtures.ts';
import { rfcTokens } from './fixtures/rfc-tokens.ts';

const [{ token, key }] = rfcTokens;

test.beforeEach(async ({ page }) => {
  await openTool(page, 'jwt-decoder');
});

test('decodes a token with its dates and verifies it; reports a damaged part, and marks the last result as outdated', async ({
  page,
}) => {
  await writeText(page, 'Input', `Bearer ${token}`);
  const output = page.getByRole('region', { name: 'Output' });
  await expect(page.getByRole('table', { name: 'Payload' })).toContainText('Issuer');
  const expiry = page.getByRole('table', { name: 'Payload' }).getByRole('row', { name: /exp/ });
  await expect(expiry).toContainText('2011-03-22 18:43:00 UTC');
  await expect(output).toContainText('Signature not checked');
  await page.getByLabel('Key to verify with').fill(JSON.stringify(key));
  await expect(output).toContainText('Signature valid (HS256).');
  await page.getByLabel('Key to verify with').fill('wrong');
  await expect(output).toContainText('Signature not valid');
  // An unusable key must not hide the token's content.
  await page.getByLabel('Secret format').selectOption('Hex');
  await expect(output).toContainText('the key cannot be used');
  await expect(output).toContainText('“w” is not part of hexadecimal.');
  await expect(expiry).toContainText('2011-03-22 18:43:00 UTC');
  await expect(output).not.toContainText('Outdated');

  await replaceText(page, 'Input', `${token}*`);
  await expect(output).toContainText('The signature holds “*”');
  await expect(output).toContainText('Outdated');
});

test('stores and links neither token nor key, and shows markup in a token as text, also on a phone', async ({
  page,
}) => {
  await writeText(page, 'Input', token);
  await page.getByLabel('Key to verify with').fill('my-secret-key');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('Signature not valid');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  );
  expect(kept).not.toContain('my-secret-key');
  expect(kept).not.toContain(token.slice(0, 20));
  expect(page.url()).not.toContain('#');
  await page.reload();
  await expect(page.getByLabel('Key to verify with')).toHaveValue('');

  await page.setViewportSize({ width: 390, height: 844 });
  const payload = Buffer.from('{"iss":"<img src=x onerror=alert(1)>"}').toString('base64url');
  await writeText(page, 'Input', `eyJhbGciOiJub25lIn0.${payload}.`);
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('<img src=x');
  await expectNoOverflow(page);
});

test('signs a payload, and says where its JSON is wrong; nothing of it is kept', async ({ page }) => {
  await page.getByRole('tab', { name: 'Sign' }).click();
  await page.getByLabel('Key to sign with').fill('your-256-bit-secret');
  await writeText(page, 'Input', '{"sub":"1234567890","name":"John Doe","iat":1516239022}');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('Signed (HS256).');
  await expect(output).toContainText('SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c');
  await page.getByLabel('Header').fill('{"kid" 1}');
  await expect(output).toContainText('Outdated');
  await expect(page.getByText('(line 1, column 7)').first()).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  );
  for (const secret of ['256-bit', '1234567890', 'kid']) expect(kept).not.toContain(secret);
});
