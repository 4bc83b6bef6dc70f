import type { PendingErasure } from '#contracts/admin.ts';
import type { Database, Query } from '#server/database/database.ts';
import { clockSkewMs } from '#server/security/clock.ts';
import { removeDeadSessions } from '#server/security/sessions.ts';

const dayMs = 86_400_000;
const spamDays = 30;
const rejectedDays = 180;
const mailTextDays = 30;
const roundKey = 'retention-round';
/**
 * The longest time since the last round for which the clock is trusted. A wrong clock then erases data at most this
 * much too early.
 */
const longestPauseMs = 7 * dayMs;

/** Rows that are erased together, or not at all while the clock is in doubt. */
interface Group {
  readonly name: PendingErasure['groups'][number]['name'];
  readonly table: string;
  /** The condition for all rows, of which a tenth may be erased. */
  readonly all: string;
  readonly due: string;
  readonly values: readonly number[];
}

/** The result of a round. */
export interface RetentionRound {
  /** Messages and suggestions, without spam. */
  readonly erased: number;
  /** Groups that were not erased. So many due rows at once suggest a wrong clock. */
  readonly refused: PendingErasure['groups'];
  /** Errors of groups that could not be read or erased; the other groups were erased. */
  readonly failures: readonly unknown[];
}

/** Deletes data of no further use that no person wrote: counters, used tokens, ended sessions. */
export async function forgetUsedUp(query: Query, nowMs: number): Promise<void> {
  await query('delete from rate_limits where expires_at < $1', [nowMs]);
  await query('delete from used_tokens where expires_at < $1', [nowMs]);
  await query("delete from settings where key like 'admin-setup:%' and value < $1", [String(nowMs)]);
  await removeDeadSessions(query, nowMs);
}

/** Erases spam and the texts of sent mails after 30 days, without checking the clock, because no one needs them. */
export async function eraseExpendable(database: Database, nowMs: number): Promise<void> {
  const outcomes = await Promise.allSettled(
    expendable.map(([sql, days]) =>
      database.transaction((query) => query(sql, [nowMs - days * dayMs]), 'reserve'),
    ),
  );
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

const expendable = [
  ["delete from contact_messages where status = 'spam' and created_at < $1", spamDays],
  ["delete from tool_suggestions where status = 'spam' and created_at < $1", spamDays],
  ["update outbox set body = '' where state = 'sent' and sent_at < $1 and body <> ''", mailTextDays],
] as const;

/**
 * Erases expired rows, each group in its own transaction: rejected suggestions after 180 days, everything else after
 * the configured months. A cautious round within a week of the last one erases all of them. After a longer time, or if
 * the clock went back, it erases at most one row or a tenth of a group.
 */
export async function eraseOldRows(
  database: Database,
  retentionMonths: number,
  nowMs: number,
  mode: 'cautious' | 'whatever',
): Promise<RetentionRound> {
  const failures: unknown[] = [];
  const attempt = async <T>(work: (query: Query) => Promise<T>): Promise<T | undefined> => {
    try {
      return await database.transaction(work, 'reserve');
    } catch (error) {
      failures.push(error);
      return undefined;
    }
  };
  const isClockSure = mode === 'whatever' || (await wasHereLately(database, nowMs));
  const refused: PendingErasure['groups'][number][] = [];
  let erased = 0;
  for (const group of listGroups(retentionMonths, nowMs)) {
    const done = await attempt((query) => eraseGroup(query, group, isClockSure));
    if (typeof done === 'object') refused.push(done);
    else if (group.table !== 'outbox') erased += done ?? 0;
  }
  // A failure to read does not prove that a doubtful clock is right.
  if (refused.length === 0 && (isClockSure || failures.length === 0))
    await attempt((query) => noteRound(query, nowMs));
  return { erased, refused, failures };
}

function listGroups(retentionMonths: number, nowMs: number): Group[] {
  const keptFrom = new Date(nowMs);
  keptFrom.setUTCMonth(keptFrom.getUTCMonth() - retentionMonths);
  const values = [keptFrom.getTime()];
  const notSpam = "status <> 'spam'";
  return [
    { name: 'messages', table: 'contact_messages', all: notSpam, due: 'created_at < $1', values },
    {
      name: 'suggestions',
      table: 'tool_suggestions',
      all: notSpam,
      due: "(created_at < $1 or (status = 'rejected' and reviewed_at < $2))",
      values: [...values, nowMs - rejectedDays * dayMs],
    },
    { name: 'e-mails', table: 'outbox', all: "state <> 'waiting'", due: 'created_at < $1', values },
  ];
}

/** Returns the number of erased rows, or the group that was refused. */
async function eraseGroup(
  query: Query,
  { name, table, all, due, values }: Group,
  isClockSure: boolean,
): Promise<number | PendingErasure['groups'][number]> {
  if (!isClockSure) {
    const [counted] = await query(`select count(*) as n from ${table} where ${all}`);
    const [old] = await query(`select count(*) as n from ${table} where ${all} and ${due}`, values);
    const group = { name, due: Number(old?.n), total: Number(counted?.n) };
    if (group.due > Math.max(1, group.total / 10)) return group;
  }
  return (await query(`delete from ${table} where ${all} and ${due} returning id`, values)).length;
}

async function wasHereLately(database: Database, nowMs: number): Promise<boolean> {
  const [row] = await database.read('select value from settings where key = $1', [roundKey]);
  const pauseMs = row ? nowMs - Number(row.value) : Number.NaN;
  return pauseMs >= -clockSkewMs && pauseMs <= longestPauseMs;
}

async function noteRound(query: Query, nowMs: number): Promise<void> {
  await query(
    'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [roundKey, String(nowMs)],
  );
}
