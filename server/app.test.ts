import { BlockList } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { connect } from './database/connect.ts';
import { makeFolder } from './testing/stores.ts';
import { makeTestApp } from './testing/test-app.ts';

const folder = makeFolder();
const database = await connect({ dataDir: folder.path });
const health = { isDraining: false };
const { send, logged } = await makeTestApp(database, { health });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  send(path, { method, headers: { 'content-type': undefined, ...headers } });

afterAll(async () => {
  await database.close();
  folder.remove();
});

const paths = [
  '/',
  '/tools/x',
  '/tools/none',
  '/nope',
  '/assets/a-1234.js',
  '/sw.js',
  '/livez',
  '/readyz',
  '/tools/old',
];

test('every response carries the headers that close the page, whatever it is', async () => {
  for (const path of paths) {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
      const { headers } = await get(path, {}, method);
      expect(headers.get('content-security-policy'), `${method} ${path}`).toContain("default-src 'none'");
      expect(headers.get('connection-allowlist')).toBe('(response-origin)');
      const isApart = path === '/sw.js' && (method === 'GET' || method === 'HEAD');
      expect(headers.get('cross-origin-opener-policy')).toBe(
        isApart ? 'noopener-allow-popups' : 'same-origin',
      );
      expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
      // Browsers read it from documents, and a script is none.
      const isScript = headers.get('content-type')?.startsWith('text/javascript') === true;
      if (isScript) expect(headers.has('permissions-policy'), path).toBe(false);
      else expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  }
});

test('no page can be made of the service worker, whose policy may fetch everything', async () => {
  for (const dest of ['document', 'iframe', 'empty', 'script', 'worker', 'image']) {
    expect((await get('/sw.js', { 'sec-fetch-dest': dest })).status, dest).toBe(403);
  }
  for (const dest of [{}, { 'sec-fetch-dest': 'serviceworker' }]) {
    expect((await get('/sw.js', dest)).status).toBe(200);
  }
});

test('a tool page may fetch from the assets of its own origin alone, and run WebAssembly', async () => {
  const policy = (await get('/tools/x')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain(
    'connect-src https://sundry.test/assets/ https://sundry.test/robots.txt https://sundry.test/sw.js;',
  );
  expect(policy).toContain(
    "script-src https://sundry.test/assets/ https://sundry.test/sw.js 'wasm-unsafe-eval' 'sha256-s';",
  );
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types hub");
  const content = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(content).not.toContain('wasm');
});

test('a browser asks a call by the fetch of one of our own pages, and by nothing else', async () => {
  const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
  const typed = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const program = { 'sec-fetch-site': undefined, origin: undefined };
  const refused: Record<string, Record<string, string | undefined>> = {
    'another site': { ...own, 'sec-fetch-site': 'cross-site' },
    'a sister site': { ...own, 'sec-fetch-site': 'same-site' },
    'a navigation': { ...typed, 'sec-fetch-site': 'same-origin' },
    'a navigation that a worker passes on': { ...typed, ...own, 'sec-fetch-mode': 'navigate' },
    'a form': { ...typed, 'sec-fetch-site': 'same-origin', 'sec-fetch-user': '?1' },
    'a frame': { ...typed, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' },
    'a beacon': { ...own, 'sec-fetch-mode': 'no-cors' },
    'a prefetch': { ...own, 'sec-purpose': 'prefetch' },
    'an older browser on another site': { ...program, origin: 'https://evil.test' },
  };
  for (const dest of ['image', 'style', 'script', 'font', 'audio', 'video', 'track', 'manifest', 'worker'])
    refused[dest] = { ...own, 'sec-fetch-dest': dest };
  const calls = [
    '/api/form-token',
    '/api/admin/session',
    '/api/nope',
    '/rest/v1/nope',
    '/my-address',
    '/livez',
  ];
  for (const path of [...calls, '/readyz', '/%61pi/form-token']) {
    for (const [name, headers] of Object.entries(refused))
      expect((await send(path, { headers })).status, `${name} asks ${path}`).toBe(403);
    for (const headers of [own, program]) expect((await send(path, { headers })).status, path).not.toBe(403);
    const opensByAddress = path === '/livez' || path === '/readyz';
    expect((await send(path, { headers: typed })).status === 200, path).toBe(opensByAddress);
  }
  expect((await send('/tools/x', { headers: typed })).status).toBe(200);
});

test('a Host header that is no host does not get into the policy', async () => {
  const config = { publicOrigin: undefined, adminOrigin: undefined, trustedProxies: new BlockList() };
  const other = await makeTestApp(database, { config });
  const policyFor = async (host: string) =>
    (await other.send('/tools/x', { headers: { host } })).headers.get('content-security-policy');
  expect(await policyFor('evil.test; script-src *')).not.toContain('evil');
  expect(await policyFor('tools.test:8080')).toContain('http://tools.test:8080/assets/');
});

test('each origin has its own policy and each copy its own headers, whatever was asked before', async () => {
  const config = { publicOrigin: undefined, adminOrigin: undefined, trustedProxies: new BlockList() };
  const other = await makeTestApp(database, { config });
  for (const accept of ['br', 'gzip', 'br']) {
    for (const host of ['a.test', 'b.test', 'a.test']) {
      const { headers } = await other.send('/tools/x', { headers: { host, 'accept-encoding': accept } });
      const policy = headers.get('content-security-policy') ?? '';
      expect(new Set(policy.match(/http:\/\/\w\.test/g))).toEqual(new Set([`http://${host}`]));
      expect([headers.get('content-encoding'), headers.get('etag')]).toEqual([accept, `"abc-${accept}"`]);
    }
  }
});

test('a request with two Host lines is refused, whatever it asks for', async () => {
  const { app } = await makeTestApp(database);
  const incoming = { socket: {}, httpVersion: '1.1', rawHeaders: ['Host', 'sundry.test', 'host', 'b.test'] };
  for (const path of ['/', '/tools/x', '/assets/a-1234.js', '/nope', '/livez']) {
    const { status } = await app.request(path, { headers: { host: 'sundry.test' } }, { incoming });
    expect(status, path).toBe(400);
  }
});

test('encoded copies are chosen as the client weighs them', async () => {
  const encodingFor = async (accept: string) =>
    (await get('/', { 'accept-encoding': accept })).headers.get('content-encoding');
  expect(await encodingFor('gzip, deflate, br')).toBe('br');
  expect(await encodingFor('gzip')).toBe('gzip');
  expect(await encodingFor('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(await encodingFor('identity')).toBeNull();
  expect(await encodingFor('*')).toBe('br');
  expect((await get('/')).headers.get('vary')).toBe('accept-encoding');
});

test('a validator that still holds is answered with 304 and no body', async () => {
  const first = await get('/', { 'accept-encoding': 'br' });
  const etag = first.headers.get('etag') ?? '';
  const second = await get('/', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}` });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe('');
  expect((await get('/', { 'if-none-match': etag })).status).toBe(200);
});

test('hashed assets may be kept for ever, everything else is asked for again', async () => {
  expect((await get('/assets/a-1234.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/livez')).headers.get('cache-control')).toBe('no-store');
});

test('unknown paths get the not-found page of their part of the site', async () => {
  expect([(await get('/nope')).status, await (await get('/nope')).text()]).toEqual([404, 'file /404']);
  expect(await (await get('/tools/none')).text()).toBe('file /tools/404');
  expect(await (await get('/categories/none')).text()).toBe('file /categories/404');
});

test('former addresses and trailing slashes lead on, query kept; nothing leads elsewhere', async () => {
  const moved = await get('/tools/old/?a=b');
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/tools/x?a=b']);
  expect((await get('/tools/x/')).headers.get('location')).toBe('/tools/x');
  expect((await get('//evil.test/')).status).toBe(404);
  expect((await get('/../../etc/passwd')).status).toBe(404);
});

test('only GET and HEAD are answered for the site', async () => {
  const post = await get('/', {}, 'POST');
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const head = await get('/', {}, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('readiness goes before the server does', async () => {
  expect((await get('/readyz')).status).toBe(200);
  health.isDraining = true;
  expect((await get('/readyz')).status).toBe(503);
  expect((await get('/livez')).status).toBe(200);
});

test('logs hold neither queries nor unknown paths', async () => {
  logged.length = 0;
  await get('/?secret=canary-query');
  await get('/canary-path');
  await get('/api/canary/canary-person');
  await get('/rest/v1/canary');
  expect(logged).toHaveLength(4);
  expect(logged.join()).not.toContain('canary');
  await get('/api/form-token');
  expect(logged.at(-1)).toContain('"path":"/api/form-token"');
});
