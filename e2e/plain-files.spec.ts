import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import { findFreePort } from '#scripts/testing/free-port.ts';
import { expect, openPage, test as base } from './fixtures.ts';
import { doMainWork, storeAllAndGoOffline } from './main-work.ts';
import { startCaddy, startNginx, startPython, type WebServer } from './web-servers.ts';

const root = join(import.meta.dirname, '..');

interface Host {
  /** The path before the site; empty for none. */
  readonly basePath: string;
  readonly hasHeaders: boolean;
  readonly knowsOrigin: boolean;
  /** Delivers a folder, in which the site is at `basePath`. */
  readonly start: (place: string, site: string, port: number) => Promise<WebServer>;
}

const settingsOf = (site: string, name: string) => readFileSync(join(site, 'hosting', name), 'utf8');
const bare: Host = {
  basePath: '',
  hasHeaders: false,
  knowsOrigin: false,
  start: (place, _site, port) => startPython(place, port),
};
/** With and without headers, at the root and below a path. `bare` is for the tools with large parts. */
const hosts: Readonly<Record<string, Host>> = {
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
    origin: [
      async ({}, use) => {
        const place = mkdtempSync(join(tmpdir(), 'sundry-plain-'));
        const port = await findFreePort();
        const site = join(place, host.basePath || '.');
        const words = ['--out', site, '--base', `${host.basePath}/`];
        if (host.knowsOrigin) words.push('--origin', `http://127.0.0.1:${port}`);
        execFileSync(process.execPath, [join(root, 'server', 'export-cli.ts'), ...words], { stdio: 'pipe' });
        const server = await host.start(place, site, port);
        await use(`http://127.0.0.1:${port}`);
        server.stop();
        rmSync(place, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: 120_000 },
    ],
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

    // The service worker sees the same files on these hosts.
    if (name === 'Caddy, below a path') return;
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

// Tools with codecs, parsers and workers, which headers could keep from loading; all 59 were tried when this was
// written.
const test = makeTest(bare);
test.describe('without any header', () => {
  test.describe.configure({ mode: 'default' });
  for (const file of globSync('client/tools/*/main-work.ts', { cwd: root }).toSorted()) {
    if (!readFileSync(join(root, file), 'utf8').includes('needsHeavyParts = true')) continue;
    const folder = dirname(file);
    test(`does its main work: ${basename(folder)}`, async ({ page }) => {
      const { default: tool } = (await import(join(root, folder, 'manifest.ts'))) as {
        default: ToolManifest;
      };
      await openPage(page, `/tools/${tool.slug}`);
      await doMainWork(page, basename(folder));
    });
  }
});
