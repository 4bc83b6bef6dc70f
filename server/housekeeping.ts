import { statfs } from 'node:fs/promises';
import { backUp, newestDailyBackup, removeExpiredBackups } from './database/backups.ts';
import type { Database, Query } from './database/database.ts';
import { isSqlite } from './database/sqlite.ts';
import type { Readiness } from './features/health/routes.ts';
import { oldestWaitMs } from './features/outbox/store.ts';
import type { Log } from './log.ts';
import { removeDeadSessions } from './security/sessions.ts';

const dayMs = 86_400_000;
const roundMs = 3_600_000;
const minFreeBytes = 50_000_000;

export interface HousekeepingParts {
  readonly database: Database;
  readonly dataDir: string;
  readonly retentionMonths: number;
  readonly log: Log;
  readonly clock: () => number;
}

/** Every hour: forgets what is past its time, and once a day copies the database. Call the result to end it. */
export function startHousekeeping(parts: HousekeepingParts): () => void {
  const round = () => {
    keepHouse(parts).catch((error: unknown) => {
      parts.log('housekeeping-failed', { message: error instanceof Error ? error.message : 'unknown' });
    });
  };
  round();
  const timer = setInterval(round, roundMs);
  return () => {
    clearInterval(timer);
  };
}

/** One round of it. */
export async function keepHouse({
  database,
  dataDir,
  retentionMonths,
  log,
  clock,
}: HousekeepingParts): Promise<void> {
  const nowMs = clock();
  await database.transaction((query) => forgetOldRows(query, retentionMonths, nowMs));
  if (!isSqlite(database)) return;
  const newestMs = newestDailyBackup(dataDir);
  if (newestMs !== undefined && nowMs - newestMs < dayMs) return;
  await backUp(database.connection, dataDir, 'daily', nowMs);
  removeExpiredBackups(dataDir);
  log('backed-up');
}

/** Spam after 30 days, rejected suggestions after 180, everything else that visitors sent after the months set. */
export async function forgetOldRows(query: Query, retentionMonths: number, nowMs: number): Promise<void> {
  const keptFrom = new Date(nowMs);
  keptFrom.setUTCMonth(keptFrom.getUTCMonth() - retentionMonths);
  for (const table of ['contact_messages', 'tool_suggestions']) {
    await query(`delete from ${table} where created_at < $1`, [keptFrom.getTime()]);
    await query(`delete from ${table} where status = 'spam' and created_at < $1`, [nowMs - 30 * dayMs]);
  }
  await query("delete from tool_suggestions where status = 'rejected' and reviewed_at < $1", [
    nowMs - 180 * dayMs,
  ]);
  await query("update outbox set body = '' where state = 'sent' and sent_at < $1 and body <> ''", [
    nowMs - 30 * dayMs,
  ]);
  await query("delete from outbox where state <> 'waiting' and created_at < $1", [keptFrom.getTime()]);
  await query('delete from rate_limits where expires_at < $1', [nowMs]);
  await query('delete from used_tokens where expires_at < $1', [nowMs]);
  await query("delete from settings where key like 'admin-setup:%' and value < $1", [String(nowMs)]);
  await removeDeadSessions(query, nowMs);
}

/** Ready means that a row can be written now; room on the disk and the oldest mail are told beside it. */
export async function checkReadiness(database: Database, dataDir: string, nowMs: number): Promise<Readiness> {
  try {
    await database.transaction((query) =>
      query(
        'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
        ['ready-check', String(nowMs)],
      ),
    );
    const oldestMailMs = await oldestWaitMs(database, nowMs);
    if (database.kind === 'postgres') return { isReady: true, details: { store: 'postgres', oldestMailMs } };
    const { bavail, bsize } = await statfs(dataDir);
    const freeBytes = bavail * bsize;
    return {
      isReady: true,
      details: { store: 'sqlite', oldestMailMs, freeBytes, isDiskLow: freeBytes < minFreeBytes },
    };
  } catch (error) {
    return { isReady: false, details: { fault: error instanceof Error ? error.message : 'unknown' } };
  }
}
