import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminSession } from '#contracts/admin.ts';
import { type FormToken, formHeaders } from '#contracts/form-token.ts';
import type { Database } from '#server/database/database.ts';
import { createAdminPasswords, endFormerSessions, hashNewPassword } from '#server/security/admin-password.ts';
import { hashPassword } from '#server/security/password.ts';
import { totpCode } from '#server/security/totp.ts';
import { listStores, openEmpty } from '#server/testing/stores.ts';
import {
  findNonce,
  logIn,
  makeFormHeaders,
  makeTestApp,
  type TestApp,
  testPassword,
  type TestRequest,
} from '#server/testing/test-app.ts';

const post = (body: unknown = {}) => ({ method: 'POST', body });
const login = (password: string, rest = {}) => ({ ...post({ password }), ...rest });

describe.each(listStores())('$name', (store) => {
  let database: Database;
  let test1: TestApp;

  beforeAll(async () => {
    database = await openEmpty(store);
    test1 = await makeTestApp(database);
  });
  afterAll(async () => {
    await database.close();
    await store.stop();
  });

  const statusOf = async (cookies: string) => (await test1.send('/api/admin/outbox', { cookies })).status;

  async function sessionOf(cookies: string): Promise<AdminSession> {
    return (await (await test1.send('/api/admin/session', { cookies })).json()) as AdminSession;
  }

  /** Limits and sessions of one test do not reach another. */
  async function forget(): Promise<void> {
    await database.transaction(async (query) => {
      await query('delete from rate_limits');
      await query('delete from sessions');
    });
  }

  test('the cookie cannot be read by scripts, sent by other sites, or used over plain http', async () => {
    const response = await test1.send('/api/admin/login', login(testPassword));
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-sid', '__Host-device']);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; SameSite=Strict/);
      expect(cookie).not.toMatch(/Domain/);
    }
    expect(cookies[0]).not.toMatch(/Max-Age/);
  });

  test('what the store holds of a session opens nothing', async () => {
    const cookies = await logIn(test1);
    const dump = JSON.stringify(
      await Promise.all(
        ['sessions', 'settings', 'rate_limits'].map((table) => database.read(`select * from ${table}`)),
      ),
    );
    const token = /__Host-sid=([\w-]+)/.exec(cookies)?.[1] ?? '';
    expect(token).toHaveLength(43);
    expect(dump).not.toContain(token);
    const [row] = await database.read('select token_hash from sessions');
    expect(await statusOf(`__Host-sid=${String(row?.token_hash)}`)).toBe(401);
  });

  test('a session ends by logging out, by lying idle, and with its eighth hour; then the cookie is worth nothing', async () => {
    await forget();
    const first = await logIn(test1);
    expect(await statusOf(first)).toBe(200);
    const out = await test1.send('/api/admin/logout', { ...post(), cookies: first });
    expect([out.status, out.headers.get('clear-site-data')]).toEqual([204, '"cache"']);
    expect(await statusOf(first)).toBe(401);

    const second = await logIn(test1);
    test1.pass(29 * 60_000);
    expect(await statusOf(second)).toBe(200);
    test1.pass(31 * 60_000);
    expect(await statusOf(second)).toBe(401);

    const third = await logIn(test1);
    for (let half = 0; half < 16; half++) {
      test1.pass(29 * 60_000);
      expect(await statusOf(third), `after ${half}`).toBe(200);
    }
    test1.pass(29 * 60_000);
    expect(await statusOf(third)).toBe(401);
  });

  test('five sessions at most; one can end another, or all', async () => {
    await forget();
    const all: string[] = [];
    for (let index = 0; index < 6; index++) {
      test1.pass(1000);
      all.push(await logIn(test1, testPassword, { from: `203.0.113.${100 + index}` }));
    }
    expect(await statusOf(all[0] ?? '')).toBe(401);
    const cookies = all[5] ?? '';
    const { sessions = [] } = await sessionOf(cookies);
    expect(sessions).toHaveLength(5);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const other = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    await test1.send(`/api/admin/sessions/${other}`, { method: 'DELETE', cookies });
    expect((await sessionOf(cookies)).sessions).toHaveLength(4);
    await test1.send('/api/admin/logout-all', { ...post(), cookies });
    expect(await statusOf(cookies)).toBe(401);
    expect(await database.read('select 1 as x from sessions')).toEqual([]);
  });

  test('of many guesses at once exactly five are looked at, then the wait doubles', async () => {
    await forget();
    const from = '198.51.100.1';
    const guess = () => test1.send('/api/admin/login', login('wrong', { from }));
    const answers = await Promise.all(Array.from({ length: 15 }, guess));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    // Even the right password has to wait.
    const right = await test1.send('/api/admin/login', login(testPassword, { from }));
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBe(15 * 60);
    test1.pass(15 * 60_000);
    await Promise.all(Array.from({ length: 6 }, guess));
    expect(Number((await guess()).headers.get('retry-after'))).toBe(30 * 60);
  });

  test('a flood of strangers does not lock out a device that has logged in before', async () => {
    await forget();
    test1.notices.length = 0;
    const device =
      (await logIn(test1)).split('; ').find((cookie) => cookie.startsWith('__Host-device')) ?? '';
    const flood = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        test1.send('/api/admin/login', login('wrong', { from: `198.51.100.${index}` })),
      ),
    );
    expect(flood.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(30);
    const stranger = await test1.send('/api/admin/login', login(testPassword, { from: '192.0.2.1' }));
    expect([stranger.status, ((await stranger.json()) as { code: string }).code]).toEqual([
      429,
      'needs_proof',
    ]);
    // A new device of the administrator works for its log-in, once.
    const token = (await (await test1.send('/api/admin/login-token')).json()) as FormToken;
    expect(token.difficulty).toBe(20);
    const proved = { [formHeaders.token]: token.token, [formHeaders.nonce]: findNonce(token) };
    const wrong = { ...proved, [formHeaders.nonce]: '-1' };
    const withProof = (headers: Record<string, string>, from: string) =>
      test1.send('/api/admin/login', login(testPassword, { from, headers }));
    expect((await withProof(wrong, '192.0.2.3')).status).toBe(429);
    expect((await withProof(makeFormHeaders(test1), '192.0.2.4')).status).toBe(429);
    expect((await withProof(proved, '192.0.2.5')).status).toBe(204);
    expect((await withProof(proved, '192.0.2.6')).status).toBe(429);
    const known = await test1.send(
      '/api/admin/login',
      login(testPassword, { from: '198.51.100.3', cookies: device }),
    );
    expect(known.status).toBe(204);
    // Its first log-in reported it as a new device; so did the one that brought a proof.
    expect(test1.notices.filter((subject) => subject === 'New device logged in')).toHaveLength(2);
    const forged = device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const pretender = await test1.send(
      '/api/admin/login',
      login(testPassword, { from: '192.0.2.2', cookies: forged }),
    );
    expect(pretender.status).toBe(429);
    expect(test1.notices.filter((subject) => subject === 'Many failed log-ins')).toHaveLength(1);
  });

  test('each sign of a foreign page is enough to refuse, with the cookie or without', async () => {
    await forget();
    const cookies = await logIn(test1);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': undefined, origin: 'https://evil.test' },
      { 'x-hub': undefined },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
    ]) {
      for (const path of [
        '/api/admin/logout-all',
        '/api/admin/erase',
        '/api/admin/login',
        '/api/admin/setup',
      ]) {
        const response = await test1.send(path, { ...post({ email: 'a@b.test' }), cookies, headers });
        expect([403, 415], `${path} ${JSON.stringify(headers)}`).toContain(response.status);
      }
    }
    expect(await statusOf(cookies)).toBe(200);
  });

  test('without a password there is nothing to log in to, whatever is sent', async () => {
    const off = await makeTestApp(database, {
      passwords: await createAdminPasswords(database, undefined, false),
    });
    for (const password of ['', 'sundry-demo', testPassword, 'admin']) {
      const response = await off.send('/api/admin/login', login(password));
      expect([400, 404]).toContain(response.status);
    }
    expect(await (await off.send('/api/admin/session')).json()).toEqual({ state: 'off' });
  });

  test('changing the password needs the old one, ends all other sessions, and the old one is worth nothing', async () => {
    await forget();
    const passwords = await createAdminPasswords(database, undefined, false);
    await passwords.store(await hashNewPassword('first unrelated garden words'));
    const own = await makeTestApp(database, { passwords });
    const first = await logIn(own, 'first unrelated garden words');
    const second = await logIn(own, 'first unrelated garden words');
    const change = (oldPassword: string, newPassword: string) =>
      own.send('/api/admin/password', { ...post({ oldPassword, newPassword }), cookies: first });
    expect((await change('wrong', 'second unrelated garden words')).status).toBe(422);
    expect((await change('first unrelated garden words', 'short')).status).toBe(422);
    expect((await change('first unrelated garden words', 'second unrelated garden words')).status).toBe(204);
    expect((await own.send('/api/admin/outbox', { cookies: first })).status).toBe(200);
    expect((await own.send('/api/admin/outbox', { cookies: second })).status).toBe(401);
    expect((await own.send('/api/admin/login', login('first unrelated garden words'))).status).toBe(401);
    await logIn(own, 'second unrelated garden words');
    await database.transaction((query) => query("delete from settings where key = 'admin-password'"));
    // One from the environment cannot be changed here.
    const fixed = await logIn(test1);
    const refused = await test1.send('/api/admin/password', {
      ...post({ oldPassword: testPassword, newPassword: 'second unrelated garden words' }),
      cookies: fixed,
    });
    expect(refused.status).toBe(409);
  });

  test('the set-up address works once, for half an hour, while there is no password', async () => {
    await forget();
    const passwords = await createAdminPasswords(database, undefined, false);
    const fresh = await makeTestApp(database, { passwords });
    await database.transaction((query) => query("delete from settings where key = 'admin-password'"));
    const setUp = (token: string, password = 'third unrelated garden words') =>
      fresh.send('/api/admin/setup', post({ token, password }));
    expect((await setUp('guessed')).status).toBe(403);
    const late = await passwords.issueSetupToken(fresh.nowMs());
    expect(JSON.stringify(await database.read('select * from settings'))).not.toContain(late);
    fresh.pass(31 * 60_000);
    expect((await setUp(late)).status).toBe(403);
    const token = await passwords.issueSetupToken(fresh.nowMs());
    expect((await setUp(token, 'admin123')).status).toBe(422);
    expect((await setUp(token)).status).toBe(204);
    expect((await setUp(token)).status).toBe(404);
    await logIn(fresh, 'third unrelated garden words');
    await database.transaction((query) => query("delete from settings where key = 'admin-password'"));
  });

  test('a second factor asks for a code, takes each once, and has recovery codes', async () => {
    await forget();
    const cookies = await logIn(test1);
    const call = async (path: string, body: unknown = {}) =>
      test1.send(`/api/admin/${path}`, { ...post(body), cookies });
    const { secret } = (await (await call('second-factor')).json()) as { secret: string };
    const bytes = decodeBase32(secret);
    const code = () => totpCode(bytes, Math.floor(test1.nowMs() / 30_000));
    expect((await call('second-factor/enable', { code: '000000' })).status).toBe(422);
    const { recoveryCodes } = (await (await call('second-factor/enable', { code: code() })).json()) as {
      recoveryCodes: string[];
    };
    expect(recoveryCodes).toHaveLength(8);
    const attempt = (given?: string) =>
      test1.send('/api/admin/login', {
        ...post({ password: testPassword, ...(given ? { code: given } : {}) }),
        cookies,
      });
    expect(((await (await attempt()).json()) as { code: string }).code).toBe('needs_code');
    // The code that turned it on was used.
    expect((await attempt(code())).status).toBe(401);
    test1.pass(60_000);
    const fresh = code();
    const twice = await Promise.all([attempt(fresh), attempt(fresh)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 401]);
    expect((await attempt(recoveryCodes[0]?.toUpperCase())).status).toBe(204);
    expect((await attempt(recoveryCodes[0])).status).toBe(401);
    expect((await call('second-factor/disable', { code: recoveryCodes[1] })).status).toBe(204);
    expect((await attempt()).status).toBe(204);
  });

  test('five wrong codes after the right password end the guessing, from however many addresses', async () => {
    await forget();
    const cookies = await logIn(test1);
    const device = cookies.split('; ').find((cookie) => cookie.startsWith('__Host-device')) ?? '';
    const call = (path: string, body: unknown) =>
      test1.send(`/api/admin/second-factor${path}`, { ...post(body), cookies });
    const { secret } = (await (await call('', {})).json()) as { secret: string };
    const code = () => totpCode(decodeBase32(secret), Math.floor(test1.nowMs() / 30_000));
    await call('/enable', { code: code() });
    test1.pass(60_000);
    const attempt = (given: string, rest: TestRequest) =>
      test1.send('/api/admin/login', { ...post({ password: testPassword, code: given }), ...rest });
    const wrong = [];
    for (let index = 0; index < 8; index++) {
      wrong.push((await attempt('000000', { from: `198.51.100.${index}` })).status);
    }
    expect(wrong).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await attempt(code(), { from: '198.51.100.99' })).status).toBe(429);
    // A device that has logged in before has attempts of its own.
    expect((await attempt(code(), { cookies: device })).status).toBe(204);
    test1.pass(16 * 60_000);
    expect((await attempt(code(), { from: '198.51.100.99' })).status).toBe(204);
    test1.pass(60_000);
    expect((await call('/disable', { code: code() })).status).toBe(204);
  });

  test('a session ends with the password it came from', async () => {
    await forget();
    const cookies = await logIn(test1);
    await endFormerSessions(database, { kind: 'environment', phc: 'one' });
    expect(await statusOf(cookies)).toBe(401);
    const later = await logIn(test1, testPassword, { from: '203.0.113.201' });
    await endFormerSessions(database, { kind: 'environment', phc: 'one' });
    expect(await statusOf(later)).toBe(200);
    for (const source of [{ kind: 'environment', phc: 'two' }, { kind: 'demo' }, { kind: 'none' }] as const) {
      const session = await logIn(test1, testPassword, { from: '203.0.113.202' });
      await endFormerSessions(database, source);
      expect(await statusOf(session), source.kind).toBe(401);
    }
  });

  test('a password in the clear keeps its hash from start to start, another one does not', async () => {
    const hashOf = async (text: string) => {
      const source = await (await createAdminPasswords(database, { text }, false)).findSource(false);
      await endFormerSessions(database, source);
      return 'phc' in source ? source.phc : '';
    };
    const first = await hashOf('seven unrelated garden words');
    expect(await hashOf('seven unrelated garden words')).toBe(first);
    expect(await hashOf('eight unrelated kitchen words')).not.toBe(first);
  });

  test('a burst of log-ins must wait, and leaves room for a known device', async () => {
    await forget();
    const passwords = await createAdminPasswords(database, { phc: await hashPassword(testPassword) }, false);
    const busy = await makeTestApp(database, { passwords });
    const device = (await logIn(busy)).split('; ').find((cookie) => cookie.startsWith('__Host-device')) ?? '';
    const strangers = Array.from({ length: 28 }, (_, index) =>
      busy.send('/api/admin/login', login('wrong', { from: `198.51.100.${index}` })),
    );
    const owner = busy.send('/api/admin/login', login(testPassword, { cookies: device }));
    const answers = await Promise.all(strangers);
    expect((await owner).status).toBe(204);
    const refused = answers.filter(({ status }) => status !== 401);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
  });

  test('with an origin of its own the admin area is nowhere else', async () => {
    await forget();
    const { BlockList } = await import('node:net');
    const config = {
      publicOrigin: undefined,
      adminOrigin: 'https://admin.test',
      trustedProxies: new BlockList(),
    };
    const split = await makeTestApp(database, { config });
    const paths = ['/admin', '/api/admin/session', '/rest/v1/contact_messages', '/api/admin/tools'];
    for (const path of paths) expect((await split.send(path)).status, path).toBe(404);
    expect((await split.send('/api/admin/login', login(testPassword))).status).toBe(404);
    expect((await split.send('/support')).status).toBe(200);
  });

  test('when the limiter cannot count, nobody gets in', async () => {
    await forget();
    const broken: Database = { ...database, transaction: () => Promise.reject(new Error('no store')) };
    const closed = await makeTestApp(database, { database: broken });
    const response = await closed.send('/api/admin/login', login(testPassword));
    expect(response.status).toBe(500);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}
