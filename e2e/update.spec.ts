import { BlockList } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { join } from 'node:path';
import { connect } from '#server/database/connect.ts';
import { loadStaticSite } from '#server/http/static-site.ts';
import { makeFolder } from '#server/testing/stores.ts';
import { makeTestApp } from '#server/testing/test-app.ts';
import { expect, openPage, test } from './fixtures.ts';

test.use({ hasServiceWorker: true });

/** The built site under a server of its own, whose next version differs in nothing but its service worker. */
async function serveSite(): Promise<{
  origin: string;
  publishNextVersion: () => void;
  close: () => Promise<void>;
}> {
  const site = await loadStaticSite(join(import.meta.dirname, '..', 'dist'));
  const worker = site.entries.get('/sw.js');
  if (!worker) throw new Error('The site has no service worker.');
  const entries = new Map(site.entries);
  let suffix = '';
  const publish = (name: string) => {
    suffix = name;
    entries.set('/sw.js', { ...worker, encodings: [], etag: `etag-${name}` });
  };
  publish('');
  const read = (file: string) => {
    const content = site.read(file);
    if (file !== 'sw.js' || !(content instanceof Uint8Array)) return content;
    return new TextEncoder().encode(new TextDecoder().decode(content).replace(/"version":"/, `$&${suffix}`));
  };
  const folder = makeFolder();
  const database = await connect({ dataDir: folder.path });
  const config = { publicOrigin: undefined, adminOrigin: undefined, trustedProxies: new BlockList() };
  const { app } = await makeTestApp(database, { config, site: () => ({ ...site, entries, read }) });
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    origin: `http://127.0.0.1:${port}`,
    publishNextVersion: () => publish('next-'),
    close: async () => {
      server.close();
      await database.close();
      folder.remove();
    },
  };
}

test('a new version waits until the person agrees, then takes over', async ({ page, allowFault }) => {
  const site = await serveSite();
  // This site stands beside the one the fixture knows as ours.
  allowFault(`request beyond our origin: ${site.origin}`);
  await openPage(page, `${site.origin}/`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await openPage(page, `${site.origin}/categories`);
  await expect(page.getByText('A new version is ready')).toBeHidden();

  site.publishNextVersion();
  await page.getByLabel('Search categories').fill('pdf');
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await expect(page.getByLabel('Search categories')).toHaveValue('pdf');
  const cachesBefore = await page.evaluate(() => caches.keys());

  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await expect(page.locator('h1')).toHaveText('All Categories');
  await expect
    .poll(async () => (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('pages-')))
    .toEqual([expect.stringContaining('pages-next-')]);
  expect(cachesBefore.some((name) => name.startsWith('pages-') && !name.includes('next'))).toBe(true);
  await site.close();
});
