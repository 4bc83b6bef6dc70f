import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportSiteTo, type Host } from './exported-site.ts';
import { expect, openPage, test as base } from './fixtures.ts';
import { doMainWork, storeAllAndGoOffline } from './main-work.ts';
import { startCaddy, startNginx, startPython } from './web-servers.ts';

const settingsOf = (site: string, name: string) => readFileSync(join(site, 'hosting', name), 'utf8');
/** With and without headers, at the root and below a path; `plain-http.spec.ts` has one without headers at the root. */
const hosts: Readonly<Record<string, Host & { readonly hasHeaders: boolean }>> = {
  'a server without headers, below a path': {
    basePath: '/my/tools',
    hasHeaders: false,
    knowsOrigin: true,
    start: (place, _site, port) => startPython(place, port),
  },
  nginx: {
    basePath: '',
    hasHeaders: true,
    knowsOrigin: false,
    start: (place, site, port) => startNginx(place, settingsOf(site, 'nginx.conf'), port),
  },
  'Caddy, below a path': {
    basePath: '/my/tools',
    hasHeaders: true,
    knowsOrigin: true,
    start: (place, site, port) => startCaddy(place, settingsOf(site, 'Caddyfile'), port),
  },
};

/** `test` with the exported site on a host. */
const makeTest = (host: Host) =>
  base.extend<object, { origin: string }>({
    origin: [exportSiteTo(host), { scope: 'worker', timeout: 120_000 }],
    baseURL: async ({ origin }, use) => {
      await use(origin);
    },
  });

for (const [name, host] of Object.entries(hosts)) {
  const test = makeTest(host);
  const { basePath, hasHeaders } = host;
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' });

    test('search, links and tools work, and what needs a server is not there', async ({ page }) => {
      const response = await page.goto(`${basePath}/`);
      const policy = response?.headers()['content-security-policy'];
      expect(policy).toBe(hasHeaders ? "frame-ancestors 'none'" : undefined);
      await page.locator('html[data-hydrated]').waitFor();
      await page.keyboard.press('Control+K');
      await page.keyboard.type('pdf merger');
      await page.getByRole('option', { name: /PDF Merger/ }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(new RegExp(`${basePath}/tools/pdf-merger/?$`));
      for (const id of ['pdf-merger', 'json-formatter', 'image-compressor']) {
        await openPage(page, `${basePath}/tools/${id}`);
        await doMainWork(page, id);
      }
      await page.goto(`${basePath}/wishlist`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Favorite');
      await openPage(page, `${basePath}/support`);
      await expect(page.getByRole('tab', { name: 'Contact Us' })).toHaveCount(0);
      expect((await page.request.get(`${basePath}/admin`)).status()).toBe(404);
    });

    // The service worker makes the headers of what it stored itself, whatever the host sets.
    if (hasHeaders) return;
    test.describe('with a service worker', () => {
      test.use({ hasServiceWorker: true });

      test('what was stored works without a network, by its whole policy', async ({ page, allowFault }) => {
        allowFault('ERR_INTERNET_DISCONNECTED');
        allowFault('status of 404');
        await openPage(page, `${basePath}/`);
        await storeAllAndGoOffline(page);
        const response = await page.goto(`${basePath}/tools/json-formatter/`);
        expect(response?.headers()['content-security-policy']).toContain('frame-ancestors');
        await page.locator('html[data-hydrated]').waitFor();
        await doMainWork(page, 'json-formatter');
        await page.goto(`${basePath}/tools/no-such-tool`);
        await expect(page.getByText('Tool Not Found')).toBeVisible();
      });
    });
  });
}
