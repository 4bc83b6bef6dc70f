import { closeSync, existsSync, openSync, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StorageHealth } from '#contracts/admin.ts';
import { backupDir } from '#server/database/backups.ts';
import { connect, databaseFile } from '#server/database/connect.ts';
import type { Database } from '#server/database/database.ts';
import { checkReadiness, eraseAllOld, keepHouse } from '#server/housekeeping/housekeeping.ts';
import { makeFolder } from '#server/testing/stores.ts';
import { logIn, makeTestApp } from '#server/testing/test-app.ts';
import { readStorageHealth } from './store.ts';

const nowMs = Date.UTC(2026, 10, 21);

async function makeDamaged(dataDir: string): Promise<void> {
  const database = await connect({ dataDir });
  // A table that is empty here: everything else continues as before.
  const [row] = await database.read("select rootpage from sqlite_master where name = 'tool_suggestions'");
  await makeTestApp(database);
  await database.close();
  const handle = openSync(databaseFile(dataDir), 'r+');
  writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, (Number(row?.rootpage) - 1) * 4096);
  closeSync(handle);
}

/** Opens the panel over a store, with the functions that use the store as a whole. */
async function openPanel(database: Database, dataDir: string) {
  const test1 = await makeTestApp(database, {
    storage: {
      readHealth: () => readStorageHealth(database, dataDir, nowMs),
      eraseOld: () => eraseAllOld(database, dataDir, 24, nowMs),
    },
    checkReadiness: () => checkReadiness(database, dataDir, nowMs),
  });
  const cookies = await logIn(test1);
  return {
    readHealth: async () =>
      (await (await test1.send('/api/admin/storage', { cookies })).json()) as StorageHealth,
    eraseOld: () => test1.send('/api/admin/erase-old', { method: 'POST', cookies }),
    readReadiness: async () => {
      const response = await test1.send('/readyz');
      return [response.status, await response.text()];
    },
  };
}

function keepHouseAt(
  database: Database,
  dataDir: string,
  clockMs: number,
  mails: string[],
  logged: string[],
) {
  return keepHouse({
    database,
    dataDir,
    retentionMonths: 24,
    log: (event) => logged.push(event),
    clock: () => clockMs,
    notifyAdmin: (subject) => Promise.resolve(void mails.push(subject)),
  });
}

test('damage and failing backups are logged, shown and mailed once, and leave no half copies', async () => {
  const folder = makeFolder();
  const dataDir = folder.path;
  await makeDamaged(dataDir);
  const database = await connect({ dataDir });
  const mails: string[] = [];
  const logged: string[] = [];
  await keepHouseAt(database, dataDir, nowMs, mails, logged);
  await keepHouseAt(database, dataDir, nowMs + 3_600_000, mails, logged);
  expect(mails).toEqual(['The database is damaged', 'The backup failed']);
  expect(logged).toEqual(expect.arrayContaining(['damaged', 'backup-failed']));
  expect(existsSync(backupDir(dataDir)) ? readdirSync(backupDir(dataDir)) : []).toEqual([]);
  const panel = await openPanel(database, dataDir);
  const health = await panel.readHealth();
  expect(health.damage).toMatch(/Tree|malformed/);
  expect(health.backup).toEqual({
    newestAt: null,
    failure: { since: '2026-11-21T00:00:00.000Z', message: expect.stringContaining('damaged') as string },
  });
  // Visitors are still sent here; monitoring sees the word.
  expect(await panel.readReadiness()).toEqual([200, 'damaged']);
  const { details } = await checkReadiness(database, dataDir, nowMs);
  expect(details).toMatchObject({ damage: health.damage, backupFailure: health.backup?.failure?.message });
  const refused = await panel.eraseOld();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    code: 'backup_failed',
    message: expect.stringContaining('nothing was erased') as string,
  });
  await database.close();
  folder.remove();
});

test('a backup that works again clears its failure, and its age is reported', async () => {
  const folder = makeFolder();
  const dataDir = join(folder.path, 'data');
  const database = await connect({ dataDir });
  // A file where the folder of the backups should be.
  writeFileSync(backupDir(dataDir), '');
  const mails: string[] = [];
  await keepHouseAt(database, dataDir, nowMs - 7_200_000, mails, []);
  expect(mails).toEqual(['The backup failed']);
  expect((await readStorageHealth(database, dataDir, nowMs)).backup?.failure).not.toBeNull();
  rmSync(backupDir(dataDir));
  await keepHouseAt(database, dataDir, nowMs - 3_600_000, mails, []);
  expect(mails).toHaveLength(1);
  const panel = await openPanel(database, dataDir);
  expect(await panel.readHealth()).toEqual({
    backup: { newestAt: '2026-11-20T23:00:00.000Z', failure: null },
    damage: null,
    pendingErasure: null,
  });
  expect(await panel.readReadiness()).toEqual([200, 'ok']);
  expect((await checkReadiness(database, dataDir, nowMs)).details).toMatchObject({
    newestBackupMs: 3_600_000,
  });
  expect(await (await panel.eraseOld()).json()).toEqual({ erased: 0 });
  await database.close();
  folder.remove();
});
