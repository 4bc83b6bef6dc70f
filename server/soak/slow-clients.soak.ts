import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServerProcess, writeTestSite } from '#server/testing/server-process.ts';
import { makeFolder } from '#server/testing/stores.ts';
import { testPasswordHash } from '#server/testing/test-app.ts';

const folder = makeFolder();
let server: ServerProcess;
beforeAll(async () => {
  const siteDir = join(folder.path, 'site');
  writeTestSite(siteDir);
  server = await startServerProcess({
    SITE_DIR: siteDir,
    DATA_DIR: join(folder.path, 'data'),
    ADMIN_PASSWORD_HASH: testPasswordHash,
  });
});
afterAll(async () => {
  await server.kill('SIGTERM');
  folder.remove();
});

/** A client that sends a letter now and then, and continues when the server has ended its side. */
function drip(start: string, everyMs: number) {
  const socket = connect({
    port: Number(new URL(server.origin).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(start);
  const timer = setInterval(() => socket.write('x'), everyMs);
  return {
    answer: () => answer,
    end: () => {
      clearInterval(timer);
      socket.destroy();
    },
  };
}

test('answers three hundred slow senders with 408, closes them, and keeps no descriptor open', async (context) => {
  const descriptors = `/proc/${server.process.pid}/fd`;
  if (!existsSync(descriptors)) {
    context.skip('Only Linux tells which descriptors a process has.');
    return;
  }
  const count = () => readdirSync(descriptors).length;
  const before = count();
  const body =
    'POST /rest/v1/contact_messages HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n';
  const clients = Array.from({ length: 300 }, (_, index) =>
    drip(index % 10 === 0 ? body : 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 4000),
  );
  // The store opens and closes some files of its own meanwhile, such as those of the first backup.
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(before + 280);
  // A deadline for a machine that does other work; they would stay for as long as they drip.
  await expect.poll(count, { timeout: 90_000 }).toBeLessThan(before + 20);
  expect((await fetch(`${server.origin}/livez`)).status).toBe(200);
  for (const { answer, end } of clients) {
    // On a busy machine the server closes before this process has read the message.
    await expect.poll(answer, { timeout: 60_000 }).toMatch(/^HTTP\/1.1 408 /);
    end();
  }
});
