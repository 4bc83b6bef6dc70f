import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '#server/testing/server-process.ts';
import { expect, test as base } from './fixtures.ts';

interface Framed {
  /** The origin of a page around tools. */
  readonly outer: string;
  /** The origin of our site, which allows the outer one to frame it. */
  readonly inner: string;
}

/** A page that frames the address in its query, and records the messages it gets. */
const outerPage = `<!doctype html><title>Outer</title><iframe id="tool" width="900" height="700"></iframe><script>
  told = [];
  addEventListener('message', ({ origin, data }) => told.push({ origin, ...data }));
  tool.src = new URLSearchParams(location.search).get('tool');
</script>`;

const test = base.extend<object, { framed: Framed }>({
  framed: [
    async ({}, use) => {
      const page = createServer((_request, response) => {
        response.setHeader('content-type', 'text/html');
        response.end(outerPage);
      }).listen(0, '127.0.0.1');
      await once(page, 'listening');
      const outer = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
      const folder = mkdtempSync(join(tmpdir(), 'sundry-embed-'));
      const server = await startServerProcess({
        SITE_DIR: join(import.meta.dirname, '..', 'dist'),
        DATA_DIR: folder,
        FRAME_ANCESTORS: outer,
      });
      await use({ outer, inner: new URL(server.origin).origin });
      await server.kill('SIGTERM');
      page.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ framed }, use) => {
    await use(framed.outer);
  },
});

interface Told {
  readonly origin: string;
  readonly sundry: string;
  readonly output?: string;
}

const frameOf = (address: string) => `/?tool=${encodeURIComponent(address)}`;
declare const told: readonly Told[];
declare const tool: HTMLIFrameElement;

test('a page of an allowed origin gives a tool data, and takes its results', async ({
  page,
  framed,
  allowFault,
}) => {
  allowFault('request beyond our origin');
  await page.goto(frameOf(`${framed.inner}/tools/json-formatter?embed`));
  const inside = page.frameLocator('#tool');
  await expect(inside.getByRole('heading', { level: 1 })).toHaveText('JSON Formatter');
  await expect(inside.getByRole('banner')).toBeHidden();
  await expect(inside.getByRole('contentinfo')).toBeHidden();
  await expect(inside.getByRole('heading', { name: 'Related tools' })).toBeHidden();
  const tells = (kind: string) =>
    page.evaluate((name) => told.findLast(({ sundry }) => sundry === name), kind);
  await expect.poll(() => tells('ready')).toMatchObject({ origin: framed.inner });
  await page.evaluate(
    (origin) => tool.contentWindow?.postMessage({ sundry: 'input', text: '{"a":[1]}' }, origin),
    framed.inner,
  );
  await expect
    .poll(async () => JSON.parse((await tells('output'))?.output ?? 'null') as unknown)
    .toEqual({ a: [1] });
});

test('a calculator tells its result to who asks', async ({ page, framed, allowFault }) => {
  allowFault('request beyond our origin');
  await page.goto(frameOf(`${framed.inner}/tools/aspect-ratio-calculator?embed`));
  await expect.poll(() => page.evaluate(() => told.some(({ sundry }) => sundry === 'ready'))).toBe(true);
  await page.evaluate(
    (origin) => tool.contentWindow?.postMessage({ sundry: 'listen' }, origin),
    framed.inner,
  );
  await expect.poll(() => page.evaluate(() => told.some(({ sundry }) => sundry === 'output'))).toBe(true);
});

// The browser's own page in the frame has no storage, which the fixture would write to.
test.use({ showsAllOptions: false });

test('no other page may frame a tool', async ({ page, framed, allowFault }) => {
  allowFault('request beyond our origin');
  allowFault('frame-ancestors');
  const other = framed.outer.replace('127.0.0.1', 'localhost');
  const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(other + frameOf(`${framed.inner}/tools/json-formatter?embed`));
  await refusal;
  expect(await page.evaluate(() => told.length)).toBe(0);
});
