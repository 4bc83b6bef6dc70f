import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { demoAddressIn } from './admin-server.ts';
import { expect, openPage, test as base } from './fixtures.ts';

const test = base.extend<{ server: ServerProcess }>({
  server: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sundry-demo-'));
    const siteDir = join(import.meta.dirname, '..', 'dist');
    const server = await startServerProcess({
      SITE_DIR: siteDir,
      DATA_DIR: dataDir,
      WITHOUT_PASSWORD: 'demo',
    });
    await use(server);
    await server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ server }, use) => {
    await use(server.origin);
  },
});

test('the demo opens by the printed address, once, and only for the browser that opened it', async ({
  page,
  browser,
  server,
  allowFault,
}) => {
  allowFault('status of 403');
  const address = demoAddressIn(server.output());

  await openPage(page, '/admin');
  await expect(page.getByText('open the address with /admin# that it printed')).toBeVisible();
  await expect(page.getByText('Demo password:')).toBeHidden();

  // On the open page only the fragment changes, so nothing reloads.
  await page.goto(address);
  await expect(page.getByText('Demo password:')).toBeVisible();
  expect(page.url()).toBe(`${server.origin}/admin`);

  const stranger = await browser.newPage();
  await stranger.goto(address);
  await expect(stranger.getByText('This address of the demo was opened before')).toBeVisible();
  await expect(stranger.getByText('Demo password:')).toBeHidden();
  await stranger.close();

  await openPage(page, '/support');
  await openPage(page, address);
  await expect(page.getByText('Demo password:')).toBeVisible();
});
