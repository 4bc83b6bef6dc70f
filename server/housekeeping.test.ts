import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { backupDir } from './database/backups.ts';
import { connect } from './database/connect.ts';
import { checkReadiness, forgetOldRows, keepHouse } from './housekeeping.ts';
import { listStores, makeFolder, openEmpty } from './testing/stores.ts';

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
    await database.transaction((query) => forgetOldRows(query, 24, nowMs));
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

test('one backup a day, however often the house is kept', async () => {
  const folder = makeFolder();
  const dataDir = join(folder.path, 'data');
  const database = await connect({ dataDir });
  const parts = { database, dataDir, retentionMonths: 24, log: () => undefined };
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
