import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';

test('reports a certificate, shows its ASN.1, and names what is wrong', async ({ page }) => {
  await openTool(page, 'certificate-decoder');
  const output = page.getByRole('region', { name: 'Output' });
  await page.getByRole('button', { name: 'Sample' }).click();
  await expect(output).toContainText('EC P-384, 384 bits');
  await page.getByLabel('Show').selectOption('ASN.1');
  await expect(output).toContainText('1.2.840.10045.4.3.3 (SHA-384 with ECDSA)');
  await page.getByRole('button', { name: 'Clear' }).click();
  await writeText(page, 'Input', '-----BEGIN CERTIFICATE-----\nMIIB');
  await expect(page.getByText('The line “-----END CERTIFICATE-----” is missing.').first()).toBeVisible();
});
