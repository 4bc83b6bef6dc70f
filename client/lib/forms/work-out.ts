import type { FormToken } from '#contracts/form-token.ts';
import { createWorkerPool } from '#client/lib/workers/pool.ts';
import { findNonceSlowly, type ProofOfWorkApi } from './proof-of-work.ts';
import workerUrl from './proof-worker.ts?worker&url';

/** The hardest proofs take an old phone a minute or two, and sometimes several times as long. */
const proofTimeMs = 600_000;

/** Finds the nonce that proves the work a token requires; undefined if the browser cannot find it. */
export async function workOut({ token, difficulty }: FormToken): Promise<string | undefined> {
  const task = { token, difficulty };
  try {
    const pool = createWorkerPool<ProofOfWorkApi>(workerUrl, { idleMs: 0 });
    return await pool.call('findNonce', task, { timeLimitMs: proofTimeMs });
  } catch {
    // The worker may not start, but the server stores no form without a proof.
    return findNonceSlowly(task).catch(() => undefined);
  }
}
