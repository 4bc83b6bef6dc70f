import { createHash, randomBytes } from 'node:crypto';
import type { Database, Query } from '#server/database/database.ts';
import { clockSkewMs, isFromFuture } from './clock.ts';

const idleMs = 30 * 60_000;
const absoluteMs = 8 * 3_600_000;
const maxSessions = 5;
/** The last use is stored at most once in this interval, so that most requests need no write. */
const touchMs = 60_000;

export interface Session {
  /** The token's hash, which identifies the session but does not give access. */
  readonly id: string;
  readonly clientLabel: string;
  readonly createdAtMs: number;
  readonly lastSeenAtMs: number;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Creates a session and returns its token, which is not stored. Ends the oldest if there are more than five. */
export async function createSession(query: Query, clientLabel: string, nowMs: number): Promise<string> {
  // Sessions from a clock that ran ahead would count as the newest.
  await removeDeadSessions(query, nowMs);
  const token = randomBytes(32).toString('base64url');
  await query(
    'insert into sessions (token_hash, created_at, last_seen_at, client_label) values ($1, $2, $2, $3)',
    [hashToken(token), nowMs, clientLabel],
  );
  await query(
    `delete from sessions where token_hash not in
     (select token_hash from sessions order by created_at desc, token_hash limit ${maxSessions})`,
  );
  return token;
}

/** Finds the session of a token; undefined if there is none, it was idle for 30 minutes, or it is 8 hours old. */
export async function findSession(
  database: Database,
  token: string | undefined,
  nowMs: number,
): Promise<Session | undefined> {
  if (token === undefined || token === '') return undefined;
  const [row] = await database.read('select * from sessions where token_hash = $1', [hashToken(token)]);
  if (!row) return undefined;
  const session = toSession(row);
  if (isFromFuture(Math.max(session.createdAtMs, session.lastSeenAtMs), nowMs)) return undefined;
  if (nowMs - session.createdAtMs > absoluteMs || nowMs - session.lastSeenAtMs > idleMs) return undefined;
  if (nowMs - session.lastSeenAtMs > touchMs) {
    await database.transaction((query) =>
      query('update sessions set last_seen_at = $2 where token_hash = $1 and last_seen_at < $2', [
        session.id,
        nowMs,
      ]),
    );
  }
  return session;
}

/** Lists the active sessions, newest first. */
export async function listSessions(database: Database, nowMs: number): Promise<Session[]> {
  const rows = await database.read(
    'select * from sessions where created_at > $1 and last_seen_at > $2 and last_seen_at <= $3 order by created_at desc',
    [nowMs - absoluteMs, nowMs - idleMs, nowMs + clockSkewMs],
  );
  return rows.map(toSession);
}

export async function endSession(query: Query, id: string): Promise<void> {
  await query('delete from sessions where token_hash = $1', [id]);
}

/** Ends all sessions except one. */
export async function endOtherSessions(query: Query, keptId: string): Promise<void> {
  await query('delete from sessions where token_hash <> $1', [keptId]);
}

/** Removes expired sessions. */
export async function removeDeadSessions(query: Query, nowMs: number): Promise<void> {
  await query('delete from sessions where created_at < $1 or last_seen_at < $2 or last_seen_at > $3', [
    nowMs - absoluteMs,
    nowMs - idleMs,
    nowMs + clockSkewMs,
  ]);
}

function toSession(row: Awaited<ReturnType<Query>>[number]): Session {
  return {
    id: String(row.token_hash),
    clientLabel: String(row.client_label),
    createdAtMs: Number(row.created_at),
    lastSeenAtMs: Number(row.last_seen_at),
  };
}
