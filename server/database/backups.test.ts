import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from '#server/testing/stores.ts';
import { backUp, backupDir, findExpiredBackups, newestDailyBackup, restore } from './backups.ts';
import { connect, databaseFile } from './connect.ts';
import { isSqlite } from './sqlite.ts';

const folder = makeFolder();
afterAll(folder.remove);
const dayMs = 86_400_000;

test('a backup taken while others write is whole, and restoring brings back what it held', async () => {
  const dataDir = join(folder.path, 'a');
  const database = await connect({ dataDir });
  if (!isSqlite(database)) throw new Error('SQLite was asked for.');
  const write = (key: string) =>
    database.transaction((query) => query('insert into settings (key, value) values ($1, $2)', [key, 'x']));
  await Promise.all(Array.from({ length: 200 }, (_, index) => write(`early${index}`)));
  const [file] = await Promise.all([
    backUp(database.connection, dataDir, 'daily', Date.UTC(2026, 10, 21, 3, 4, 5)),
    ...Array.from({ length: 50 }, (_, index) => write(`during${index}`)),
  ]);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(newestDailyBackup(dataDir, Date.UTC(2026, 10, 22))).toBe(Date.UTC(2026, 10, 21, 3, 4, 5));
  await write('late');
  expect(() => {
    restore(file, dataDir, databaseFile(dataDir), Date.now());
  }).toThrow(/in use/);
  await database.close();

  restore(file, dataDir, databaseFile(dataDir), Date.now());
  const restored = await connect({ dataDir });
  const keys = (await restored.read('select key from settings')).map(({ key }) => String(key));
  expect(keys.filter((key) => key.startsWith('early'))).toHaveLength(200);
  expect(keys).not.toContain('late');
  await restored.close();
  // Earlier files are kept, too.
  const former = readdirSync(backupDir(dataDir)).find((name) => name.endsWith('before-restore.sqlite'));
  const old = new DatabaseSync(join(backupDir(dataDir), former ?? ''), { readOnly: true });
  expect(old.prepare("select count(*) as n from settings where key = 'late'").get()).toEqual({ n: 1 });
  old.close();
});

test('a backup holds no spam, and what it does hold is whole', async () => {
  const dataDir = join(folder.path, 'spam');
  const database = await connect({ dataDir });
  if (!isSqlite(database)) throw new Error('SQLite was asked for.');
  for (const status of ['spam', 'pending']) {
    await database.transaction((query) =>
      query(
        `insert into contact_messages (id, name, email, subject, message, created_at, status, idempotency_key, body_hash)
         values ($1, 'x', 'x', 'x', $2, 1, $1, $1, 'x')`,
        [status, `canary-${status} `.repeat(50_000)],
      ),
    );
  }
  const file = await backUp(database.connection, dataDir, 'daily', Date.UTC(2026, 10, 21));
  const bytes = readFileSync(file);
  expect(bytes.includes('canary-spam')).toBe(false);
  expect(bytes.includes('canary-pending')).toBe(true);
  const left = await database.read('select status from contact_messages order by status');
  expect(left).toEqual([{ status: 'pending' }, { status: 'spam' }]);
  await database.close();
});

test('copies are made again and again while the same connection writes', async () => {
  const dataDir = join(folder.path, 'busy');
  const database = await connect({ dataDir });
  if (!isSqlite(database)) throw new Error('SQLite was asked for.');
  let isOver = false;
  const writing = (async () => {
    for (let index = 0; !isOver; index += 1) {
      await database.transaction((query) =>
        query('insert into settings (key, value) values ($1, $2)', [`key${index}`, 'x'.repeat(20_000)]),
      );
      // Writes are synchronous underneath, and would leave nothing else its turn.
      if (index % 10 === 9) await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  try {
    for (let index = 0; index < 20; index += 1) {
      await backUp(database.connection, dataDir, 'manual', Date.UTC(2026, 10, 21, 3, 4, index));
    }
  } finally {
    isOver = true;
    await writing;
    await database.close();
  }
  expect(readdirSync(backupDir(dataDir)).filter((name) => name.endsWith('.sqlite'))).toHaveLength(20);
});

test('a damaged backup is refused and nothing is changed', async () => {
  const dataDir = join(folder.path, 'b');
  const database = await connect({ dataDir });
  await database.close();
  const broken = join(folder.path, 'broken.sqlite');
  writeFileSync(broken, 'SQLite format 3\u0000 and then nothing of the kind');
  const before = statSync(databaseFile(dataDir)).mtimeMs;
  expect(() => {
    restore(broken, dataDir, databaseFile(dataDir), Date.now());
  }).toThrow();
  expect(statSync(databaseFile(dataDir)).mtimeMs).toBe(before);
});

test('a database whose head is damaged is replaced by its backup, and one that is lost is not started again', async () => {
  const dataDir = join(folder.path, 'head');
  const database = await connect({ dataDir });
  if (!isSqlite(database)) throw new Error('SQLite was asked for.');
  const file = await backUp(database.connection, dataDir, 'manual', Date.UTC(2026, 10, 21));
  await database.close();
  const live = databaseFile(dataDir);
  const bytes = readFileSync(live);
  writeFileSync(live, bytes.fill(0x58, 0, 100));
  restore(file, dataDir, live, Date.now());
  await (await connect({ dataDir })).close();
  writeFileSync(live, '');
  await expect(connect({ dataDir })).rejects.toThrow(/empty or missing.*restore/);
  rmSync(live);
  await expect(connect({ dataDir })).rejects.toThrow(/empty or missing/);
  // To SQLite an empty file is sound, but it is not a backup.
  const hollow = join(folder.path, 'hollow.sqlite');
  writeFileSync(hollow, '');
  expect(() => {
    restore(hollow, dataDir, live, Date.now());
  }).toThrow(/hollow.sqlite is damaged/);
  restore(file, dataDir, live, Date.now());
  await (await connect({ dataDir })).close();
});

test('seven days and four weeks of daily copies are kept, other copies always', () => {
  const name = (daysAgo: number, kind = 'daily') =>
    `${new Date(Date.UTC(2026, 10, 20, 2) - daysAgo * dayMs).toISOString().replaceAll(/[:.]/g, '-')}-${kind}.sqlite`;
  const files = [...Array.from({ length: 60 }, (_, day) => name(day)), name(50, 'before-migration')];
  const expired = new Set(findExpiredBackups(files, Date.UTC(2026, 10, 20, 12)));
  const kept = files.filter((file) => !expired.has(file));
  // 20 November 2026 is a Friday: seven days back to Saturday the 14th, then the Sundays 15th, 8th and 1st.
  expect(kept).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 12, 19].map((day) => name(day)).concat(name(50, 'before-migration')),
  );
});
