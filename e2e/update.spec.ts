import { expect, openPage, test } from './fixtures.ts';
import { readStoredKeys, waitUntilStored } from './stored-files.ts';
import { serveTestSite } from './test-site.ts';

test.use({ hasServiceWorker: true });

const changedPath = '/tools/regex-tester';

test('a new version fetches what changed, waits until the person agrees, then takes over', async ({
  page,
  allowFault,
}) => {
  test.slow();
  const site = await serveTestSite();
  // This site has another origin than the fixture's.
  allowFault(`request beyond our origin: ${site.origin}`);
  await openPage(page, `${site.origin}/`);
  await waitUntilStored(page);
  await openPage(page, `${site.origin}/categories`);
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

  // The old version goes on serving its own page while the new one waits.
  const beside = await page.context().newPage();
  const answer = await beside.goto(`${site.origin}${changedPath}`);
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await answer?.text()).not.toMatch(/\n\n$/);
  await beside.close();

  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await expect(page.locator('h1')).toHaveText('All Categories');
  await expect.poll(keysOfPage).toEqual([expect.not.stringContaining(oldKey ?? 'none')]);
  const updated = await page.goto(`${site.origin}${changedPath}`);
  expect(updated?.fromServiceWorker()).toBe(true);
  expect(await updated?.text()).toMatch(/\n\n$/);
  expect(site.sent.filter((path) => path !== '/sw.js')).toEqual([changedPath]);
  await site.close();
});
