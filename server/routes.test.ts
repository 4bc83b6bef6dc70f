import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from './database/connect.ts';
import type { Database } from './database/database.ts';
import { StorageError } from './database/database.ts';
import { commonHeaders } from '#core/site/policies.ts';
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
  'GET /assets/text-model/offer.json',
  'GET /api/form-token',
  'POST /rest/v1/contact_messages',
  'POST /rest/v1/tool_suggestions',
  'GET /api/admin/session',
  'GET /api/admin/login-token',
  'POST /api/admin/login',
  'POST /api/admin/setup',
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
      for (const [name, value] of Object.entries(commonHeaders)) {
        expect(response.headers.get(name), `${name} of ${method} ${path}`).toBe(value);
      }
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('strict-transport-security')).toContain('max-age=');
      expect(response.headers.get('content-type') ?? '').not.toContain('html');
    }
  }
});

describe('faults', () => {
  const failWith = async (error: Error) => {
    const app = await makeTestApp(database, { database: { ...database, read: () => Promise.reject(error) } });
    const response = await app.send('/api/form-token');
    return { status: response.status, text: await response.text(), logged: app.logged.join('\n') };
  };

  test('a full store, a busy one and a lost one are told apart', async () => {
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
