import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { backUp } from '#server/database/backups.ts';
import { connect, databaseFile } from '#server/database/connect.ts';
import type { Database } from '#server/database/database.ts';
import { foldAddress } from '#server/database/fold-address.ts';
import { listMigrations, migrate } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { isSqlite, openSqlite } from '#server/database/sqlite.ts';
import { createRandom } from '#server/testing/random.ts';
import { listStores, makeFolder, openEmpty } from '#server/testing/stores.ts';
import { makeTestApp, logIn } from '#server/testing/test-app.ts';
import { eraseAddress, listRows } from './store.ts';

const everything = {
  orderBy: 'created_at',
  isDescending: false,
  status: undefined,
  search: '',
  limit: 1000,
  offset: 0,
};

/** Stores a message as the forms do, without their checks. */
function insertMessage(database: Database, id: string, email: string, text: string, name = '') {
  return database.transaction((query) =>
    query(
      `insert into contact_messages (id, name, email, email_folded, subject, message, created_at, status, idempotency_key, body_hash)
       values ($1, $2, $3, $4, '', $5, $6, 'pending', $1, '')`,
      [id, name, email, foldAddress(email), text, Number(id.slice(0, 8)) || 0],
    ),
  );
}

test('what was erased is in no file: not in the database, its log, or a backup made afterwards', async () => {
  const folder = makeFolder();
  const database = await connect({ dataDir: folder.path });
  if (!isSqlite(database)) throw new Error('SQLite was asked for.');
  const nextRandom = createRandom(7);
  // Rows of all sizes in no order, so that pages split, merge, overflow and become free.
  for (let index = 0; index < 600; index++) {
    const canary = `canary${index} `;
    const email = index % 2 === 0 ? 'gone@example.org' : `stays${index}@example.org`;
    const id = `${String(Math.floor(nextRandom() * 1e8)).padStart(8, '0')}-${index}`;
    await insertMessage(database, id, email, canary.repeat(1 + Math.floor(nextRandom() ** 3 * 500)));
    if (index % 5 === 0)
      await database.transaction((query) =>
        query('update contact_messages set reply_text = $2 where id = $1', [
          id,
          `reply-${canary}`.repeat(20),
        ]),
      );
  }
  const readFiles = (backup?: string) =>
    [databaseFile(folder.path), `${databaseFile(folder.path)}-wal`, ...(backup === undefined ? [] : [backup])]
      .map((file) => (existsSync(file) ? readFileSync(file, 'latin1') : ''))
      .join('');
  expect(readFiles()).toContain('canary0 ');
  expect(await eraseAddress(database, 'Gone@Example.org')).toBe(300);
  const backup = await backUp(database.connection, folder.path, 'manual', Date.now());
  const files = readFiles(backup);
  const found = Array.from({ length: 600 }, (_, index) => index).filter((index) =>
    files.includes(`canary${index} `),
  );
  // All texts of the others, and none of the erased person's.
  expect(found).toEqual(Array.from({ length: 300 }, (_, index) => 2 * index + 1));
  expect(files).not.toContain('gone@example.org');
  await database.close();
  folder.remove();
});

describe.each(listStores())('$name', (store) => {
  afterAll(() => store.stop());

  test('an address is erased however it is written', async () => {
    const database = await openEmpty(store);
    const test1 = await makeTestApp(database);
    const cookies = await logIn(test1);
    const erase = async (email: string) => {
      const response = await test1.send('/api/admin/erase', { method: 'POST', body: { email }, cookies });
      return (await response.json()) as { erased: number };
    };
    for (const [stored, asked] of [
      ['ÄNNE@example.org', 'änne@example.org'],
      ['änne@example.org', 'A\u0308NNE@EXAMPLE.ORG'],
      ['ΟΔΥΣΣΕΥΣ@example.gr', 'οδυσσευς@example.gr'],
      ['müller@bücher.example', 'MÜLLER@xn--bcher-kva.example'],
      ['müller@xn--bcher-kva.example', 'müller@bücher.example'],
      ['straße@example.org', 'STRASSE@example.org'],
    ] as const) {
      await insertMessage(database, 'a', stored, 'text');
      expect(await erase(asked), `${stored} by ${asked}`).toEqual({ erased: 1 });
      expect(await erase(asked)).toEqual({ erased: 0 });
    }
    await database.close();
  });

  test('rows that an earlier version stored are found by every spelling of their address, too', async () => {
    const place = await store.createPlace();
    if (place.databaseUrl === undefined) mkdirSync(place.dataDir, { recursive: true });
    const old =
      place.databaseUrl === undefined
        ? openSqlite(databaseFile(place.dataDir))
        : openPostgres(place.databaseUrl);
    await migrate(
      old,
      listMigrations().filter(({ number }) => number === 1),
    );
    await old.transaction(async (query) => {
      for (let index = 0; index < 1100; index++)
        await query(
          `insert into contact_messages (id, name, email, subject, message, created_at, status, idempotency_key, body_hash)
           values ($1, '', $2, '', '', 0, 'pending', $1, '')`,
          [`id${index}`, index === 700 ? 'ÄNNE@Bücher.example' : `p${index}@example.org`],
        );
      await query(
        `insert into tool_suggestions (id, name, description, category, email, created_at, status, idempotency_key, body_hash)
         values ('s', '', '', '', 'änne@bücher.example', 0, 'pending', 's', '')`,
      );
      await query(
        `insert into outbox (id, contact_message_id, purpose, recipient, subject, body, state, next_attempt_at, created_at)
         values ('m', null, 'notice', 'ÄNNE@bücher.example', '', '', 'sent', 0, 0)`,
      );
    });
    await old.close();
    const database = await connect(place);
    expect(await eraseAddress(database, 'änne@xn--bcher-kva.example')).toBe(3);
    expect(await eraseAddress(database, 'P1099@example.org')).toBe(1);
    expect(await database.read('select count(*) as n from contact_messages')).toEqual([{ n: 1098 }]);
    await database.close();
  });

  test('a search finds names by capitals and small letters of any script', async () => {
    const database = await openEmpty(store);
    await insertMessage(database, '1', 'a@example.org', 'text', 'Ärzte Żuk');
    for (const search of ['ärzte', 'ÄRZTE', 'żUK', 'a\u0308rzte'])
      expect((await listRows(database, 'contact_messages', { ...everything, search })).total, search).toBe(1);
    await database.close();
  });
});
