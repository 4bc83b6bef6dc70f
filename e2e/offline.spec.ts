import { expect, openPage, test, visitHomeAndGoOffline } from './fixtures.ts';
import { readSite } from './pages.ts';
import { listKeys, readStoredKeys } from './stored-files.ts';

test.use({ hasServiceWorker: true });

// `offline-tools.spec.ts` tests the tools' work without a network, on each page.
const pages = readSite().entries.filter(
  ({ type, status, path }) =>
    type.startsWith('text/html') && status === 200 && path !== '/admin' && !path.startsWith('/tools/'),
);

test('after one visit every page works without a network', async ({ page, allowFault }) => {
  // Chromium's error for a request that failed because there is no network.
  allowFault('ERR_INTERNET_DISCONNECTED');
  allowFault('status of 404');
  allowFault('status of 503');
  await visitHomeAndGoOffline(page);
  for (const { path } of pages) {
    await openPage(page, path);
    await expect(page.locator('h1')).toBeVisible();
  }
  const notStored = await page.goto('/admin');
  expect(notStored?.status()).toBe(503);
  await expect(page.getByText('Not stored on this device').first()).toBeVisible();
  await page.goto('/tools/base64');
  await expect(page).toHaveURL(/\/tools\/base64-encoder$/);
  const missing = await page.goto('/no-such-page');
  expect(missing?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();

  await openPage(page, '/tools/hash-generator');
  await page.getByLabel('Text to hash').fill('abc');
  await expect(page.getByTestId('digest')).toContainText('ba7816bf');
});

test('the heavy parts are stored when asked for', async ({ page }) => {
  test.slow();
  await openPage(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Make all tools available offline' }).click();
  await expect(page.getByText('Every tool is stored and works without a network.')).toBeVisible({
    timeout: 240_000,
  });
  expect((await readStoredKeys(page)).sort()).toEqual(listKeys(true).sort());
});
