import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#scripts/testing/free-port.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { expect, openPage, test as base } from './fixtures.ts';
import { doMainWork, sendMessage } from './main-work.ts';
import { readSite } from './pages.ts';
import { startNginx } from './web-servers.ts';

const basePath = '/small/tools';
const hidden = '/tools/bmi-calculator';

interface Hosted {
  readonly server: ServerProcess;
  /** The origin where nginx passes the path on to the server. */
  readonly origin: string;
}

/** `test` whose site is under a path behind nginx, with the operator's own name and without one tool. */
const test = base.extend<object, { hosted: Hosted }>({
  hosted: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'sundry-base-'));
      const port = await findFreePort();
      const logo = join(folder, 'logo.svg');
      writeFileSync(
        logo,
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
      );
      const origin = `http://127.0.0.1:${port}`;
      const server = await startServerProcess({
        SITE_DIR: join(import.meta.dirname, '..', 'dist'),
        DATA_DIR: join(folder, 'data'),
        PUBLIC_ORIGIN: origin,
        BASE_PATH: basePath,
        TRUSTED_PROXIES: '127.0.0.1',
        SITE_NAME: 'Town Tools',
        SITE_LOGO: logo,
        SITE_NOTE: 'Ask Sam on the second floor.',
        DEFAULT_THEME: 'dark',
        HIDDEN_TOOLS: 'bmi-calculator',
      });
      const nginx = await startNginx(folder, passOn(server.origin), port);
      await use({ server, origin });
      nginx.stop();
      await server.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ hosted }, use) => {
    await use(hosted.origin);
  },
});

function passOn(target: string): string {
  return `
    location ${basePath}/ {
      proxy_pass ${new URL(target).origin};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
    location / { return 418; }`;
}

/** The addresses of a document that lead to this host, but not below the site's path. */
function strayAddresses(html: string): string[] {
  const addresses = [...html.matchAll(/\b(?:href|src|action)="([^"]*)"/g)].map(([, address = '']) => address);
  return addresses.filter((address) => address.startsWith('/') && !address.startsWith(`${basePath}/`));
}

test.describe.configure({ mode: 'default' });

test('serves pages, redirects and files below the path, and links stay there', async ({ request }) => {
  const { entries, redirects } = readSite();
  for (const [index, { path, status, type }] of entries.entries()) {
    const isPage = type.startsWith('text/html');
    // Of other files, which are all sent alike, one in ten.
    if (path === '/sw.js' || path === hidden || !(isPage || index % 10 === 0)) continue;
    const response = await request.get(basePath + path);
    expect(response.status(), path).toBe(status);
    if (isPage) expect(strayAddresses(await response.text()), path).toEqual([]);
  }
  expect((await request.get(basePath + hidden)).status()).toBe(404);
  for (const { from, to } of redirects) {
    const response = await request.get(basePath + from, { maxRedirects: 0 });
    expect(response.headers().location, from).toBe(basePath + to);
  }
  expect((await request.get(`${basePath}/`)).headers()['content-security-policy']).toContain(
    `${basePath}/assets/`,
  );
});

test('pages name their whole address, and search engines what they are', async ({ request, hosted }) => {
  const listed: string[] = [];
  for (const { path, status, type } of readSite().entries) {
    if (status !== 200 || !type.startsWith('text/html') || path === hidden) continue;
    const html = await (await request.get(basePath + path)).text();
    if (html.includes('name="robots" content="noindex"')) continue;
    const address = hosted.origin + basePath + path;
    listed.push(address);
    expect(/rel="canonical" href="(.*?)"/.exec(html)?.[1]).toBe(address);
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as { '@type': string },
    );
    const types = data.map((item) => item['@type']);
    if (path === '/') expect(types).toEqual(['WebSite']);
    else expect(types, path).toContain('BreadcrumbList');
    if (path.startsWith('/tools/')) expect(types, path).toContain('WebApplication');
    if (path === '/support') expect(types).toContain('FAQPage');
  }
  const sitemap = await (await request.get(`${basePath}/sitemap.xml`)).text();
  const located = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(located.toSorted()).toEqual(listed.toSorted());
});

test('pages, search, tools and forms work below the path, as the operator set them', async ({ page }) => {
  await openPage(page, `${basePath}/`);
  await expect(page).toHaveTitle(/Town Tools/);
  await expect(page.getByText('Ask Sam on the second floor.')).toBeVisible();
  const mark = page.getByRole('banner').locator('img');
  expect(await mark.evaluate((image: HTMLImageElement) => image.decode().then(() => image.src))).toContain(
    `${basePath}/favicon.svg`,
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Explore all' }).click();
  await expect(page).toHaveURL(`${basePath}/all-tools`);

  await page.locator('html[data-hydrated]').waitFor();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('pdf merger');
  await page.getByRole('option', { name: /PDF Merger/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${basePath}/tools/pdf-merger`);
  // Workers, WebAssembly and tables of data have addresses of their own.
  for (const id of ['pdf-merger', 'image-compressor', 'ip-lookup']) {
    await openPage(page, `${basePath}/tools/${id}`);
    await doMainWork(page, id);
  }

  await openPage(page, `${basePath}/support?tab=contact`);
  await sendMessage(page, 'Below a path');
});

test.describe('with a service worker', () => {
  test.use({ hasServiceWorker: true });

  test('what was stored works without a network, below the path alone', async ({ page, allowFault }) => {
    allowFault('ERR_INTERNET_DISCONNECTED');
    allowFault('status of 404');
    await openPage(page, `${basePath}/tools/json-formatter`);
    const scopes = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(scopes).pathname).toBe(`${basePath}/`);
    // All but the heavy parts, which `plain-files.spec.ts` stores below a path.
    await expect(page.getByRole('link', { name: /works offline/ })).toBeVisible();
    await page.context().setOffline(true);
    await openPage(page, `${basePath}/tools/json-formatter`);
    await doMainWork(page, 'json-formatter');
    await page.goto(`${basePath}/tools/no-such-tool`);
    await expect(page.getByText('Tool Not Found')).toBeVisible();
  });
});
