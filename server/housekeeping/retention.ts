import type { PendingErasure } from '#contracts/admin.ts';
import type { Database, Query } from '#server/database/database.ts';
import { clockSkewMs } from '#server/security/clock.ts';
import { removeDeadSessions } from '#server/security/sessions.ts';

const dayMs = 86_400_000;
const spamDays = 30;
const rejectedDays = 180;
const mailTextDays = 30;
const roundKey = 'retention-round';
/** A clock that moved by no more than this since the last round erases nothing that much too early. */
const longestPauseMs = 7 * dayMs;

/** What is erased together, or, while the clock is in doubt, not at all. */
interface Group {
  readonly name: PendingErasure['groups'][number]['name'];
  readonly table: string;
  /** Of what a tenth is counted. */
  readonly all: string;
  readonly due: string;
  readonly values: readonly number[];
}

/** What a round did. */
export interface RetentionRound {
  /** Messages and suggestions, without spam. */
  readonly erased: number;
  /** What was left alone: so much at once comes rather from a clock that runs ahead than from age. */
  readonly refused: PendingErasure['groups'];
  /** Errors of groups that could not be read or erased; the others were. */
  readonly failures: readonly unknown[];
}

/** What is no longer of any use, and nobody's words: counters, used tokens, sessions that have ended. */
export async function forgetUsedUp(query: Query, nowMs: number): Promise<void> {
  await query('delete from rate_limits where expires_at < $1', [nowMs]);
  await query('delete from used_tokens where expires_at < $1', [nowMs]);
  await query("delete from settings where key like 'admin-setup:%' and value < $1", [String(nowMs)]);
  await removeDeadSessions(query, nowMs);
}

/** Erases spam and texts of sent mails after 30 days: nobody misses them, so no caution. */
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
 * Erases what is past its time, each group in a transaction of its own: rejected suggestions after 180 days, everything
 * else after the months set. A cautious round that follows the last one within a week erases all of it; after a longer
 * time, or with a clock that went back, at most one row or a tenth of a group.
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
  // A clock in doubt is not taken for right because nothing could be read.
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

/** Returns how many rows were erased, or what was refused. */
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
