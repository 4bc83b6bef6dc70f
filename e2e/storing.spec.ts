import { expect, openPage, test } from './fixtures.ts';
import { readSite } from './pages.ts';
import { listKeys, readStoredKeys, waitUntilStored } from './stored-files.ts';
import { serveTestSite, type TestSite } from './test-site.ts';

const storingTest = test.extend<{ site: TestSite }>({
  site: async ({ allowFault }, use) => {
    const site = await serveTestSite();
    // This site has another origin than the fixture's.
    allowFault(`request beyond our origin: ${site.origin}`);
    await use(site);
    await site.close();
  },
});

storingTest.use({ hasServiceWorker: true });

storingTest('the first visit stores the page at hand and where one begins', async ({ page, site }) => {
  await openPage(page, `${site.origin}/tools/hash-generator`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const stored = (await readStoredKeys(page)).map((key) => key.slice(0, key.indexOf('?')));
  for (const path of ['/tools/hash-generator', '/', '/offline', '/404', '/all-tools', '/categories']) {
    expect(stored).toContain(path);
  }
});

storingTest(
  'one failing file keeps nothing else back, and comes later',
  async ({ page, site, allowFault }) => {
    storingTest.slow();
    allowFault('ERR_INTERNET_DISCONNECTED');
    allowFault('status of 503');
    const broken = ['/tools/regex-tester', '/categories'];
    for (const path of broken) site.failing.add(path);
    await openPage(page, `${site.origin}/`);
    await waitUntilStored(page, broken);

    await page.context().setOffline(true);
    await openPage(page, `${site.origin}/tools/hash-generator`);
    const missing = await page.goto(`${site.origin}/tools/regex-tester`);
    expect(missing?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'Not stored on this device' })).toBeVisible();
    await page.context().setOffline(false);

    site.failing.clear();
    site.sent.length = 0;
    await openPage(page, `${site.origin}/`);
    await waitUntilStored(page);
    for (const path of broken) expect(site.sent).toContain(path);
    expect(site.sent.filter((path) => path.startsWith('/tools/') && !broken.includes(path))).toEqual([]);
  },
);

storingTest('a worker that is stopped in the middle goes on where it was', async ({ page, site }) => {
  storingTest.slow();
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await openPage(page, `${site.origin}/`);
  for (const count of [60, 150]) {
    await expect
      .poll(async () => (await readStoredKeys(page)).length, { intervals: [20] })
      .toBeGreaterThan(count);
    await session.send('ServiceWorker.stopAllWorkers');
  }
  await waitUntilStored(page);
  // Files cut off by a stop are fetched again; a piece is a few files with those they name, of hundreds.
  const pages = site.sent.filter((path) => path.startsWith('/tools/'));
  expect(pages.length - new Set(pages).size).toBeLessThan(20);
});

storingTest('nothing is stored while a worker is at work', async ({ page, site }) => {
  storingTest.slow();
  const countStored = async () => (await readStoredKeys(page)).length;
  await openPage(page, `${site.origin}/`);
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
  await waitUntilStored(page);
});

storingTest('the button tells what failed, and goes on from there', async ({ page, site, allowFault }) => {
  storingTest.slow();
  const heavy = readSite().entries.find(({ path }) => path.endsWith('.wasm'))?.path ?? '';
  allowFault('status of 500');
  site.failing.add(heavy);
  await openPage(page, `${site.origin}/`);
  await page.getByRole('button', { name: 'Make all tools available offline' }).click();
  await expect(page.getByText(`1 could not be fetched (${heavy})`)).toBeVisible({ timeout: 120_000 });

  site.failing.clear();
  site.sent.length = 0;
  await page.getByRole('button', { name: 'Store the rest' }).click();
  await expect(page.getByText('Every tool is stored and works without a network.')).toBeVisible();
  expect(site.sent).toEqual([heavy]);
});
