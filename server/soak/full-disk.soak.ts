import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { liftLimit, newSender, prepareSoak, sendWithProof } from '#server/testing/soak.ts';
import { testPassword } from '#server/testing/test-app.ts';

const { folder, start } = prepareSoak();

test('on a full disk reads go on, the administrator makes room, and storing goes on', async (context) => {
  const disk = await mountSmallDisk();
  if (!disk) {
    context.skip('Mounting a small disk takes rights that this user does not have.');
    return;
  }
  await liftLimit({ dataDir: disk.path });
  const server = await start({ dataDir: disk.path });
  onTestFinished(async () => {
    await server.kill('SIGKILL');
    await disk.unmount();
  });
  const send = (email: string) => sendWithProof(server.origin, { email, message: 'x'.repeat(5000) });
  // Emptying the log may leave space for one more.
  const sendUntilFull = async (email: string) => {
    for (let refused = 0; refused < 3;) {
      const status = await send(email);
      expect([201, 507]).toContain(status);
      refused = status === 507 ? refused + 1 : 0;
    }
  };
  const statusOf = async (path: string) => (await fetch(server.origin + path)).status;
  for (let turn = 0; turn < 40; turn++) expect(await send('gone@example.org')).toBe(201);
  const ballast = fillDisk(disk.path);
  // The free space inside the file and its log is used up first.
  await sendUntilFull('stays@example.org');
  for (const path of ['/support', '/api/form-token', '/livez']) expect(await statusOf(path), path).toBe(200);
  expect(await statusOf('/readyz')).toBe(503);

  // More than once: each log-in and each erasure uses the same reserve.
  for (let turn = 0; turn < 5; turn++) expect((await logIn(server.origin)).status).toBe(204);
  const admin = await logIn(server.origin);
  await sendUntilFull('stays@example.org');
  const erased = await admin.send('/api/admin/erase', { email: 'gone@example.org' });
  expect([erased.status, await erased.json()]).toEqual([200, { erased: 40 }]);
  // The disk is as full as before; the free space is inside the file.
  for (let turn = 0; turn < 10; turn++) expect(await send('after@example.org')).toBe(201);
  await sendUntilFull('after@example.org');
  expect((await logIn(server.origin)).status).toBe(204);

  rmSync(ballast);
  expect(await send('after@example.org')).toBe(201);
  // Erased rows give their space back to the disk.
  expect((await admin.send('/api/admin/erase', { email: 'stays@example.org' })).status).toBe(200);
  expect((await admin.send('/api/admin/erase', { email: 'after@example.org' })).status).toBe(200);
  expect(await statusOf('/readyz')).toBe(200);
  expect(await server.kill('SIGTERM')).toBe(0);
});

/** Logs in as a new device. */
async function logIn(origin: string) {
  const send = (path: string, body: object, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        ...{ 'content-type': 'application/json', origin, 'x-hub': '1', cookie },
        'x-forwarded-for': newSender(),
      },
    });
  const response = await send('/api/admin/login', { password: testPassword });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return {
    status: response.status,
    send: (path: string, body: object) => send(path, body, cookies.join('; ')),
  };
}

async function mountSmallDisk(): Promise<{ path: string; unmount: () => Promise<void> } | undefined> {
  const path = join(folder.path, 'disk');
  mkdirSync(path);
  const status = await runCommand('mount', ['-t', 'tmpfs', '-o', 'size=2m,mode=700', 'tmpfs', path]);
  if (status !== 0) return undefined;
  return {
    path,
    unmount: async () => {
      await runCommand('umount', [path]);
    },
  };
}

/** Fills the disk, and returns the file that fills it. */
function fillDisk(path: string): string {
  const ballast = join(path, 'ballast');
  try {
    for (;;) appendFileSync(ballast, Buffer.alloc(4096));
  } catch {
    return ballast;
  }
}

function runCommand(command: string, parameters: string[]): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { stdio: 'ignore' });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code));
  });
}
