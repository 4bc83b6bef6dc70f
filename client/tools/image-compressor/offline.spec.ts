import { expect, openTool, test, visitHomeAndGoOffline } from '#e2e/fixtures.ts';

test.use({ hasServiceWorker: true });

test('without a network before its codecs were loaded, a good photo is not called invalid', async ({
  page,
  context,
  allowFault,
}) => {
  allowFault('ERR_INTERNET_DISCONNECTED');
  await visitHomeAndGoOffline(page);
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
});
