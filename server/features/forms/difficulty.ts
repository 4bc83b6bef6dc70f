import type { Database } from '#server/database/database.ts';
import { isFromFuture } from '#server/security/clock.ts';
import type { RateRule } from '#server/security/rate-limit.ts';

/** How many forms an hour may bring. Nobody is refused beyond; all that comes is held with the spam then. */
export const overall: RateRule = { limit: 1000, windowMs: 3_600_000 };
export const overallKey = 'forms';

/** What a busy hour brings. */
const busyCount = 200;
/** About 0.1 s of a phone's time, some 3 s at the end of a busy hour, and some 15 s at most. */
const easiest = 15;
const busy = 20;
const hardest = 22;

/** Bits of zero that a proof of work must begin with after so many forms within an hour. */
function difficultyAt(count: number): number {
  if (count <= busyCount) return easiest + Math.round((busy - easiest) * (Math.max(0, count) / busyCount));
  return Math.min(hardest, busy + Math.round(Math.log2(count / busyCount)));
}

/** Bits of zero in proofs, as many as the hour so far calls for. */
export interface ProofDemand {
  /** What a new token asks for. */
  readonly asked: number;
  /** What a form must bring. Tokens from a calmer time are good until the hour is busy, else they could be saved up. */
  readonly least: number;
}

/** Reads it for all processes on the store. */
export async function readProofDemand(database: Database, nowMs: number): Promise<ProofDemand> {
  const [row] = await database.read('select window_started_at, count from rate_limits where key = $1', [
    overallKey,
  ]);
  const startedAtMs = Number(row?.window_started_at);
  const isOver = startedAtMs + overall.windowMs < nowMs || isFromFuture(startedAtMs, nowMs);
  if (!row || isOver) return { asked: easiest, least: 0 };
  const count = Number(row.count);
  const asked = difficultyAt(count);
  // One bit less may have been right when the browser began.
  return { asked, least: count < busyCount ? 0 : asked - 1 };
}
