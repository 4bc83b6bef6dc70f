import type { PendingErasure, StorageFailure, StorageHealth } from '#contracts/admin.ts';
import { newestBackup } from '#server/database/backups.ts';
import type { Database } from '#server/database/database.ts';
import { isSqlite } from '#server/database/sqlite.ts';

/** Messages for the administrator, by their storage key. */
interface Notices {
  readonly 'notice:backup-failed': StorageFailure;
  readonly 'notice:damaged': StorageFailure;
  readonly 'notice:erasure-waits': PendingErasure;
}

/** Stores a notice until it is cleared. Returns true if it is new, so that the administrator gets one e-mail. */
export async function raiseNotice<Key extends keyof Notices>(
  database: Database,
  key: Key,
  notice: Notices[Key],
): Promise<boolean> {
  return database.transaction(async (query) => {
    const added = await query(
      'insert into settings (key, value) values ($1, $2) on conflict (key) do nothing returning key',
      [key, JSON.stringify(notice)],
    );
    if (added.length > 0) return true;
    const [row] = await query('select value from settings where key = $1', [key]);
    const { since } = JSON.parse(String(row?.value)) as Notices[Key];
    await query('update settings set value = $2 where key = $1', [key, JSON.stringify({ ...notice, since })]);
    return false;
  }, 'reserve');
}

export async function clearNotice(database: Database, key: keyof Notices): Promise<void> {
  // Avoids a write, because most rounds find no notice.
  if ((await readNotice(database, key)) === null) return;
  await database.transaction((query) => query('delete from settings where key = $1', [key]), 'reserve');
}

async function readNotice<Key extends keyof Notices>(
  database: Database,
  key: Key,
): Promise<Notices[Key] | null> {
  const [row] = await database.read('select value from settings where key = $1', [key]);
  return row ? (JSON.parse(String(row.value)) as Notices[Key]) : null;
}

/** Reads whether stored data is safe, and what waits for the administrator. */
export async function readStorageHealth(
  database: Database,
  dataDir: string,
  nowMs: number,
): Promise<StorageHealth> {
  const pendingErasure = await readNotice(database, 'notice:erasure-waits');
  if (!isSqlite(database)) return { backup: null, damage: null, pendingErasure };
  const newestMs = newestBackup(dataDir, nowMs);
  return {
    backup: {
      newestAt: newestMs === undefined ? null : new Date(newestMs).toISOString(),
      failure: await readNotice(database, 'notice:backup-failed'),
    },
    damage: database.damage() ?? null,
    pendingErasure,
  };
}
