import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

// A compact JWE that OpenSSL made, as in python-jwe.test.ts.
const sealed =
  'eyJhbGciOiJQQkVTMi1IUzUxMitBMjU2S1ciLCJlbmMiOiJBMjU2R0NNIiwicDJzIjoiaDQxSXAtcjRScDc2NmVQWjhlWERVQSIsInAyYyI6MTAwMDB9._OTvO1QnZNVbhcSlPZ56CYmSSjFURMvJSvqa4j66te3JNt0S1rI0oA.dlRd2O_3ZvipO3VF.kkkSOMEDquyqsV8BRHgkwgL3.uemMSptu-I-5aM12i7dYmQ';

test('encrypts with a passphrase, which is kept nowhere', async ({ page }) => {
  await openTool(page, 'text-encryption');
  await page.getByLabel('Passphrase', { exact: true }).fill('hush hush hush');
  await writeText(page, 'Input', 'for your eyes only');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('eyJhbGciOiJQQkVT');
  await page.getByRole('radio', { name: 'age' }).check();
  await expect(output).toContainText('-----BEGIN AGE ENCRYPTED FILE-----');
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((store) => JSON.stringify(Object.entries(store))).join(''),
  );
  expect(stored).not.toMatch(/hush|eyes only/);
});

test('decrypts, and says when the passphrase is wrong', async ({ page }) => {
  await openTool(page, 'text-encryption');
  await page.getByRole('radio', { name: 'Decrypt' }).check();
  await page.getByLabel('Passphrase', { exact: true }).fill('wrong');
  await page.evaluate((text) => navigator.clipboard.writeText(text), sealed);
  await page.getByRole('button', { name: 'Paste' }).click();
  await expect(page.getByText('The passphrase is wrong, or the data was changed.').first()).toBeVisible();
  await page.getByLabel('Passphrase', { exact: true }).fill('correct horse');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('hello from OpenSSL');
});
