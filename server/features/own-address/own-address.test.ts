import { BlockList } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/database/connect.ts';
import type { Database } from '#server/database/database.ts';
import { makeFolder } from '#server/testing/stores.ts';
import { makeTestApp, origin } from '#server/testing/test-app.ts';

const folder = makeFolder();
let database: Database;

beforeAll(async () => {
  database = await connect({ dataDir: folder.path });
});
afterAll(async () => {
  await database.close();
  folder.remove();
});

const forwarded = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' };

test('visitors see the address they come from, and it is neither kept nor logged', async () => {
  const { send, logged } = await makeTestApp(database);
  const answer = await send('/my-address', { from: '203.0.113.9' });
  expect(await answer.text()).toBe('203.0.113.9');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  expect(logged.join()).toContain('/my-address');
  expect(logged.join()).not.toContain('203.0.113.9');
});

test('IPv4 on a socket for both is reported as such, and IPv6 in full', async () => {
  const { send } = await makeTestApp(database);
  expect(await (await send('/my-address', { from: '::ffff:203.0.113.9' })).text()).toBe('203.0.113.9');
  expect(await (await send('/my-address', { from: '2001:db8::9' })).text()).toBe('2001:db8::9');
});

test('what strangers write into X-Forwarded-For is not believed; what trusted proxies write is', async () => {
  const direct = await makeTestApp(database);
  const answer = await direct.send('/my-address', { from: '203.0.113.1', headers: forwarded });
  expect(await answer.text()).toBe('203.0.113.1');
  const trustedProxies = new BlockList();
  trustedProxies.addAddress('127.0.0.1', 'ipv4');
  const config = { publicOrigin: origin, adminOrigin: undefined, trustedProxies };
  const proxied = await makeTestApp(database, { config });
  const told = await proxied.send('/my-address', { from: '127.0.0.1', headers: forwarded });
  expect(await told.text()).toBe('203.0.113.9');
});
