import { BlockList } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppParts } from './app.ts';
import { connect } from './database/connect.ts';
import type { Database } from './database/database.ts';
import { StorageError } from './database/database.ts';
import { commonHeadersAt } from '#core/site/response-headers.ts';
import { makeFolder } from './testing/stores.ts';
import { logIn, makeTestApp, type TestApp } from './testing/test-app.ts';

const folder = makeFolder();
let database: Database;
let test1: TestApp;
let cookies: string;

beforeAll(async () => {
  database = await connect({ dataDir: folder.path });
  test1 = await makeTestApp(database);
  cookies = await logIn(test1);
});
afterAll(async () => {
  await database.close();
  folder.remove();
});

/** Routes that anyone may ask; all others are the administrator's. */
const open = new Set([
  'GET /livez',
  'GET /readyz',
  'GET /my-address',
  'GET /.well-known/security.txt',
  'GET /assets/text-model/offer.json',
  'GET /api/form-token',
  'POST /rest/v1/contact_messages',
  'POST /rest/v1/tool_suggestions',
  'GET /api/admin/session',
  'GET /api/admin/login-token',
  'POST /api/admin/login',
  'POST /api/admin/setup',
  'POST /api/admin/demo',
]);

/** Every route that the application has, from its own table: a new one cannot be forgotten here. */
function listRoutes(): { method: string; path: string }[] {
  const routes = test1.app.routes.filter(({ method, path }) => method !== 'ALL' && path !== '/*');
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))].map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, path };
  });
}

const fillIn = (path: string) => path.replace(':id', crypto.randomUUID());

test('every route is open on purpose, or asks for a session before anything else', async () => {
  const routes = listRoutes();
  expect(routes.length).toBeGreaterThan(25);
  for (const { method, path } of routes) {
    const name = `${method} ${path}`;
    const stranger = await test1.send(fillIn(path), { method, body: 'no json' });
    if (open.has(name)) expect([401, 403], name).not.toContain(stranger.status);
    else {
      expect(stranger.status, name).toBe(401);
      for (const cookie of ['__Host-sid=x', '__Host-sid=', `__Host-sid=${'A'.repeat(43)}`, 'local-sid=x']) {
        expect((await test1.send(fillIn(path), { method, cookies: cookie })).status, name).toBe(401);
      }
      const other = await test1.send(fillIn(path), {
        method,
        headers: { authorization: 'Bearer x', apikey: 'x' },
      });
      expect(other.status, name).toBe(401);
    }
  }
});

test('with a session no route of the administrator answers 401, and none fails', async () => {
  for (const { method, path } of listRoutes()) {
    if (open.has(`${method} ${path}`) || /logout|sessions/.test(path)) continue;
    const response = await test1.send(fillIn(path), { method, cookies });
    expect(response.status, `${method} ${path}`).not.toBe(401);
    expect(response.status, `${method} ${path}`).toBeLessThan(500);
  }
});

test('HEAD, OPTIONS and other methods open nothing', async () => {
  for (const { path } of listRoutes()) {
    for (const method of ['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'HEAD']) {
      const response = await test1.send(fillIn(path), { method });
      const isOpen = open.has(`GET ${path}`) && method === 'HEAD';
      if (!isOpen) expect([401, 404, 405], `${method} ${path}`).toContain(response.status);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  }
});

test('every answer of the calls carries the closing headers, is not kept, and is no page', async () => {
  const broken = await makeTestApp(database, {
    database: { ...database, read: () => Promise.reject(new Error('boom')) },
  });
  for (const { method, path } of listRoutes()) {
    for (const app of [test1, broken]) {
      const response = await app.send(fillIn(path), {
        method,
        body: '{',
        cookies: app === broken ? cookies : '',
      });
      for (const [name, value] of Object.entries(commonHeadersAt('https://sundry.test'))) {
        expect(response.headers.get(name), `${name} of ${method} ${path}`).toBe(value);
      }
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type') ?? '').not.toContain('html');
    }
  }
});

test('security.txt names a contact, for less than a year, as RFC 9116 has it', async () => {
  const ask = async (config: Partial<AppParts['config']>, headers = {}) => {
    const app = await makeTestApp(database, {
      config: {
        publicOrigin: 'https://sundry.test',
        adminOrigin: undefined,
        trustedProxies: new BlockList(),
        ...config,
      },
    });
    const head = await app.send('/.well-known/security.txt', { method: 'HEAD', headers });
    const response = await app.send('/.well-known/security.txt', { headers });
    expect([head.status, await head.text()]).toEqual([response.status, '']);
    return { response, body: await response.text(), nowMs: app.nowMs() };
  };
  const { response, body, nowMs } = await ask({});
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map(
    body.split('\n').flatMap((line) => (line === '' ? [] : [line.split(': ', 2) as [string, string]])),
  );
  expect(fields.get('Contact')).toBe('https://sundry.test/support');
  expect(fields.get('Canonical')).toBe('https://sundry.test/.well-known/security.txt');
  expect(fields.get('Preferred-Languages')).toBe('en');
  expect(fields.get('Expires')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(fields.get('Expires') ?? '') - nowMs) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);

  const own = await ask({ publicOrigin: undefined, securityContact: 'mailto:security@example.org' });
  expect(own.body).toMatch(/^Contact: mailto:security@example\.org\n/);
  expect(own.body).not.toContain('Canonical');
  expect((await ask({ publicOrigin: undefined }, { host: 'no host' })).response.status).toBe(404);
});

test('a NUL in an address or a body is refused before anything is looked for', async () => {
  for (const { method, path } of listRoutes().filter(({ path }) => path.includes(':id'))) {
    const answer = await test1.send(path.replace(':id', 'a%00b'), { method, cookies });
    expect(answer.status, `${method} ${path}`).toBe(400);
  }
  for (const path of ['/rest/v1/contact_messages?search=%00', '/rest/v1/tool_suggestions?order=%00.asc']) {
    expect((await test1.send(path, { cookies })).status, path).toBe(400);
  }
  const id = crypto.randomUUID();
  for (const [path, body] of [
    [`/api/admin/messages/${id}/reply`, { text: 'a\0b' }],
    ['/api/admin/erase', { email: 'a\0@example.org' }],
    [
      '/api/admin/tools',
      { name: 'a\0b', description: 'x', category: 'geo', isFeatured: false, isNew: false },
    ],
  ] as const) {
    expect((await test1.send(path, { method: 'POST', body, cookies })).status, path).toBe(400);
  }
  // The six characters that JSON writes it with are a text like any other.
  const reply = { method: 'POST', body: { text: String.raw`a\u0000b` }, cookies };
  expect((await test1.send(`/api/admin/messages/${id}/reply`, reply)).status).toBe(404);
});

describe('with a host of its own for the admin area', () => {
  const publicOrigin = 'https://sundry.test';
  const adminOrigin = 'https://admin.sundry.test';
  const config = { publicOrigin, adminOrigin, trustedProxies: new BlockList() };
  const onAdminHost = { host: 'admin.sundry.test', origin: adminOrigin };

  test('every call of the administrator is on that host alone, whatever else is asked', async () => {
    const split = await makeTestApp(database, { config });
    const session = await logIn(split, undefined, { headers: onAdminHost });
    for (const { method, path } of listRoutes()) {
      const name = `${method} ${path}`;
      const isAdmins = path.startsWith('/api/admin/') || !open.has(name);
      for (const host of ['sundry.test', '127.0.0.1:8080', 'other.test', undefined]) {
        const { status } = await split.send(fillIn(path), { method, cookies: session, headers: { host } });
        if (isAdmins) expect(status, `${name} on ${String(host)}`).toBe(404);
      }
      if (!isAdmins || /logout|sessions|login|setup|demo/.test(path)) continue;
      const stranger = await split.send(fillIn(path), { method, headers: onAdminHost });
      expect([stranger.status, name]).toEqual([path === '/api/admin/session' ? 200 : 401, name]);
      const own = await split.send(fillIn(path), { method, cookies: session, headers: onAdminHost });
      expect([401, 403], name).not.toContain(own.status);
    }
  });

  test('that host shows the panel, and leads to the public one for everything else', async () => {
    const split = await makeTestApp(database, { config });
    const get = (path: string, headers: Readonly<Record<string, string>>) => split.send(path, { headers });
    expect((await get('/admin', onAdminHost)).status).toBe(200);
    expect((await get('/assets/a-1234.js', onAdminHost)).status).toBe(200);
    for (const path of [
      '/',
      '/support',
      '/tools/x?q=1',
      '/sw.js',
      '/nowhere',
      '/%00',
      '/a%0d%0aset-cookie:b=c',
    ]) {
      const answer = await get(path, onAdminHost);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, publicOrigin + path]);
    }
    expect((await get('/admin', { host: 'sundry.test' })).status).toBe(404);
    expect((await get('/tools/x', { host: 'sundry.test' })).status).toBe(200);
    const policy = (await get('/admin', onAdminHost)).headers.get('content-security-policy');
    expect(policy).toContain(`${adminOrigin}/api/`);
    const alone = await makeTestApp(database, { config: { ...config, publicOrigin: undefined } });
    expect((await alone.send('/tools/x', { headers: onAdminHost })).status).toBe(404);
    expect((await alone.send('/admin', { headers: onAdminHost })).status).toBe(200);
  });
});

describe('faults', () => {
  const failWith = async (error: Error) => {
    const app = await makeTestApp(database, { database: { ...database, read: () => Promise.reject(error) } });
    const response = await app.send('/api/form-token');
    return { status: response.status, text: await response.text(), logged: app.logged.join('\n') };
  };

  test('a full store, a busy one and a lost one are distinguished', async () => {
    expect((await failWith(new StorageError('full', 'x'))).status).toBe(507);
    expect((await failWith(new StorageError('busy', 'x'))).status).toBe(503);
    expect((await failWith(new StorageError('unavailable', 'x'))).status).toBe(503);
  });

  test('what went wrong inside is neither answered nor logged with what somebody sent', async () => {
    const { status, text, logged } = await failWith(new Error('canary: value "secret" is bad'));
    expect(status).toBe(500);
    expect(text).not.toContain('canary');
    expect(logged).not.toContain('canary');
    expect(logged).toMatch(/"event":"error".*routes\.test\.ts|"event":"error"/);
  });
});
