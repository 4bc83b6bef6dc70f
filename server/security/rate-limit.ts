import type { Query } from '#server/database/database.ts';
import { isFromFuture } from './clock.ts';

/** The number of attempts allowed within a window, which begins with the first attempt. */
export interface RateRule {
  readonly limit: number;
  readonly windowMs: number;
  /** Doubles the next window after each one that was used up, up to 64 times. */
  readonly doubles?: boolean;
}

export interface RateState {
  readonly windowStartedAtMs: number;
  readonly count: number;
  /** The number of consecutive windows that were used up. */
  readonly strikes: number;
}

export interface RateVerdict {
  readonly isAllowed: boolean;
  /** The time until the window ends, for Retry-After; 0 if allowed. */
  readonly retryAfterMs: number;
}

const maxStrikes = 6;

/**
 * Computes the new state of a limit after one more attempt. A pure function: the store holds the state for all
 * processes.
 */
export function countAttempt(
  stored: RateState | undefined,
  rule: RateRule,
  nowMs: number,
): { readonly next: RateState; readonly verdict: RateVerdict; readonly windowEndsAtMs: number } {
  const state = stored && isFromFuture(stored.windowStartedAtMs, nowMs) ? undefined : stored;
  const windowMs = rule.windowMs * 2 ** (rule.doubles ? Math.min(state?.strikes ?? 0, maxStrikes) : 0);
  const isSameWindow = state !== undefined && nowMs < state.windowStartedAtMs + windowMs;
  if (!isSameWindow) {
    const wasUsedUp = state !== undefined && state.count > rule.limit;
    const isQuietFor = state === undefined ? 0 : nowMs - state.windowStartedAtMs - windowMs;
    const strikes = isQuietFor > 24 * 3_600_000 ? 0 : (state?.strikes ?? 0) + (wasUsedUp ? 1 : 0);
    const next = { windowStartedAtMs: nowMs, count: 1, strikes };
    const length = rule.windowMs * 2 ** (rule.doubles ? Math.min(strikes, maxStrikes) : 0);
    return { next, verdict: { isAllowed: true, retryAfterMs: 0 }, windowEndsAtMs: nowMs + length };
  }
  const next = { ...state, count: Math.min(state.count + 1, rule.limit + 1) };
  const windowEndsAtMs = state.windowStartedAtMs + windowMs;
  const isAllowed = next.count <= rule.limit;
  return {
    next,
    verdict: { isAllowed, retryAfterMs: isAllowed ? 0 : windowEndsAtMs - nowMs },
    windowEndsAtMs,
  };
}

/** Counts one attempt under a key, exactly, across all processes on the store. Run it in a transaction. */
export async function takeAttempt(
  query: Query,
  key: string,
  rule: RateRule,
  nowMs: number,
): Promise<RateVerdict> {
  // The upsert locks the row, so that the next process waits until this transaction has ended.
  const [row] = await query(
    `insert into rate_limits (key, window_started_at, count, strikes, expires_at) values ($1, $2, 0, 0, $2)
     on conflict (key) do update set key = excluded.key
     returning window_started_at, count, strikes`,
    [key, nowMs],
  );
  const isNew = Number(row?.count) === 0;
  const state = isNew
    ? undefined
    : {
        windowStartedAtMs: Number(row?.window_started_at),
        count: Number(row?.count),
        strikes: Number(row?.strikes),
      };
  const { next, verdict, windowEndsAtMs } = countAttempt(state, rule, nowMs);
  await query(
    'update rate_limits set window_started_at = $2, count = $3, strikes = $4, expires_at = $5 where key = $1',
    [key, next.windowStartedAtMs, next.count, next.strikes, windowEndsAtMs + 24 * 3_600_000],
  );
  return verdict;
}

/** Deletes the attempts under a key after a successful one. */
export async function forgetAttempts(query: Query, key: string): Promise<void> {
  await query('delete from rate_limits where key = $1', [key]);
}
