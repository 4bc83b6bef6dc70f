import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AdminCatalogue } from '#contracts/admin.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { testPassword, testPasswordHash } from '#server/testing/test-app.ts';
import { expect, openPage, test as base } from './fixtures.ts';

/**
 * Every plain object has these names without anyone adding them, so a careless lookup finds them. Each takes two
 * edits, and each edit renders the site again.
 */
const names = ['__proto__', 'constructor'];
const siteDir = join(import.meta.dirname, '..', 'dist');

/** A server that can be stopped and started again at the same address, with the same data. */
const test = base.extend<{ dataDir: string; server: ServerProcess; restart: () => Promise<ServerProcess> }>({
  dataDir: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sundry-names-'));
    await use(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  },
  server: async ({ dataDir }, use) => {
    await use(await start(dataDir, '0'));
  },
  restart: async ({ dataDir, server }, use) => {
    let running = server;
    await use(async () => {
      expect(await running.kill('SIGTERM')).toBe(0);
      running = await start(dataDir, new URL(server.origin).port);
      return running;
    });
    await running.kill('SIGTERM');
  },
  baseURL: async ({ server }, use) => {
    await use(server.origin);
  },
});

const start = (dataDir: string, port: string) =>
  startServerProcess({
    SITE_DIR: siteDir,
    DATA_DIR: dataDir,
    PORT: port,
    ADMIN_PASSWORD_HASH: testPasswordHash,
  });

/** Logs in as administrator and returns the calls. */
async function logIn({ origin }: ServerProcess) {
  const headers = { 'content-type': 'application/json', 'x-hub': '1', origin };
  const call = (method: string, path: string, body: object, rest = {}) =>
    fetch(origin + path, { method, body: JSON.stringify(body), headers: { ...headers, ...rest } });
  const response = await call('POST', '/api/admin/login', { password: testPassword });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return {
    send: async (method: string, path: string, body: object, version = 0) =>
      (await call(method, `/api/admin/${path}`, body, { cookie, 'if-match': `"${version}"` })).status,
    list: async () =>
      (await (
        await fetch(`${origin}/api/admin/tools`, { headers: { ...headers, cookie } })
      ).json()) as AdminCatalogue,
  };
}

test('a name that every object inherits is a name like any other, also after a restart', async ({
  page,
  server,
  restart,
}) => {
  test.slow();
  const admin = await logIn(server);
  const { tools, categories } = await admin.list();
  const textVersion = categories.find(({ id }) => id === 'text')?.version ?? 0;
  const edited = names.map((name, index) => ({ ...(tools[index] as (typeof tools)[number]), name }));
  for (const { name, id, version } of edited) {
    const fields = { name, description: name, category: 'text', isFeatured: true, isNew: true };
    expect(await admin.send('PUT', `tools/${id}`, { ...fields, isRemoved: false }, version)).toBe(204);
    expect(await admin.send('PUT', `categories/${name}`, { name, description: name })).toBe(400);
    expect(await admin.send('POST', 'tools', fields)).toBe(201);
    // Of two names with the same address, the second is refused.
    expect(await admin.send('POST', 'tools', { ...fields, name: name.toUpperCase() })).toBe(409);
  }
  const category = { name: '__proto__', description: 'constructor' };
  expect(await admin.send('PUT', 'categories/text', category, textVersion)).toBe(204);
  const { output } = await restart();
  expect(output()).not.toContain('edits-not-shown');
  for (const { name, id } of edited) {
    const html = await (await fetch(`${server.origin}/tools/${id}`)).text();
    expect(html).toContain(`>${name}</h1>`);
  }
  // The fixture fails on any error of a page.
  for (const path of ['/tools/constructor', '/tools/proto', '/categories/text', '/']) {
    await openPage(page, path);
  }
  await openPage(page, '/all-tools');
  for (const name of names) {
    await page.getByRole('searchbox').fill(name);
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();
  }
  // The server ends now, and the page may still load what it needs later.
  await page.goto('about:blank');
});
