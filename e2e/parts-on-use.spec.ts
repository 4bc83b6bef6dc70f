import type { Page } from '@playwright/test';
import { expect, openTool } from './fixtures.ts';
import { homeOnlyTest as test } from './shared-context.ts';

// One browser, which has stored what a visit of the home page stores: each test fetches one part more.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ allowFault }) => {
  allowFault('ERR_INTERNET_DISCONNECTED');
});

test('the head says that nothing was sent, and whether the tool works offline', async ({ page, context }) => {
  // Without a network a page does not ask what is stored.
  await context.setOffline(false);
  const lineOn = (open: Page) => open.getByRole('link', { name: /0 bytes sent/ });
  await openTool(page, 'pdf-merger');
  const other = await context.newPage();
  await openTool(other, 'base64-encoder');
  await expect(lineOn(other)).toHaveAttribute('href', '/privacy#how-to-check');
  await expect(lineOn(other)).toContainText('works offline');
  // A page learns it while it is idle, and this one was open before.
  await expect(lineOn(page)).toHaveText(/0 bytes sent$/);
  await context.setOffline(true);
});

test('before its reader was loaded many codes are saved, each said not to be scanned back, offline: qr-generator', async ({
  page,
}) => {
  await openTool(page, 'qr-generator');
  await page.getByLabel('Content type').selectOption('batch');
  await page.getByLabel('Contents').fill('one\ntwo\n');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 2 codes (ZIP)' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await expect(page.getByText('Saved, but not scanned back: the reader could not be loaded')).toHaveCount(2);
});

test('before its reader was loaded a code is drawn and saved, then scanned back with it, offline: qr-generator', async ({
  page,
  context,
}) => {
  await openTool(page, 'qr-generator');
  // The test before chose a list, which is kept.
  await page.getByLabel('Content type').selectOption('text');
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

test('before its codecs were loaded a good photo is not called invalid, offline: image-compressor', async ({
  page,
  context,
}) => {
  await openTool(page, 'image-compressor');
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles('core/images/fixtures/paris_exif_xmp_icc.jpg');
  const files = page.getByRole('region', { name: 'Files' });
  await expect(files.getByText('A part of this tool is not stored for offline use yet.')).toBeVisible();
  await expect(files.getByText('Make all tools available offline”')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Compress', exact: true }).click();
  await expect(page.getByText('· 1 file ready')).toBeVisible();
  await context.setOffline(true);
});

test('before its lists were loaded the check says so, and works once they are, offline: password-generator', async ({
  page,
  context,
}) => {
  await openTool(page, 'password-generator');
  await page.getByText('Check', { exact: true }).click();
  await page.getByLabel('Password to check').fill('password');
  await expect(page.getByText('A part of this tool is not stored for offline use yet.').last()).toBeVisible();
  await expect(page.getByText('Make all tools available offline”').last()).toBeVisible();
  await expect(page.getByLabel('Password to check')).toHaveValue('password');
  // Still without a network: it is said again.
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('A part of this tool is not stored for offline use yet.').last()).toBeVisible();

  await page.getByText('Passphrase', { exact: true }).click();
  await page.getByRole('button', { name: 'Generate Password' }).click();
  await expect(page.getByRole('row', { name: /^Entropy/ })).toBeVisible();

  await page.getByText('Check', { exact: true }).click();
  await expect(page.getByText('A part of this tool is not stored for offline use yet.').last()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.locator('.result-value')).toHaveText('Very Weak');

  await context.setOffline(true);
  await openTool(page, 'password-generator');
  await page.getByText('Check', { exact: true }).click();
  await page.getByLabel('Password to check').fill('password');
  await expect(page.locator('.result-value')).toHaveText('Very Weak');
});
