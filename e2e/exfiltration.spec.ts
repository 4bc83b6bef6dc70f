import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { leavingChannels, ownChannels, plantInCaches, silentChannels } from './exfiltration-channels.ts';
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

const pages = ['/tools/hash-generator', '/', '/all-tools', '/support', '/admin', '/no-such-page'];
/** Their policy is the home page's. */
const likeHome = ['/all-tools', '/no-such-page'];
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

for (const path of pages.filter((each) => !likeHome.includes(each))) {
  test(`${path}: ${Object.keys(leavingChannels).length} channels by leaving, 0 open`, async ({
    context,
    collector,
  }) => {
    await storeNothing(context);
    for (const code of Object.values(leavingChannels)) {
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
    // A restarted worker remembers nothing of its earlier checks.
    if (isStopped) await session.send('ServiceWorker.stopAllWorkers');
    for (const path of pages) {
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
  const cases = ['/tools/hash-generator', '/tools/ip-lookup'].flatMap((path) =>
    Object.entries(ownChannels).map(([name, code]) => [path, name, code] as const),
  );
  for (const [path, name, code] of cases) {
    await page.goto(path);
    const sent: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/^\/(?:rest|api|livez)/.test(pathname)) sent.push(`${name}: ${pathname}`);
    });
    await runChannel(page, code, collector.address);
    await page.waitForTimeout(300);
    expect(sent).toEqual([]);
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
