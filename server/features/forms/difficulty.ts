import type { Database } from '#server/database/database.ts';
import { isFromFuture } from '#server/security/clock.ts';
import type { RateRule } from '#server/security/rate-limit.ts';

/** How many forms are accepted as normal in an hour. Further ones are not refused, but go to the spam folder. */
export const overall: RateRule = { limit: 1000, windowMs: 3_600_000 };
export const overallKey = 'forms';

/** The number of forms in a busy hour. */
const busyCount = 200;
/** About 0.1 s on a phone, some 3 s at the end of a busy hour, and some 15 s at most. */
const easiest = 15;
const busy = 20;
const hardest = 22;

/** Returns the number of leading zero bits for a proof of work after that many forms within an hour. */
function difficultyAt(count: number): number {
  if (count <= busyCount) return easiest + Math.round((busy - easiest) * (Math.max(0, count) / busyCount));
  return Math.min(hardest, busy + Math.round(Math.log2(count / busyCount)));
}

/** The required zero bits of proofs, which depend on the number of forms in this hour. */
export interface ProofDemand {
  /** The number for new tokens. */
  readonly asked: number;
  /**
   * The number that a form must have. Older, easier tokens stay valid only until the hour is busy; otherwise they could
   * be saved up.
   */
  readonly least: number;
}

/** Reads the demand, which all processes on the store share. */
export async function readProofDemand(database: Database, nowMs: number): Promise<ProofDemand> {
  const [row] = await database.read('select window_started_at, count from rate_limits where key = $1', [
    overallKey,
  ]);
  const startedAtMs = Number(row?.window_started_at);
  const isOver = startedAtMs + overall.windowMs < nowMs || isFromFuture(startedAtMs, nowMs);
  if (!row || isOver) return { asked: easiest, least: 0 };
  const count = Number(row.count);
  const asked = difficultyAt(count);
  // The requirement may have been one bit less when the browser began.
  return { asked, least: count < busyCount ? 0 : asked - 1 };
}
