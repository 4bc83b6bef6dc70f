import type { FormToken } from '#contracts/form-token.ts';
import { createWorkerPool } from '#client/lib/workers/pool.ts';
import { findNonceSlowly, type ProofOfWorkApi } from './proof-of-work.ts';
import workerUrl from './proof-worker.ts?worker&url';

/** The hardest proofs take an old phone a minute or two, and by chance several times as long. */
const proofTimeMs = 600_000;

/** The nonce that proves the work a token asks for; undefined where the browser cannot work it out. */
export async function workOut({ token, difficulty }: FormToken): Promise<string | undefined> {
  const task = { token, difficulty };
  try {
    const pool = createWorkerPool<ProofOfWorkApi>(workerUrl, { idleMs: 0 });
    return await pool.call('findNonce', task, { timeLimitMs: proofTimeMs });
  } catch {
    // There may be no worker, but nothing of a form is stored without its proof.
    return findNonceSlowly(task).catch(() => undefined);
  }
}
