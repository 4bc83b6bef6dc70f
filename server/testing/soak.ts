import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { formHeaders, type FormToken } from '#contracts/form-token.ts';
import { connect, type StorePlace } from '#server/database/connect.ts';
import { issueFormToken } from '#server/security/form-token.ts';
import { readSigner, type Signer } from '#server/security/secret.ts';
import { type ServerProcess, startServerProcess, writeTestSite } from './server-process.ts';
import { makeFolder } from './stores.ts';
import { findNonce, goodMessage, testPasswordHash } from './test-app.ts';

/**
 * Prepares the shared parts of the soak tests of a file: a site, and server processes that end with the file.
 */
export function prepareSoak() {
  const folder = makeFolder();
  const siteDir = join(folder.path, 'site');
  const running = new Set<ServerProcess>();
  beforeAll(() => {
    writeTestSite(siteDir);
  });
  afterAll(async () => {
    await Promise.all([...running].map((server) => server.kill('SIGKILL')));
    folder.remove();
  });

  /**
   * Starts a server. TRUSTED_PROXIES lets a test choose its client addresses, so that limits do not stop a load test.
   */
  async function start(place: StorePlace, env: Record<string, string> = {}): Promise<ServerProcess> {
    const server = await startServerProcess({
      SITE_DIR: siteDir,
      DATA_DIR: place.dataDir,
      TRUSTED_PROXIES: '127.0.0.1',
      ADMIN_PASSWORD_HASH: testPasswordHash,
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
      ...env,
    });
    running.add(server);
    return server;
  }
  return { folder, siteDir, running, start };
}

let sender = 0;
export function newSender(): string {
  sender += 1;
  return `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`;
}

/** Sends a message that is stored as spam because it comes too fast. Its subject is its key. */
export async function sendMessage(origin: string, sign: Signer, key: string = randomUUID()): Promise<number> {
  const token = issueFormToken(sign, Date.now(), 4);
  const headers = { [formHeaders.token]: token.token, [formHeaders.nonce]: findNonce(token) };
  return postForm(origin, { ...goodMessage, subject: key }, headers, key);
}

/** Sends a message like `sendMessage`. Resolves to its key, or to undefined if it was not acknowledged. */
export async function post(
  origin: string,
  sign: Signer,
  key: string = randomUUID(),
): Promise<string | undefined> {
  return (await sendMessage(origin, sign, key)) === 201 ? key : undefined;
}

/** Sends a message with the token and the proof of work that the server asks for. */
export async function sendWithProof(origin: string, message: object): Promise<number> {
  const token = (await (await fetch(`${origin}/api/form-token`)).json()) as FormToken;
  const headers = { [formHeaders.token]: token.token, [formHeaders.nonce]: findNonce(token) };
  return postForm(origin, { ...goodMessage, ...message }, headers, randomUUID());
}

async function postForm(
  origin: string,
  message: object,
  headers: Readonly<Record<string, string>>,
  key: string,
): Promise<number> {
  const response = await fetch(`${origin}/rest/v1/contact_messages`, {
    method: 'POST',
    body: JSON.stringify(message),
    headers: {
      'content-type': 'application/json',
      origin,
      'x-forwarded-for': newSender(),
      [formHeaders.idempotencyKey]: key,
      ...headers,
    },
  });
  await response.arrayBuffer();
  return response.status;
}

/**
 * Resets the count of forms far below zero, because proofs get harder with every form. Resolves to the signer of the
 * server's form tokens.
 */
export async function liftLimit(place: StorePlace): Promise<Signer> {
  const database = await connect(place);
  await database.transaction((query) =>
    query(
      "insert into rate_limits (key, window_started_at, count, strikes, expires_at) values ('forms', $1, -1000000, 0, $2)",
      [Date.now(), Date.now() + 3_600_000],
    ),
  );
  const sign = await readSigner(database);
  await database.close();
  return sign;
}

export async function readKeys(place: StorePlace): Promise<Set<string>> {
  const database = await connect(place);
  const rows = await database.read('select subject from contact_messages');
  await database.close();
  return new Set(rows.map(({ subject }) => String(subject)));
}
