import { expect, openPage, openTool } from './fixtures.ts';
import { listMainWorks } from './main-work.ts';
import { readSite } from './pages.ts';
import { homeOnlyTest, storedTest } from './shared-context.ts';
import { listKeys, readStoredKeys } from './stored-files.ts';

// A browser stores the site once for all tests of a kind, so these are in one file.

// `plain-http.spec.ts` proves of every tool that it needs only stored files. Here are those with files of each kind, and
// those that work without some.
const tried = new Set([
  ...['json-formatter', 'markdown-editor', 'loan-calculator', 'currency-converter'],
  ...['js-minifier', 'css-minifier', 'svg-optimizer', 'qr-generator', 'ai-text-generator'],
  ...['image-compressor', 'pdf-merger', 'code-scanner', 'ip-lookup'],
]);
const works = (await listMainWorks()).filter(({ id, refusal }) => tried.has(id) || refusal);
const pages = readSite().entries.filter(
  ({ type, status, path }) =>
    type.startsWith('text/html') && status === 200 && path !== '/admin' && !path.startsWith('/tools/'),
);

homeOnlyTest.describe('after a visit of the home page', () => {
  homeOnlyTest.describe.configure({ mode: 'default' });

  homeOnlyTest.beforeEach(({ allowFault }) => {
    // Chromium's error for a request that failed because there is no network.
    allowFault('ERR_INTERNET_DISCONNECTED');
  });

  homeOnlyTest('every page works without a network', async ({ page, allowFault }) => {
    allowFault('status of 404');
    allowFault('status of 503');
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
  });

  for (const { id, slug, doMainWork } of works.filter((work) => !work.needsHeavyParts)) {
    homeOnlyTest(`its main work, offline: ${id}`, async ({ page }) => {
      await openTool(page, slug);
      await doMainWork(page);
    });
  }
});

storedTest.describe('with the large parts stored', () => {
  storedTest.describe.configure({ mode: 'default' });

  storedTest('all files are stored', async ({ page }) => {
    await openPage(page, '/');
    expect((await readStoredKeys(page)).sort()).toEqual(listKeys(true).sort());
  });

  for (const { id, slug, doMainWork } of works.filter((work) => work.needsHeavyParts)) {
    storedTest(`its main work, offline: ${id}`, async ({ page, allowFault }) => {
      allowFault('ERR_INTERNET_DISCONNECTED');
      await openTool(page, slug);
      await doMainWork(page);
    });
  }
});
