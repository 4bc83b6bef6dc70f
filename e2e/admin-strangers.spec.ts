import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '#server/testing/server-process.ts';
import { testPassword, testPasswordHash } from '#server/testing/test-app.ts';
import { test as base, expect, openPage } from './fixtures.ts';

/** A server whose attempts are used up disturbs no other test. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'sundry-strangers-'));
      const server = await startServerProcess({
        SITE_DIR: join(import.meta.dirname, '..', 'dist'),
        DATA_DIR: dataDir,
        ADMIN_PASSWORD_HASH: testPasswordHash,
      });
      await use(server.origin);
      await server.kill('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => {
    await use(origin);
  },
});

/** More than all senders together may try within an hour. */
const strangers = 34;

/** A log-in with a wrong password, from an address of its own on this machine. */
function guess(origin: string, localAddress: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { origin, 'content-type': 'application/json', 'x-hub': '1' };
    const sent = request(
      `${origin}/api/admin/login`,
      { method: 'POST', localAddress, headers },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify({ password: 'not the password' }));
  });
}

test('a new device logs in by work of its own while strangers use up all attempts', async ({
  page,
  origin,
  allowFault,
}) => {
  // The server's answer that the browser has to work first.
  allowFault('status of 429');
  const answers = [];
  for (let index = 1; index <= strangers; index += 1) answers.push(await guess(origin, `127.0.1.${index}`));
  expect(answers.filter((status) => status === 401)).toHaveLength(30);
  expect(answers.filter((status) => status === 429)).toHaveLength(strangers - 30);

  await openPage(page, '/admin');
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/admin/login-token'));
  await page.getByLabel('Admin Password').fill(testPassword);
  await page.getByRole('button', { name: 'Login as Admin' }).click();
  expect((await asked).status()).toBe(200);
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page.getByText('Admin Dashboard')).toBeVisible();

  // From now on the device is known, and no longer works.
  await page.getByRole('button', { name: 'Logout' }).click();
  let tokens = 0;
  page.on('request', (sent) => (tokens += sent.url().endsWith('/login-token') ? 1 : 0));
  await page.getByLabel('Admin Password').fill(testPassword);
  await page.getByRole('button', { name: 'Login as Admin' }).click();
  await expect(page.getByText('Admin Dashboard')).toBeVisible();
  expect(tokens).toBe(0);
});
