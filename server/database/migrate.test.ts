import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { listStores, makeFolder } from '#server/testing/stores.ts';
import { backupDir } from './backups.ts';
import { connect, databaseFile } from './connect.ts';
import { findPending, listMigrations, migrate, type Migration } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const next: Migration = {
  number: 9001,
  name: 'next',
  sql: 'create table added (id text primary key, at bigint not null) /* strict */;',
  checksum: 'c',
};

describe.each(listStores())('$name', (store) => {
  afterAll(() => store.stop());

  test('many that start at once migrate once', async () => {
    const place = await store.createPlace();
    const databases = await Promise.all(Array.from({ length: 5 }, () => connect(place)));
    const rows = await databases[0]?.read('select number from schema_migrations');
    expect(rows).toHaveLength(listMigrations().length);
    await Promise.all(databases.map((database) => database.close()));
  });

  test('a database that is newer, or was made by other migrations, is refused', async () => {
    const place = await store.createPlace();
    const database = await connect(place);
    const insert =
      'insert into schema_migrations (number, name, checksum, applied_at) values ($1, $2, $3, 0)';
    await database.transaction((query) => query(insert, [9999, 'later', 'x']));
    await expect(connect(place)).rejects.toThrow(/version 9999.*newer program/);
    await database.transaction((query) => query('delete from schema_migrations where number = 9999'));
    await database.transaction((query) => query("update schema_migrations set checksum = 'other'"));
    await expect(connect(place)).rejects.toThrow(/differs/);
    await database.close();
  });

  test('a migration that fails leaves the database as it was', async () => {
    const database = await connectUnrestricted(await store.createPlace());
    const broken = { ...next, sql: `${next.sql} insert into nowhere values (1);` };
    await expect(migrate(database, [...listMigrations(), broken])).rejects.toThrow(/nowhere/);
    await expect(database.read('select * from added')).rejects.toThrow(/added/);
    await migrate(database, [...listMigrations(), next]);
    expect(await database.read('select * from added')).toEqual([]);
    await database.close();
  });

  async function connectUnrestricted(place: Awaited<ReturnType<typeof store.createPlace>>) {
    if (place.databaseUrl === undefined) mkdirSync(place.dataDir, { recursive: true });
    const database =
      place.databaseUrl === undefined
        ? openSqlite(databaseFile(place.dataDir))
        : openPostgres(place.databaseUrl);
    await migrate(database);
    return database;
  }
});

test('data is backed up before a migration changes it, and files are for the owner alone', async () => {
  const folder = makeFolder();
  const dataDir = join(folder.path, 'data');
  await (await connect({ dataDir })).close();
  const database = openSqlite(databaseFile(dataDir));
  let backups = 0;
  const countBackup = () => {
    backups += 1;
    return Promise.resolve();
  };
  await migrate(database, listMigrations(), countBackup);
  expect(backups).toBe(0);
  await migrate(database, [...listMigrations(), next], countBackup);
  expect(backups).toBe(1);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(dataDir).filter((file) => file.startsWith('sundry'))) {
    expect(statSync(join(dataDir, name)).mode & 0o077, name).toBe(0);
  }
  expect(backupDir(dataDir)).toBe(join(dataDir, 'backups'));
  await database.close();
  folder.remove();
});

test('once open, the connection takes rows and nothing else', async () => {
  const folder = makeFolder();
  const database = await connect({ dataDir: folder.path });
  for (const sql of [
    'drop table settings',
    'create table evil (x text) strict',
    `attach database '${join(folder.path, 'other')}' as other`,
    'pragma journal_mode = delete',
    'alter table settings add column x text',
    'create trigger t after insert on settings begin delete from sessions; end',
    'vacuum',
  ]) {
    await expect(
      database.transaction((query) => query(sql)),
      sql,
    ).rejects.toThrow();
  }
  await database.close();
  folder.remove();
});

test('pending migrations are those that are not there, in order', () => {
  const list = [1, 2, 3].map((number) => ({ number, name: 'x', sql: '', checksum: String(number) }));
  expect(findPending(list, new Map([[1, '1']])).map(({ number }) => number)).toEqual([2, 3]);
});
