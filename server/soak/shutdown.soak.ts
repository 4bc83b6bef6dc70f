import { once } from 'node:events';
import { createServer, connect as connectSocket, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { addMail } from '#server/features/outbox/store.ts';
import { startServerProcess, writeTestSite } from '#server/testing/server-process.ts';
import { makeFolder } from '#server/testing/stores.ts';
import { testPasswordHash } from '#server/testing/test-app.ts';

const folder = makeFolder();
const siteDir = join(folder.path, 'site');
beforeAll(() => {
  writeTestSite(siteDir);
});
afterAll(folder.remove);

const start = (name: string, env: Record<string, string> = {}) =>
  startServerProcess({
    SITE_DIR: siteDir,
    DATA_DIR: join(folder.path, name),
    ADMIN_PASSWORD_HASH: testPasswordHash,
    ...env,
  });

test.each([
  ['SIGTERM', 'SIGTERM'],
  ['SIGINT', 'SIGINT'],
  ['SIGINT', 'SIGTERM'],
] as const)('%s and %s stop the server once, and a running request is answered', async (first, second) => {
  const server = await start(`twice-${first}-${second}`);
  const { port, host } = new URL(server.origin);
  const socket = connectSocket(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  const body = '{"password":"x"}';
  socket.write(
    `POST /api/admin/login HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${server.origin}\r\nX-Hub: 1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await sleep(100);
  server.process.kill(first);
  await sleep(50);
  server.process.kill(second);
  await sleep(100);
  expect(server.process.exitCode).toBeNull();
  socket.write(body);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1.1 401 /);
  if (server.process.exitCode === null) await once(server.process, 'exit');
  expect(server.process.exitCode).toBe(0);
  expect(server.output().match(/"event":"stopping"/g)).toHaveLength(1);
  expect(server.output()).toContain('"event":"stopped"');
});

test('a mail server that hangs does not hold up the stop, and its mail is kept', async () => {
  const taken = new Set<Socket>();
  const hanging = createServer((socket) => taken.add(socket.on('error', () => undefined)));
  hanging.listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  const address = hanging.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const server = await start('mail', {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'hub@sundry.test',
  });
  const database = await connect({ dataDir: join(folder.path, 'mail') });
  const mail = { purpose: 'notice', recipient: 'a@example.org', subject: 'Hello', body: 'Text' } as const;
  await database.transaction((query) => addMail(query, mail, true, Date.now()));
  while (taken.size === 0) await sleep(100);
  // Its own limit is 20 s; a supervisor would have killed it after 10.
  const ended = once(server.process, 'exit').then(() => 'ended');
  server.process.kill('SIGTERM');
  expect(await Promise.race([ended, sleep(15_000, 'still there')])).toBe('ended');
  expect(server.process.exitCode).toBe(0);
  expect(await database.read('select state, attempts from outbox')).toEqual([
    { state: 'waiting', attempts: 1 },
  ]);
  await database.close();
  for (const socket of taken) socket.destroy();
  hanging.close();
});
