import type { Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { connect } from '#server/database/connect.ts';
import type { Database } from '#server/database/database.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { expect, openPage, test as base } from './fixtures.ts';

export interface OwnServer {
  readonly origin: string;
  /** A browser's cookie after opening the demo: the address works only once, and each test has its own. */
  readonly demoCookie: Awaited<ReturnType<typeof openDemo>>;
  /** A second connection to its store. */
  readonly database: Database;
  /** Mails that the peer took, whole. */
  readonly mails: string[];
}

/** `test` against a server of its own with an empty store and a real mail server beside it. */
export const test = base.extend<object, { ownServer: OwnServer }>({
  ownServer: [
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'sundry-admin-'));
      const mails: string[] = [];
      const mailServer = await startMailServer(mails);
      const server = await startServerProcess({
        SITE_DIR: join(import.meta.dirname, '..', 'dist'),
        DATA_DIR: dataDir,
        WITHOUT_PASSWORD: 'demo',
        SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
        MAIL_FROM: 'hub@sundry.test',
      });
      const database = await connect({ dataDir });
      await use({
        origin: server.origin,
        demoCookie: await openDemo(server.origin, server.output()),
        database,
        mails,
      });
      await database.close();
      await server.kill('SIGTERM');
      mailServer.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownServer }, use) => {
    await use(ownServer.origin);
  },
  context: async ({ context, ownServer }, use) => {
    await context.addCookies([ownServer.demoCookie]);
    await use(context);
  },
});

async function startMailServer(mails: string[]): Promise<{ port: number; close: () => void }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (text += chunk));
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    port,
    close: () => {
      server.close(() => undefined);
    },
  };
}

/** Returns the one-time address of a server's demo from the server's output at its start. */
export function demoAddressIn(output: string): string {
  return /http:\S+\/admin#demo=[\w-]+/.exec(output)?.[0] ?? '';
}

/** The cookie of a browser that has opened a server's demo. */
async function openDemo(origin: string, output: string) {
  const token = demoAddressIn(output).split('=').at(-1);
  const response = await fetch(`${origin}/api/admin/demo`, {
    method: 'POST',
    body: JSON.stringify({ token }),
    headers: { 'content-type': 'application/json', 'x-hub': '1', origin },
  });
  const [name = '', value = ''] = response.headers.getSetCookie()[0]?.split(/[=;]/) ?? [];
  return { name, value, url: origin };
}

/** Logs in with the password that the form shows in a browser that may use the demo. */
export async function logIn(page: Page): Promise<void> {
  await openPage(page, '/admin');
  const hint = page.getByText('Demo password:');
  await expect(hint).toBeVisible();
  const password = await hint.locator('code').innerText();
  await page.getByLabel('Admin Password').fill(password);
  await page.getByRole('button', { name: 'Login as Admin' }).click();
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page.getByText('Admin Dashboard')).toBeVisible();
}

export async function openTab(page: Page, name: string): Promise<void> {
  // The tabs of the inbox say how much is pending.
  await page.getByRole('tab', { name: new RegExp(`^${name}(?: \\(\\d+\\))?$`) }).click();
}
