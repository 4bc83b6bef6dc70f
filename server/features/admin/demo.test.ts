import { BlockList } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { createAdminPasswords } from '#server/security/admin-password.ts';
import { listStores, openEmpty } from '#server/testing/stores.ts';
import { makeTestApp, readCookies, type TestRequest } from '#server/testing/test-app.ts';

const post = (body: unknown) => ({ method: 'POST', body });
const login = (password: string) => post({ password });

describe.each(listStores())('$name', (store) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty(store);
  });
  afterAll(async () => {
    await database.close();
    await store.stop();
  });

  const own = { from: '127.0.0.1', headers: { host: 'localhost:8080', origin: 'http://localhost:8080' } };
  const start = async () => {
    const passwords = await createAdminPasswords(database, undefined, true);
    const config = { publicOrigin: undefined, adminOrigin: undefined, trustedProxies: new BlockList() };
    const demo = await makeTestApp(database, { passwords, config });
    const open = (token: string | undefined, rest: TestRequest = own) =>
      demo.send('/api/admin/demo', { ...post({ token }), ...rest });
    return { demo, open, token: passwords.issueDemoToken() };
  };

  test('it opens once, for the browser that brings the printed token', async () => {
    const { demo, open, token } = await start();
    expect(await (await demo.send('/api/admin/session', own)).json()).toEqual({ state: 'off' });
    expect((await demo.send('/api/admin/login', { ...own, ...login('sundry-demo') })).status).toBe(404);
    expect((await open('x'.repeat(43))).status).toBe(403);
    const opened = await open(token);
    expect(opened.status).toBe(204);
    const cookies = readCookies(opened);
    expect(cookies).toMatch(/^local-demo=/);
    expect((await open(token)).status).toBe(403);
    // The person who opened it may use the address again.
    expect((await open(token, { ...own, cookies })).status).toBe(204);
    const session = await demo.send('/api/admin/session', { ...own, cookies });
    expect(await session.json()).toEqual({ state: 'logged-out', demoPassword: 'sundry-demo' });
    const response = await demo.send('/api/admin/login', { ...own, ...login('sundry-demo'), cookies });
    expect(response.status).toBe(204);
    expect(readCookies(response)).toMatch(/^local-sid=/);
  });

  test('neither the token nor the cookie opens it from elsewhere', async () => {
    const { demo, open, token } = await start();
    const cookies = readCookies(await open(token));
    for (const other of [
      { ...own, from: '192.168.1.5' },
      { ...own, headers: { ...own.headers, host: 'tools.example.org' } },
      { ...own, headers: { ...own.headers, host: '127.evil.test' } },
      { ...own, headers: { ...own.headers, 'x-forwarded-for': '203.0.113.7' } },
      { ...own, headers: { ...own.headers, forwarded: 'for=203.0.113.7' } },
      { ...own, headers: { ...own.headers, 'cf-connecting-ip': '203.0.113.7' } },
      { ...own, headers: { ...own.headers, 'x-forwarded-proto': 'https' } },
      { ...own, headers: { ...own.headers, 'x-amzn-trace-id': 'Root=1-1-1' } },
      // nginx before 1.29.7 with `proxy_pass http://127.0.0.1:8080` and nothing else.
      { ...own, httpVersion: '1.0' },
    ]) {
      const session = await demo.send('/api/admin/session', { ...other, cookies });
      expect(await session.json()).toEqual({ state: 'off' });
      const attempt = { ...other, ...login('sundry-demo'), cookies };
      expect((await demo.send('/api/admin/login', attempt)).status).toBe(404);
    }
  });

  test('a cookie that we did not sign opens nothing, and there is no token where there is no demo', async () => {
    const { demo } = await start();
    const cookies = `local-demo=${'a'.repeat(22)}.${'b'.repeat(43)}`;
    expect(await (await demo.send('/api/admin/session', { ...own, cookies })).json()).toEqual({
      state: 'off',
    });
    const passwords = await createAdminPasswords(database, undefined, false);
    expect(passwords.issueDemoToken()).toBeUndefined();
  });
});
