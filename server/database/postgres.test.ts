import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createDatabase } from '#server/testing/postgres.ts';
import { connect } from './connect.ts';
import { StorageError } from './database.ts';

const insert = "insert into settings (key, value) values ('a', '1')";

async function openNew() {
  const databaseUrl = await createDatabase(inject('postgresAddress'));
  return { databaseUrl, database: await connect({ dataDir: '/nonexistent', databaseUrl }) };
}

test('a transaction that hides a failed statement is not acknowledged', async () => {
  const { database } = await openNew();
  const hiding = database.transaction(async (query) => {
    await query(insert);
    await query('insert into nowhere values (1)').catch(() => undefined);
  });
  await expect(hiding).rejects.toThrow(/rolled back/);
  expect(await database.read("select key from settings where key = 'a'")).toEqual([]);
  await database.close();
});

test('a database that is read-only after a failover is unavailable', async () => {
  const { databaseUrl, database } = await openNew();
  const name = new URL(databaseUrl).pathname.slice(1);
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  await owner.query(`alter database ${name} set default_transaction_read_only = on`);
  await owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
    [name],
  );
  const refused = await database.transaction((query) => query(insert)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StorageError);
  expect(refused).toMatchObject({ fault: 'unavailable' });
  await owner.end();
  await database.close();
});
