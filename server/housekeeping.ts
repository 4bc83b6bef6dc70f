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
/** A small row may still find room in the write-ahead log where no message does. */
const minWritableBytes = 1_000_000;

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
  // Before anything is erased, so that it can be brought back.
  if (isSqlite(database) && nowMs - (newestDailyBackup(dataDir, nowMs) ?? 0) >= dayMs) {
    await backUp(database.connection, dataDir, 'daily', nowMs);
    removeExpiredBackups(dataDir, nowMs);
    log('backed-up');
  }
  await database.transaction((query) => forgetUsedUp(query, nowMs));
  await database.transaction((query) => forgetOldRows(query, retentionMonths, nowMs, 'cautious'));
}

/** Thrown instead of erasing more than a tenth of what visitors sent: rather a clock that runs ahead than so much age. */
class TooMuchToErase extends Error {}

/** What is no longer of any use, and nobody's words: counters, used tokens, sessions that have ended. */
export async function forgetUsedUp(query: Query, nowMs: number): Promise<void> {
  await query('delete from rate_limits where expires_at < $1', [nowMs]);
  await query('delete from used_tokens where expires_at < $1', [nowMs]);
  await query("delete from settings where key like 'admin-setup:%' and value < $1", [String(nowMs)]);
  await removeDeadSessions(query, nowMs);
}

/**
 * Spam after 30 days, rejected suggestions after 180, everything else that visitors sent after the months set. A
 * cautious round erases at most a tenth of it, or one row, and throws otherwise. Returns the number of rows, without spam.
 */
export async function forgetOldRows(
  query: Query,
  retentionMonths: number,
  nowMs: number,
  mode: 'cautious' | 'whatever',
): Promise<number> {
  const keptFrom = new Date(nowMs);
  keptFrom.setUTCMonth(keptFrom.getUTCMonth() - retentionMonths);
  let before = 0;
  let erased = 0;
  for (const table of ['contact_messages', 'tool_suggestions']) {
    await query(`delete from ${table} where status = 'spam' and created_at < $1`, [nowMs - 30 * dayMs]);
    const [row] = await query(`select count(*) as n from ${table} where status <> 'spam'`);
    before += Number(row?.n);
    erased += (await query(`delete from ${table} where created_at < $1 returning id`, [keptFrom.getTime()]))
      .length;
  }
  const rejectedUntil = nowMs - 180 * dayMs;
  const rejected = "delete from tool_suggestions where status = 'rejected' and reviewed_at < $1 returning id";
  erased += (await query(rejected, [rejectedUntil])).length;
  if (mode === 'cautious' && erased > Math.max(1, before / 10)) {
    throw new TooMuchToErase(
      `${erased} of ${before} messages and suggestions would be erased for their age. Nothing was. Look at this machine's clock; if it is right, run the command erase-old.`,
    );
  }
  await query("update outbox set body = '' where state = 'sent' and sent_at < $1 and body <> ''", [
    nowMs - 30 * dayMs,
  ]);
  await query("delete from outbox where state <> 'waiting' and created_at < $1", [keptFrom.getTime()]);
  return erased;
}

/** Ready means that a row can be written now and there is room for more; room on the disk and the oldest mail are told beside it. */
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
      isReady: freeBytes >= minWritableBytes,
      details: { store: 'sqlite', oldestMailMs, freeBytes, isDiskLow: freeBytes < minFreeBytes },
    };
  } catch (error) {
    return { isReady: false, details: { fault: error instanceof Error ? error.message : 'unknown' } };
  }
}
