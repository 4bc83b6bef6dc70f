import type { BrowserContext } from '@playwright/test';
import { expect, openPage, test as base } from './fixtures.ts';
import { readSite } from './pages.ts';
import { lendContext, openContext } from './shared-context.ts';
import { listKeys, readStoredKeys, waitUntilStored } from './stored-files.ts';
import { serveTestSite, type TestSite } from './test-site.ts';

/** `test` with one site and one browser: each test starts with what those before have stored. */
const test = base.extend<object, { site: TestSite; sharedContext: BrowserContext }>({
  hasServiceWorker: true,
  site: [
    async ({}, use) => {
      const site = await serveTestSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  sharedContext: [
    async ({ browser, site }, use, { project }) => {
      const context = await openContext(browser, project, site.origin);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: lendContext,
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
});

test.describe.configure({ mode: 'serial' });

const broken = ['/tools/regex-tester', '/categories'];
const changedPath = '/tools/regex-tester';

test('a first visit stores its page and the main pages, although one file fails', async ({ page, site }) => {
  for (const path of broken) site.failing.add(path);
  await openPage(page, '/tools/hash-generator');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const stored = (await readStoredKeys(page)).map((key) => key.slice(0, key.indexOf('?')));
  for (const path of ['/tools/hash-generator', '/', '/offline', '/404', '/all-tools']) {
    expect(stored).toContain(path);
  }
});

test('stores nothing while a worker is busy', async ({ page }) => {
  const countStored = async () => (await readStoredKeys(page)).length;
  await openPage(page, '/');
  await expect.poll(countStored, { intervals: [20] }).toBeGreaterThan(60);
  await page.evaluate(() => {
    const detail = new Promise((resolve) => addEventListener('end-of-work', resolve));
    dispatchEvent(new CustomEvent('worker-call', { detail }));
  });
  let stored = 0;
  // The piece that was asked for before still comes.
  const countNew = async () => {
    const before = stored;
    stored = await countStored();
    return stored - before;
  };
  await expect.poll(countNew, { intervals: [1000] }).toBe(0);
  expect(stored).toBeLessThan(listKeys().length);
  await page.evaluate(() => dispatchEvent(new Event('end-of-work')));
  await expect.poll(countStored, { intervals: [20] }).toBeGreaterThan(stored);
});

test('continues storing after the service worker was stopped', async ({ page, site }) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await openPage(page, '/');
  const countStored = async () => (await readStoredKeys(page)).length;
  for (let stops = 0; stops < 2; stops += 1) {
    const before = await countStored();
    expect(before).toBeLessThan(listKeys().length - broken.length);
    await expect.poll(countStored, { intervals: [20] }).toBeGreaterThan(before);
    await session.send('ServiceWorker.stopAllWorkers');
  }
  await waitUntilStored(page, broken);
  // Files cut off by a stop are fetched again; a piece is a few files with those they name, of hundreds.
  const pages = site.sent.filter((path) => path.startsWith('/tools/'));
  expect(pages.length - new Set(pages).size).toBeLessThan(20);
});

test('stores other files when one fails, and that one later', async ({ page, site, allowFault }) => {
  allowFault('ERR_INTERNET_DISCONNECTED');
  allowFault('status of 503');
  await page.context().setOffline(true);
  await openPage(page, '/tools/hash-generator');
  const missing = await page.goto('/tools/regex-tester');
  expect(missing?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'Not stored on this device' })).toBeVisible();
  await page.context().setOffline(false);

  site.failing.clear();
  site.sent.length = 0;
  await openPage(page, '/');
  await waitUntilStored(page);
  for (const path of broken) expect(site.sent).toContain(path);
  expect(site.sent.filter((path) => path.startsWith('/tools/') && !broken.includes(path))).toEqual([]);
});

test('the button names what failed, and continues from there', async ({ page, site, allowFault }) => {
  test.slow();
  const heavy = readSite().entries.find(({ path }) => path.endsWith('.wasm'))?.path ?? '';
  allowFault('status of 500');
  site.failing.add(heavy);
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Make all tools available offline' }).click();
  await expect(page.getByText(`1 could not be fetched (${heavy})`)).toBeVisible({ timeout: 120_000 });

  site.failing.clear();
  site.sent.length = 0;
  await page.getByRole('button', { name: 'Store the rest' }).click();
  await expect(page.getByText('Every tool is stored and works without a network.')).toBeVisible();
  expect(site.sent).toEqual([heavy]);
});

test('a new version fetches only changed files, and starts when the person agrees', async ({
  page,
  site,
}) => {
  await openPage(page, '/categories');
  await expect(page.getByText('A new version is ready')).toBeHidden();
  const keysOfPage = async () =>
    (await readStoredKeys(page)).filter((key) => key.startsWith(`${changedPath}?`));
  const [oldKey] = await keysOfPage();

  site.sent.length = 0;
  site.change(changedPath);
  await page.getByLabel('Search categories').fill('pdf');
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await expect(page.getByLabel('Search categories')).toHaveValue('pdf');
  // The one changed file, and nothing that both versions have.
  expect(site.sent.sort()).toEqual(['/sw.js', changedPath]);
  expect(await keysOfPage()).toHaveLength(2);

  // The old version still serves its own page while the new one waits.
  const beside = await page.context().newPage();
  const answer = await beside.goto(changedPath);
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await answer?.text()).not.toMatch(/\n\n$/);
  await beside.close();

  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await expect(page.locator('h1')).toHaveText('All Categories');
  await expect.poll(keysOfPage).toEqual([expect.not.stringContaining(oldKey ?? 'none')]);
  const updated = await page.goto(changedPath);
  expect(updated?.fromServiceWorker()).toBe(true);
  expect(await updated?.text()).toMatch(/\n\n$/);
  expect(site.sent.filter((path) => path !== '/sw.js')).toEqual([changedPath]);
});
