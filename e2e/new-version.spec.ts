import type { Page } from '@playwright/test';
import { writeText } from './editor.ts';
import { expect, openTool, test } from './fixtures.ts';

/** Imitates the server after an update: files of this name belong to an earlier build and are gone. */
async function forget(page: Page, name: RegExp): Promise<void> {
  await page.route(name, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
  );
}

const notice = (page: Page) => page.getByText('A new version of Sundry is out', { exact: true });
const input = (page: Page) => page.getByRole('textbox', { name: 'Input', exact: true }).last();

/** Reloads, after removing what would prevent the new version. */
async function reload(page: Page): Promise<void> {
  await page.unrouteAll();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await page.locator('html[data-hydrated]').waitFor();
}

test.beforeEach(({ allowFault }) => {
  allowFault('status of 404');
  allowFault('Failed to fetch dynamically imported module');
});

test('a part of an earlier version that is gone leaves the text where it is, and one reload brings all back', async ({
  page,
}) => {
  await openTool(page, 'json-formatter');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await forget(page, /\/assets\/output-side-[^/]*\.js$/);
  await writeText(page, 'Input', '{"kept": 1}');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('fault of ours')).toBeHidden();
  await expect(input(page)).toContainText('"kept"');
  // Text typed after the notice is kept, too.
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await reload(page);
  await expect(input(page)).toContainText('"kept"');
  await expect(page.getByRole('region', { name: 'Output' })).toContainText('"kept": 1');
  expect(new URL(page.url()).hash).toBe('');
});

test('a worker of an earlier version that is gone: the file comes back', async ({ page }) => {
  await openTool(page, 'image-compressor');
  await page.waitForLoadState('networkidle');
  await forget(page, /\/assets\/.*(?:codec|enc|dec)[^/]*\.wasm$/);
  // The work begins with the file, so its worker asks for the codec at once.
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles('core/images/fixtures/paris_exif_xmp_icc.jpg');
  await expect(notice(page)).toBeVisible();
  await reload(page);
  await expect(page.getByText('paris_exif_xmp_icc.jpg').first()).toBeVisible();
  await expect(page.getByText('· 1 file ready')).toBeVisible();
});

test('without a network it says that instead, and goes on when the network is back', async ({
  page,
  allowFault,
}) => {
  allowFault('net::ERR_INTERNET_DISCONNECTED');
  await openTool(page, 'json-formatter');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sample' }).click();
  await expect(
    page.getByText('A part of this tool is not stored for offline use yet.').first(),
  ).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.context().setOffline(false);
  // The missing part loads by itself, unless its failure is reported only after the network is back.
  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Retry' });
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(page.getByRole('textbox', { name: 'Output' }).last()).toContainText('"', { timeout: 2000 });
  }).toPass();
});

test('work that failed without a connection is done again when it is back', async ({ page, allowFault }) => {
  allowFault('net::ERR_');
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await openTool(page, 'json-formatter');
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\/session-[^/]*\.js$/, (route) => route.abort());
  await writeText(page, 'Input', '{"a":1}');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('textbox', { name: 'Output' }).last()).toContainText('"a": 1');
});

test('a secret is not stored for a reload', async ({ page }) => {
  await openTool(page, 'jwt-decoder');
  await page.waitForLoadState('networkidle');
  await forget(page, /\/assets\/verify-[^/]*\.js$/);
  await page.getByLabel('Secret format').selectOption('Base64');
  await writeText(page, 'Input', 'eyJhbGciOiJub25lIn0.e30.');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('except for passwords and keys')).toBeVisible();
  await reload(page);
  await expect(page.getByLabel('Secret format')).toHaveValue('base64');
  await expect(page.getByText('eyJhbGciOiJub25lIn0')).toHaveCount(0);
});
