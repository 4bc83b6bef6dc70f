import { statfs } from 'node:fs/promises';
import type { PendingErasure } from '#contracts/admin.ts';
import { backUp, newestDailyBackup, removeExpiredBackups } from '#server/database/backups.ts';
import type { Database } from '#server/database/database.ts';
import { isSqlite, type SqliteDatabase } from '#server/database/sqlite.ts';
import type { Readiness } from '#server/features/health/routes.ts';
import { oldestWaitMs } from '#server/features/outbox/store.ts';
import { clearNotice, raiseNotice, readStorageHealth } from '#server/features/storage/store.ts';
import { HttpProblem } from '#server/http/problem.ts';
import type { Log } from '#server/log.ts';
import { eraseExpendable, eraseOldRows, forgetUsedUp } from './retention.ts';

const dayMs = 86_400_000;
const roundMs = 3_600_000;
const minFreeBytes = 50_000_000;
/** With less free space, a small row may still fit into the write-ahead log, but a message does not. */
const minWritableBytes = 1_000_000;

export interface HousekeepingParts {
  readonly database: Database;
  readonly dataDir: string;
  readonly retentionMonths: number;
  readonly log: Log;
  readonly clock: () => number;
  /** Sends the administrator an e-mail, if an address is set. */
  readonly notifyAdmin: (subject: string, body: string) => Promise<void>;
}

/** Removes expired data every hour, and copies the database once a day. Call the result to stop. */
export function startHousekeeping(parts: HousekeepingParts): () => void {
  const round = () => void keepHouse(parts);
  round();
  const timer = setInterval(round, roundMs);
  return () => {
    clearInterval(timer);
  };
}

/** Runs one round. A failed step is logged and does not stop the others. */
export async function keepHouse(parts: HousekeepingParts): Promise<void> {
  const { database, clock } = parts;
  const nowMs = clock();
  await attempt(parts, () => database.transaction((query) => forgetUsedUp(query, nowMs), 'reserve'));
  if (isSqlite(database)) await attempt(parts, () => reportDamage(parts, database, nowMs));
  if (isSqlite(database)) removeExpiredBackups(parts.dataDir, nowMs);
  // Comes before erasing, so that erased data can be restored.
  const isBackedUp = !isSqlite(database) || (await attempt(parts, () => backUpDaily(parts, database, nowMs)));
  await attempt(parts, () => eraseExpendable(database, nowMs));
  if (isBackedUp) await attempt(parts, () => eraseOld(parts, nowMs));
  await attempt(parts, () => database.scrub('checkpoint'));
}

/** Returns true after success; otherwise logs the error and returns false. */
async function attempt({ log }: HousekeepingParts, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    log('housekeeping-failed', { message: error instanceof Error ? error.message : 'unknown' });
    return false;
  }
}

async function reportDamage(
  { log, notifyAdmin }: HousekeepingParts,
  database: SqliteDatabase,
  nowMs: number,
): Promise<void> {
  const message = database.damage();
  if (message === undefined) {
    await clearNotice(database, 'notice:damaged');
    return;
  }
  log('damaged', { message });
  const notice = { since: new Date(nowMs).toISOString(), message };
  if (await raiseNotice(database, 'notice:damaged', notice))
    await notifyAdmin(
      'The database is damaged',
      `SQLite says: ${message}\n\nThe site works on, but what lies on damaged pages cannot be read. Export what can be, stop the server and restore a backup (docs/operations.md).`,
    );
}

async function backUpDaily(parts: HousekeepingParts, database: SqliteDatabase, nowMs: number): Promise<void> {
  const { dataDir, log, notifyAdmin } = parts;
  try {
    if (nowMs - (newestDailyBackup(dataDir, nowMs) ?? 0) < dayMs) return;
    await database.scrub('rebuild');
    await backUp(database.connection, dataDir, 'daily', nowMs);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown';
    log('backup-failed', { message });
    const notice = { since: new Date(nowMs).toISOString(), message };
    if (await raiseNotice(database, 'notice:backup-failed', notice))
      await notifyAdmin(
        'The backup failed',
        `${message}\n\nIt is tried again every hour. Until it works, old messages and suggestions are not erased.`,
      );
    throw error;
  }
  log('backed-up');
  await clearNotice(database, 'notice:backup-failed');
}

async function eraseOld(parts: HousekeepingParts, nowMs: number): Promise<void> {
  const { database, retentionMonths, log, notifyAdmin } = parts;
  const { refused, failures } = await eraseOldRows(database, retentionMonths, nowMs, 'cautious');
  for (const error of failures)
    log('housekeeping-failed', { message: error instanceof Error ? error.message : 'unknown' });
  if (refused.length === 0) {
    if (failures.length === 0) await clearNotice(database, 'notice:erasure-waits');
    return;
  }
  for (const { name, due, total } of refused) log('erasure-waits', { name, due, total });
  const time = new Date(nowMs).toISOString();
  if (await raiseNotice(database, 'notice:erasure-waits', { since: time, clock: time, groups: refused }))
    await notifyAdmin(
      'An erasure waits for you',
      `By a clock that says ${time}, these are past their time: ${describe(refused)}. That is more than is erased unasked after a long pause. If the clock is right, open the admin panel and press "Erase now".`,
    );
}

function describe(groups: PendingErasure['groups']): string {
  return groups.map(({ name, due, total }) => `${due} of ${total} ${name}`).join(', ');
}

/** Erases all expired data after a backup, whatever the amount. Returns the number of messages and suggestions. */
export async function eraseAllOld(
  database: Database,
  dataDir: string,
  retentionMonths: number,
  nowMs: number,
): Promise<number> {
  if (isSqlite(database)) await backUpFirst(database, dataDir, nowMs);
  await eraseExpendable(database, nowMs);
  const { erased, failures } = await eraseOldRows(database, retentionMonths, nowMs, 'whatever');
  await database.scrub('rebuild');
  if (failures.length > 0) throw failures[0];
  await clearNotice(database, 'notice:erasure-waits');
  return erased;
}

async function backUpFirst(database: SqliteDatabase, dataDir: string, nowMs: number): Promise<void> {
  try {
    await backUp(database.connection, dataDir, 'before-erasing', nowMs);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new HttpProblem(503, 'backup_failed', `The backup failed, so nothing was erased: ${reason}`);
  }
}

/**
 * Checks readiness: a row can be written now, and there is space for more. A damaged store stays ready and reports the
 * damage, because the site works without it.
 */
export async function checkReadiness(database: Database, dataDir: string, nowMs: number): Promise<Readiness> {
  try {
    if (isSqlite(database) && !database.isInPlace()) {
      return {
        isReady: false,
        details: { fault: 'The database file was removed or replaced: restart the server.' },
      };
    }
    await database.transaction((query) =>
      query(
        'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
        ['ready-check', String(nowMs)],
      ),
    );
    const oldestMailMs = await oldestWaitMs(database, nowMs);
    const { backup, damage, pendingErasure } = await readStorageHealth(database, dataDir, nowMs);
    const details = {
      store: database.kind,
      oldestMailMs,
      ...(pendingErasure === null ? {} : { pendingErasure: describe(pendingErasure.groups) }),
    };
    if (backup === null) return { isReady: true, details };
    const { bavail, bsize } = await statfs(dataDir);
    const freeBytes = bavail * bsize;
    return {
      isReady: freeBytes >= minWritableBytes,
      isDamaged: damage !== null,
      details: {
        ...details,
        freeBytes,
        isDiskLow: freeBytes < minFreeBytes,
        ...(backup.newestAt === null ? {} : { newestBackupMs: nowMs - Date.parse(backup.newestAt) }),
        ...(backup.failure === null ? {} : { backupFailure: backup.failure.message }),
        ...(damage === null ? {} : { damage }),
      },
    };
  } catch (error) {
    return { isReady: false, details: { fault: error instanceof Error ? error.message : 'unknown' } };
  }
}
