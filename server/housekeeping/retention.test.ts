import { afterAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { readStorageHealth } from '#server/features/storage/store.ts';
import { eraseAllOld, keepHouse } from './housekeeping.ts';
import { listStores, makeFolder, openEmpty } from '#server/testing/stores.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const nowMs = Date.UTC(2026, 10, 21);

async function addMessages(database: Database, status: string, ...daysAgo: number[]): Promise<void> {
  await database.transaction(async (query) => {
    for (const days of daysAgo)
      await query(
        `insert into contact_messages (id, name, email, subject, message, created_at, status, idempotency_key, body_hash)
         values ($1, '', '', '', '', $2, $3, $1, '')`,
        [crypto.randomUUID(), nowMs - days * dayMs, status],
      );
  });
}

describe.each(listStores())('$name', (store) => {
  const folder = makeFolder();
  const dataDir = folder.path;
  const mails: string[] = [];
  const logged: string[] = [];
  afterAll(async () => {
    await store.stop();
    folder.remove();
  });

  const keepAt = (database: Database, clockMs: number) =>
    keepHouse({
      database,
      dataDir,
      retentionMonths: 24,
      log: (event) => logged.push(event),
      clock: () => clockMs,
      notifyAdmin: (subject, body) => Promise.resolve(void mails.push(`${subject}: ${body}`)),
    });
  const countOf = async (database: Database, status: string) => {
    const rows = await database.read('select id from contact_messages where status = $1', [status]);
    return rows.length;
  };
  const readPending = async (database: Database) =>
    (await readStorageHealth(database, dataDir, nowMs)).pendingErasure;

  test('what becomes due from one hour to the next is erased, even if it is most of what there is', async () => {
    const database = await openEmpty(store);
    await keepAt(database, nowMs - dayMs);
    // 24 months before are 730 days.
    await addMessages(database, 'replied', 729.5, 729.5, 729.5, 729.5, 10);
    await keepAt(database, nowMs);
    expect(await countOf(database, 'replied')).toBe(5);
    await keepAt(database, nowMs + 13 * hourMs);
    expect(await countOf(database, 'replied')).toBe(1);
    expect(await readPending(database)).toBeNull();
    expect(mails).toEqual([]);
    await database.close();
  });

  test('after a long pause a large erasure waits, says so once, keeps nothing else back, and is done on a word', async () => {
    const database = await openEmpty(store);
    await keepAt(database, nowMs - 30 * dayMs);
    await addMessages(database, 'pending', 740, 740, 740, 10, 10);
    await addMessages(database, 'spam', ...Array.from({ length: 50 }, () => 31), 5);
    await database.transaction((query) =>
      query(
        `insert into tool_suggestions (id, name, description, category, email, created_at, status, idempotency_key, body_hash)
         values ('one', '', '', '', '', 0, 'pending', 'one', '')`,
      ),
    );
    await keepAt(database, nowMs);
    await keepAt(database, nowMs + hourMs);
    expect(await countOf(database, 'pending')).toBe(5);
    expect(await countOf(database, 'spam')).toBe(1);
    expect(await database.read('select id from tool_suggestions')).toEqual([]);
    expect(await readPending(database)).toEqual({
      since: new Date(nowMs).toISOString(),
      clock: new Date(nowMs + hourMs).toISOString(),
      groups: [{ name: 'messages', due: 3, total: 5 }],
    });
    expect(mails).toEqual([expect.stringContaining('3 of 5 messages')]);
    expect(logged).toContain('erasure-waits');
    expect(await eraseAllOld(database, dataDir, 24, nowMs + hourMs)).toBe(3);
    expect(await countOf(database, 'pending')).toBe(2);
    expect(await readPending(database)).toBeNull();
    // From here on the clock is trusted again.
    await addMessages(database, 'pending', 740, 740);
    await keepAt(database, nowMs + 2 * hourMs);
    expect(await countOf(database, 'pending')).toBe(2);
    await database.close();
  });

  test('a clock that went back erases at most a tenth', async () => {
    const database = await openEmpty(store);
    await keepAt(database, nowMs + 30 * dayMs);
    await addMessages(database, 'pending', 800, 800, 10);
    await keepAt(database, nowMs);
    expect(await countOf(database, 'pending')).toBe(3);
    await database.close();
  });

  test('a table that fails keeps the others back from nothing', async () => {
    const database = await openEmpty(store);
    await addMessages(database, 'spam', 31);
    await addMessages(database, 'pending', 740, ...Array.from({ length: 20 }, () => 1));
    const failing: Database = {
      ...database,
      transaction: (work, room) =>
        database.transaction(
          (query) =>
            work((text, values) =>
              text.includes('tool_suggestions') ? Promise.reject(new Error('broken')) : query(text, values),
            ),
          room,
        ),
    };
    await keepAt(failing, nowMs);
    expect(await countOf(database, 'pending')).toBe(20);
    expect(await countOf(database, 'spam')).toBe(0);
    await database.close();
  });
});
