import { expect, openTool, test, visitHomeAndGoOffline } from '#e2e/fixtures.ts';

test.use({ hasServiceWorker: true });

test('without a network before its reader was loaded, codes are drawn and saved, and are scanned back once there is one', async ({
  page,
  context,
  allowFault,
}) => {
  allowFault('ERR_INTERNET_DISCONNECTED');
  await visitHomeAndGoOffline(page);
  await openTool(page, 'qr-generator');
  await page.getByLabel('Content', { exact: true }).fill('https://example.org/offline');
  await expect(
    page.getByRole('img', { name: 'QR code that says: https://example.org/offline' }),
  ).toBeVisible();
  const scanTest = page.getByRole('region', { name: 'Scan test' });
  await expect(scanTest.getByText('This code could not be scanned back.')).toBeVisible();
  await expect(scanTest.getByText('The reader that scans codes could not be loaded.')).toBeVisible();
  await expect(scanTest.getByText('Make all tools available offline”')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PNG' }).click();
  expect((await download).suggestedFilename()).toMatch(/^qrcode-\d+\.png$/);

  await context.setOffline(false);
  await scanTest.getByRole('button', { name: 'Retry' }).click();
  await expect(scanTest.getByText('Scans safely')).toBeVisible();
  await expect(scanTest.getByRole('button', { name: 'Retry' })).toHaveCount(0);

  await context.setOffline(true);
  await openTool(page, 'qr-generator');
  await page.getByLabel('Content', { exact: true }).fill('https://example.org/stored');
  await expect(
    page.getByRole('img', { name: 'QR code that says: https://example.org/stored' }),
  ).toBeVisible();
  await expect(scanTest.getByText('Scans safely')).toBeVisible();
});

test('many codes are saved without a network, each said not to be scanned back', async ({
  page,
  allowFault,
}) => {
  allowFault('ERR_INTERNET_DISCONNECTED');
  await visitHomeAndGoOffline(page);
  await openTool(page, 'qr-generator');
  await page.getByLabel('Content type').selectOption('batch');
  await page.getByLabel('Contents').fill('one\ntwo\n');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 2 codes (ZIP)' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await expect(page.getByText('Saved, but not scanned back: the reader could not be loaded')).toHaveCount(2);
});
