import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { backupDir } from '#server/database/backups.ts';
import { connect } from '#server/database/connect.ts';
import { checkReadiness, keepHouse } from './housekeeping.ts';
import { eraseExpendable, eraseOldRows, forgetUsedUp } from './retention.ts';
import { addMail, claimMail } from '#server/features/outbox/store.ts';
import { readStorageHealth } from '#server/features/storage/store.ts';
import { takeAttempt } from '#server/security/rate-limit.ts';
import { createSession, findSession } from '#server/security/sessions.ts';
import { listStores, makeFolder, openEmpty } from '#server/testing/stores.ts';

const dayMs = 86_400_000;
const nowMs = Date.UTC(2026, 10, 21);

describe.each(listStores())('$name', (store) => {
  afterAll(() => store.stop());

  test('what is past its time is forgotten, and nothing else', async () => {
    const database = await openEmpty(store);
    const daysAgo = (days: number) => nowMs - days * dayMs;
    await database.transaction(async (query) => {
      for (const [id, status, days] of [
        ['fresh', 'pending', 1],
        ['old', 'replied', 700],
        ['too old', 'replied', 735],
        ['spam', 'spam', 29],
        ['old spam', 'spam', 31],
      ] as const) {
        await query(
          `insert into contact_messages (id, name, email, subject, message, created_at, status, idempotency_key, body_hash)
           values ($1, '', '', '', '', $2, $3, $1, '')`,
          [id, daysAgo(days), status],
        );
      }
      for (const [id, status, days] of [
        ['rejected', 'rejected', 179],
        ['old rejected', 'rejected', 181],
        ['old approved', 'approved', 181],
      ] as const) {
        await query(
          `insert into tool_suggestions (id, name, description, category, email, created_at, reviewed_at, status, idempotency_key, body_hash)
           values ($1, '', '', '', '', $2, $2, $3, $1, '')`,
          [id, daysAgo(days), status],
        );
      }
      for (const [id, state, days] of [
        ['sent', 'sent', 29],
        ['long sent', 'sent', 31],
        ['waiting', 'waiting', 31],
      ] as const) {
        await query(
          `insert into outbox (id, purpose, recipient, subject, body, state, next_attempt_at, created_at, sent_at)
           values ($1, 'reply', '', '', 'text', $2, 0, $3, $3)`,
          [id, state, daysAgo(days)],
        );
      }
      await query("insert into used_tokens values ('past', $1), ('coming', $2)", [nowMs - 1, nowMs + 1]);
      await query("insert into rate_limits values ('past', 0, 1, 0, $1), ('coming', 0, 1, 0, $2)", [
        nowMs - 1,
        nowMs + 1,
      ]);
      await query("insert into sessions values ('dead', $1, $1, ''), ('alive', $2, $2, '')", [
        daysAgo(1),
        nowMs - 1,
      ]);
    });
    await database.transaction((query) => forgetUsedUp(query, nowMs));
    await eraseExpendable(database, nowMs);
    expect(await eraseOldRows(database, 24, nowMs, 'whatever')).toEqual({
      erased: 2,
      refused: [],
      failures: [],
    });
    const idsOf = async (table: string, column = 'id') =>
      (await database.read(`select ${column} as id from ${table}`)).map(({ id }) => String(id)).sort();
    expect(await idsOf('contact_messages')).toEqual(['fresh', 'old', 'spam']);
    expect(await idsOf('tool_suggestions')).toEqual(['old approved', 'rejected']);
    expect(await idsOf('used_tokens', 'token')).toEqual(['coming']);
    expect(await idsOf('rate_limits', 'key')).toEqual(['coming']);
    expect(await idsOf('sessions', 'token_hash')).toEqual(['alive']);
    const mails = await database.read('select id, body from outbox order by id');
    expect(mails).toEqual([
      { id: 'long sent', body: '' },
      { id: 'sent', body: 'text' },
      { id: 'waiting', body: 'text' },
    ]);
    await database.close();
  });

  test('readiness is a row written', async () => {
    const database = await openEmpty(store);
    const folder = makeFolder();
    expect(await checkReadiness(database, folder.path, nowMs)).toMatchObject({
      isReady: true,
      details: { store: store.name },
    });
    const broken = { ...database, transaction: () => Promise.reject(new Error('gone')) };
    expect(await checkReadiness(broken, folder.path, nowMs)).toEqual({
      isReady: false,
      details: { fault: 'gone' },
    });
    await database.close();
    folder.remove();
  });
});

test('a clock that is three years ahead for an hour erases nothing, and what it wrote stops nothing', async () => {
  const folder = makeFolder();
  const dataDir = join(folder.path, 'data');
  const database = await connect({ dataDir });
  const aheadMs = nowMs + 3 * 365 * dayMs;
  await database.transaction(async (query) => {
    for (let index = 0; index < 5; index += 1)
      await query(
        `insert into contact_messages (id, name, email, subject, message, created_at, status, idempotency_key, body_hash)
         values ($1, '', '', '', '', $2, 'pending', $1, '')`,
        [String(index), nowMs - index * dayMs],
      );
  });
  const mails: string[] = [];
  const notifyAdmin = (subject: string) => Promise.resolve(void mails.push(subject));
  const keep = (clockMs: number) =>
    keepHouse({
      ...{ database, dataDir, retentionMonths: 24, log: () => undefined, notifyAdmin },
      clock: () => clockMs,
    });
  const readPending = async (clockMs: number) =>
    (await readStorageHealth(database, dataDir, clockMs)).pendingErasure;
  await keep(aheadMs);
  await keep(aheadMs + 3_600_000);
  expect(await database.read('select id from contact_messages')).toHaveLength(5);
  expect(await readPending(aheadMs)).toEqual({
    since: new Date(aheadMs).toISOString(),
    clock: new Date(aheadMs + 3_600_000).toISOString(),
    groups: [{ name: 'messages', due: 5, total: 5 }],
  });
  expect(mails).toEqual(['An erasure waits for you']);
  // It was copied nevertheless, and the copy from the future does not count as today's.
  await keep(nowMs);
  expect(await readPending(nowMs)).toBeNull();
  // Also when the clock runs ahead after successful rounds.
  await keep(aheadMs);
  await keep(aheadMs + 3_600_000);
  expect(await database.read('select id from contact_messages')).toHaveLength(5);
  await keep(nowMs + 3_600_000);
  expect(readdirSync(backupDir(dataDir)).map((name) => name.slice(0, 10))).toEqual([
    '2026-11-21',
    '2029-11-20',
  ]);

  const rule = { limit: 1, windowMs: 900_000, doubles: true };
  const attempt = (clockMs: number) =>
    database.transaction((query) => takeAttempt(query, 'login', rule, clockMs));
  await attempt(aheadMs);
  expect((await attempt(aheadMs)).isAllowed).toBe(false);
  expect((await attempt(nowMs)).isAllowed).toBe(true);
  const log = (clockMs: number) =>
    database.transaction((query) => createSession(query, 'a browser', clockMs));
  const future = await Promise.all(Array.from({ length: 5 }, () => log(aheadMs)));
  expect(await findSession(database, future[0], nowMs)).toBeUndefined();
  expect(await findSession(database, await log(nowMs), nowMs)).toBeDefined();
  await database.transaction((query) =>
    addMail(query, { purpose: 'notice', recipient: 'a@example.org', subject: 's', body: 'b' }, true, aheadMs),
  );
  expect(await claimMail(database, 'us', nowMs)).toMatchObject({ recipient: 'a@example.org' });
  await database.close();
  folder.remove();
});

test('one backup a day, however often the house is kept', async () => {
  const folder = makeFolder();
  const dataDir = join(folder.path, 'data');
  const database = await connect({ dataDir });
  const notifyAdmin = () => Promise.resolve();
  const parts = { database, dataDir, retentionMonths: 24, log: () => undefined, notifyAdmin };
  for (const hours of [0, 1, 23, 24, 30, 47, 48]) {
    await keepHouse({ ...parts, clock: () => nowMs + hours * 3_600_000 });
  }
  expect(readdirSync(backupDir(dataDir))).toEqual([
    '2026-11-21T00-00-00-000Z-daily.sqlite',
    '2026-11-22T00-00-00-000Z-daily.sqlite',
    '2026-11-23T00-00-00-000Z-daily.sqlite',
  ]);
  await database.close();
  folder.remove();
});
