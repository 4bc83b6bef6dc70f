import { BlockList } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { AdminSession } from '#contracts/admin.ts';
import { connect } from '#server/database/connect.ts';
import { makeFolder } from '#server/testing/stores.ts';
import { logIn, makeTestApp, type TestApp } from '#server/testing/test-app.ts';

const folder = makeFolder();
const database = await connect({ dataDir: folder.path });
afterAll(async () => {
  await database.close();
  folder.remove();
});

const visitor = '198.51.100.77';
const listWarnings = ({ logged }: TestApp) => logged.filter((line) => line.includes('unnamed-proxy'));

async function readSession(app: TestApp, cookies: string): Promise<AdminSession> {
  return (await (await app.send('/api/admin/session', { cookies })).json()) as AdminSession;
}

test.each([
  ['x-forwarded-for', '10.1.2.3', '10.1.2.3'],
  ['forwarded', '::ffff:172.17.0.1', '172.17.0.1'],
  ['x-real-ip', 'fd00::7', 'fd00::7'],
  ['cf-connecting-ip', '127.0.0.1', '127.0.0.1'],
  ['x-forwarded-for', '203.0.113.9', 'public'],
])(
  '%s from %s, which no setting names, is reported once in the log, and in the panel',
  async (name, from, peer) => {
    const app = await makeTestApp(database);
    const cookies = await logIn(app);
    expect((await readSession(app, cookies)).unnamedProxy).toBeUndefined();
    for (let turn = 0; turn < 3; turn++) await app.send('/', { from, headers: { [name]: visitor } });
    expect(listWarnings(app)).toEqual([JSON.stringify({ event: 'unnamed-proxy', peer })]);
    expect((await readSession(app, cookies)).unnamedProxy).toBe(peer);
    expect(app.logged.join()).not.toContain(visitor);
    expect(app.logged.join()).not.toContain('203.0.113.9');
  },
);

test('neither a named proxy nor a visitor without such a header is taken for one', async () => {
  const trustedProxies = new BlockList();
  trustedProxies.addSubnet('10.0.0.0', 8, 'ipv4');
  const config = {
    publicOrigin: undefined,
    adminOrigin: undefined,
    securityContact: undefined,
    trustedProxies,
  };
  const app = await makeTestApp(database, { config });
  for (const from of ['10.1.2.3', '::ffff:10.1.2.3'])
    await app.send('/', { from, headers: { 'x-forwarded-for': visitor } });
  await app.send('/', { from: '127.0.0.1' });
  expect(listWarnings(app)).toEqual([]);
});
