import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect as connectSocket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formHeaders, type FormToken } from '#contracts/form-token.ts';
import { connect } from '#server/database/connect.ts';
import { createRandom } from '#server/testing/random.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { liftLimit, newSender, post, prepareSoak, readKeys } from '#server/testing/soak.ts';
import { listStores } from '#server/testing/stores.ts';
import { findNonce, testPasswordHash } from '#server/testing/test-app.ts';

const { folder, running, siteDir, start } = prepareSoak();

describe.each(listStores())('$name', (store) => {
  afterAll(() => store.stop());

  test('killed thirty times under load: no acknowledged row is lost', async () => {
    const place = await store.createPlace();
    const sign = await liftLimit(place);
    const acknowledged = new Set<string>();
    const nextRandom = createRandom(Number(process.env.FUZZ_SEED));
    for (let round = 0; round < 30; round++) {
      const server = await start(place);
      // Waits for a number, not a time: a busy machine then only takes longer.
      const killAt = acknowledged.size + 4 + Math.floor(nextRandom() * 12);
      let isOver = false;
      const clients = Array.from({ length: 8 }, async () => {
        while (!isOver) {
          const key = await post(server.origin, sign).catch(() => undefined);
          if (key !== undefined) acknowledged.add(key);
          if (acknowledged.size >= killAt) isOver = true;
        }
      });
      await Promise.race(clients);
      await server.kill('SIGKILL');
      running.delete(server);
      await Promise.all(clients);
    }
    const stored = await readKeys(place);
    expect(acknowledged.size).toBeGreaterThan(100);
    expect([...acknowledged].filter((key) => !stored.has(key))).toEqual([]);
  });

  test('two processes on one store: nothing is lost, and a key that both get is one row', async () => {
    const place = await store.createPlace();
    const servers = [await start(place), await start(place)];
    const sign = await liftLimit(place);
    const keys = Array.from({ length: 60 }, () => randomUUID());
    const answers = await Promise.all(
      keys.flatMap((key) =>
        servers.map(async ({ origin }) => ({ key, done: await post(origin, sign, key) })),
      ),
    );
    const acknowledged = new Set(answers.filter(({ done }) => done !== undefined).map(({ key }) => key));
    expect(acknowledged.size).toBeGreaterThan(30);
    const database = await connect(place);
    const rows = await database.read('select subject from contact_messages');
    await database.close();
    const subjects = rows.map(({ subject }) => String(subject));
    expect(new Set(subjects).size).toBe(subjects.length);
    expect([...acknowledged].filter((key) => !subjects.includes(key))).toEqual([]);
    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  });

  test('three processes look at exactly five guesses together', async () => {
    const place = await store.createPlace();
    const servers = await Promise.all([start(place), start(place), start(place)]);
    const from = newSender();
    const guess = async (origin: string) => {
      const response = await fetch(`${origin}/api/admin/login`, {
        method: 'POST',
        body: JSON.stringify({ password: 'wrong' }),
        headers: { 'content-type': 'application/json', origin, 'x-hub': '1', 'x-forwarded-for': from },
      });
      return response.status;
    };
    const answers = await Promise.all(
      servers.flatMap(({ origin }) => Array.from({ length: 6 }, () => guess(origin))),
    );
    expect(answers.filter((status) => status === 401)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(13);
    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  });

  test('asked to stop, it refuses visitors, ends what runs, and leaves nothing open', async () => {
    const place = await store.createPlace();
    const sign = await liftLimit(place);
    const server = await start(place);
    const pending = Promise.allSettled(Array.from({ length: 10 }, () => post(server.origin, sign)));
    await sleep(5);
    expect(await server.kill('SIGTERM')).toBe(0);
    const answers = await pending;
    const stored = await readKeys(place);
    for (const answer of answers) {
      if (answer.status === 'fulfilled' && answer.value !== undefined) expect(stored).toContain(answer.value);
    }
    expect(server.output()).toContain('"event":"stopped"');
  });
});

describe('one server', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await start({ dataDir: join(folder.path, 'one') });
  });
  afterAll(() => server.kill('SIGTERM'));

  /** Writes raw bytes, and resolves to all that comes back until the server closes. */
  function talk(
    lines: string,
    onOpen: (write: (text: string) => void) => void = () => undefined,
  ): Promise<string> {
    const { port } = new URL(server.origin);
    return new Promise((resolve) => {
      let answer = '';
      const socket = connectSocket(Number(port), '127.0.0.1', () => {
        socket.write(lines);
        onOpen((text) => socket.write(text));
      });
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        resolve(answer);
      });
    });
  }

  test('huge headers and bodies are refused, and the server lives on', async () => {
    expect(await talk(`GET / HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(40_000)}\r\n\r\n`)).toContain('431');
    const response = await fetch(`${server.origin}/rest/v1/contact_messages`, {
      method: 'POST',
      body: 'x'.repeat(10_000_000),
      headers: { 'content-type': 'application/json', origin: server.origin },
    }).catch(() => undefined);
    expect([413, undefined]).toContain(response?.status);
    // Without a length in advance.
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    const head =
      'POST /rest/v1/contact_messages HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n';
    expect(await talk(head + chunk.repeat(4))).toContain('413');
    expect((await fetch(`${server.origin}/livez`)).status).toBe(200);
  });

  test('paths, methods and headers that are none are refused, never echoed', async () => {
    expect(await talk('GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n')).toContain(
      'two_hosts',
    );
    for (const [request, status] of [
      ['GET /../../etc/passwd HTTP/1.1', '404'],
      ['GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', '404'],
      ['GET /assets/../site.json HTTP/1.1', '404'],
      ['GET /%00 HTTP/1.1', '404'],
      ['TRACE / HTTP/1.1', '405'],
      ['GET http://evil.test/ HTTP/1.1', '200'],
    ] as const) {
      const answer = await talk(`${request}\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer, request).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
      expect(answer).not.toContain('evil');
      expect(answer).not.toContain('root:');
    }
  });

  test('what people send is in no log', async () => {
    const canary = 'canary-7f3a';
    const token = (await (await fetch(`${server.origin}/api/form-token`)).json()) as FormToken;
    const headers = {
      'content-type': 'application/json',
      origin: server.origin,
      'x-hub': '1',
      cookie: `local-sid=${canary}; local-device=${canary}`,
      'user-agent': canary,
      'x-forwarded-for': '203.0.113.99',
      [formHeaders.token]: token.token,
      [formHeaders.nonce]: findNonce(token),
      [formHeaders.idempotencyKey]: randomUUID(),
    };
    const message = {
      name: canary,
      email: `${canary}@example.org`,
      subject: canary,
      message: `${canary} and more`,
    };
    const send = (path: string, body: unknown, rest = {}) =>
      fetch(server.origin + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...headers, ...rest },
      });
    expect((await send('/rest/v1/contact_messages', message)).status).toBe(201);
    await send('/rest/v1/contact_messages', { ...message, [canary]: canary });
    await send(`/rest/v1/${canary}?${canary}`, message);
    await send(`/api/admin/${canary}`, message);
    await send('/api/admin/login', { password: canary });
    await send('/api/admin/login', `{"${canary}`);
    await fetch(`${server.origin}/${canary}?${canary}=${canary}`, { headers });
    await fetch(`${server.origin}/all-tools?search=${canary}`, { headers });
    await sleep(50);
    expect(server.output()).toContain('"event":"request"');
    expect(server.output()).not.toContain(canary);
    expect(server.output()).not.toContain('203.0.113.99');
    for (const line of server
      .output()
      .split('\n')
      .filter((text) => text.startsWith('{')))
      JSON.parse(line);
  });

  test('a visitor who leaves in the middle of a request is not an error of ours', async () => {
    const { port, host } = new URL(server.origin);
    const errors = () => server.output().match(/"event":"error"/g)?.length ?? 0;
    const before = errors();
    for (let index = 0; index < 20; index++) {
      const socket = connectSocket(Number(port), '127.0.0.1');
      const head = `POST /rest/v1/contact_messages HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${server.origin}\r\n`;
      socket.write(`${head}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"name":`);
      await sleep(20);
      socket.destroy();
    }
    await sleep(200);
    expect(errors()).toBe(before);
    expect(server.output()).toContain('"status":499');
  });

  test('its store is for its owner alone', () => {
    expect(readdirSync(join(folder.path, 'one'))).toContain('sundry.sqlite');
  });
});

test('beyond this machine and without a password, it starts with the admin area off and tells how to set one', async () => {
  const server = await startServerProcess({
    SITE_DIR: siteDir,
    DATA_DIR: join(folder.path, 'open'),
    HOST: '0.0.0.0',
  });
  running.add(server);
  const origin = server.origin.replace('0.0.0.0', '127.0.0.1');
  expect(await (await fetch(`${origin}/api/admin/session`)).json()).toEqual({ state: 'off' });
  const headers = { 'content-type': 'application/json', origin, 'x-hub': '1' };
  for (const password of ['sundry-demo', 'admin123', '']) {
    const body = JSON.stringify({ password });
    const { status } = await fetch(`${origin}/api/admin/login`, { method: 'POST', body, headers });
    expect([400, 404]).toContain(status);
  }
  await sleep(50);
  expect(server.output()).toMatch(/\/admin#setup=[\w-]{43}\n/);
  await server.kill('SIGTERM');
});

test('the settings of the unit and of the container: no start without a password', async () => {
  const env = { SITE_DIR: siteDir, DATA_DIR: join(folder.path, 'refused'), WITHOUT_PASSWORD: 'refuse' };
  await expect(startServerProcess(env)).rejects.toThrow(/has no password/);
  const { kill } = await startServerProcess({ ...env, ADMIN_PASSWORD_HASH: testPasswordHash });
  await kill('SIGTERM');
});

test('a weak password, or a database that is not there, stops the start with a reason', async () => {
  const env = { SITE_DIR: siteDir, DATA_DIR: join(folder.path, 'bad') };
  await expect(startServerProcess({ ...env, ADMIN_PASSWORD: 'admin123' })).rejects.toThrow(/too weak/);
  const unreachable = startServerProcess({
    ...env,
    DATABASE_URL: 'postgres://canary-user:canary-pass@127.0.0.1:1/x',
  });
  await expect(unreachable).rejects.toThrow(/unavailable/);
  await expect(unreachable).rejects.not.toThrow(/canary/);
});
