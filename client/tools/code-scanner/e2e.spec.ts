import { readFileSync } from 'node:fs';
import { expect, expectNoOverflow, openTool, test, transfer } from '#e2e/fixtures.ts';
import { twoCodes } from './main-work.ts';

test('shows a row per picture with codes to copy and send, and says what to try when it finds none', async ({
  page,
}) => {
  await openTool(page, 'code-scanner');
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles([
      { name: 'codes.png', mimeType: 'image/png', buffer: readFileSync(twoCodes) },
      { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') },
    ]);
  const codes = page.getByRole('list', { name: 'Codes of codes.png' }).getByRole('listitem');
  await expect(codes).toHaveCount(2);
  await expect(codes.nth(0)).toContainText('QR Code');
  await expect(codes.nth(0)).toContainText('Link');
  await expect(codes.nth(0).getByRole('link')).toHaveCount(0);
  await expect(codes.nth(1)).toContainText('EAN-13Product number (GTIN)');
  await expect(page.getByText('No code was found in empty.png.')).toBeVisible();
  await expect(page.getByText('Crop the picture to the code')).toBeVisible();
  await page.getByRole('button', { name: 'Copy all' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('https://example.org/scanned\n4006381333931');

  await page.setViewportSize({ width: 390, height: 844 });
  await transfer(page, 'paste', { file: { name: 'pasted.png', bytes: [...readFileSync(twoCodes)] } });
  await expect(page.getByRole('list', { name: 'Codes of pasted.png' })).toContainText('4006381333931');
  await expectNoOverflow(page);

  await codes.nth(0).getByRole('button', { name: 'Send to…' }).click();
  await page.getByRole('button', { name: 'URL Parser' }).click();
  await page.waitForURL(/\/tools\/url-parser/);
  await expect(page.getByText('example.org').first()).toBeVisible();
});
