import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#scripts/testing/free-port.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { expect, openPage, test as base } from './fixtures.ts';
import { doMainWork, sendMessage } from './main-work.ts';
import { type Certificate, startCaddy, startNginx, type WebServer } from './web-servers.ts';

interface Proxy {
  readonly basePath: string;
  readonly start: (folder: string, target: string, port: number, tls: Certificate) => Promise<WebServer>;
}

/** As in `docs/hosting.md`; `base-path.spec.ts` has nginx below a path. */
const proxies: Readonly<Record<string, Proxy>> = {
  nginx: {
    basePath: '',
    start: (folder, target, port, tls) =>
      startNginx(
        folder,
        `location / {
          proxy_pass ${target};
          proxy_http_version 1.1;
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $remote_addr;
          proxy_set_header X-Forwarded-Proto $scheme;
        }`,
        port,
        tls,
      ),
  },
  'Caddy, below a path': {
    basePath: '/tools',
    start: (folder, target, port, tls) => startCaddy(folder, `reverse_proxy /tools/* ${target}`, port, tls),
  },
};

/** `test` with a server behind a proxy that ends TLS. */
const makeTest = ({ basePath, start }: Proxy) =>
  base.extend<object, { origin: string }>({
    origin: [
      async ({}, use) => {
        const folder = mkdtempSync(join(tmpdir(), 'sundry-tls-'));
        const port = await findFreePort();
        const origin = `https://127.0.0.1:${port}`;
        const server = await startServerProcess({
          SITE_DIR: join(import.meta.dirname, '..', 'dist'),
          DATA_DIR: join(folder, 'data'),
          PUBLIC_ORIGIN: origin,
          BASE_PATH: basePath,
          TRUSTED_PROXIES: '127.0.0.1',
          HSTS: 'max-age=3600',
        });
        const proxy = await start(folder, new URL(server.origin).origin, port, makeCertificate(folder));
        await use(origin);
        proxy.stop();
        await server.kill('SIGTERM');
        rmSync(folder, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ origin }, use) => {
      await use(origin);
    },
    ignoreHTTPSErrors: true,
  });

function makeCertificate(folder: string): Certificate {
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const what = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const how = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...how, ...what, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  return { certificate, key };
}

for (const [name, proxy] of Object.entries(proxies)) {
  const test = makeTest(proxy);
  const { basePath } = proxy;
  test(`${name}: pages, a tool and a form work where the proxy ends TLS`, async ({ page, origin }) => {
    const response = await page.goto(`${basePath}/`);
    expect(response?.headers()['strict-transport-security']).toBe('max-age=3600');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${origin}${basePath}/`);
    await openPage(page, `${basePath}/tools/json-formatter`);
    await doMainWork(page, 'json-formatter');
    await page.goto(`${basePath}/wishlist`);
    await expect(page).toHaveURL(`${basePath}/favorites`);
    await openPage(page, `${basePath}/support?tab=contact`);
    await sendMessage(page, 'Through a proxy');
  });
}
