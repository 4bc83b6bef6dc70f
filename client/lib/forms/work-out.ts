import type { FormToken } from '#contracts/form-token.ts';
import { createWorkerPool } from '#client/lib/workers/pool.ts';
import type { ProofOfWorkApi } from './proof-of-work.ts';
import workerUrl from './proof-worker.ts?worker&url';

const proofTimeMs = 60_000;

/** The nonce that proves the work a token asks for; undefined where the browser cannot work it out. */
export async function workOut({ token, difficulty }: FormToken): Promise<string | undefined> {
  try {
    const pool = createWorkerPool<ProofOfWorkApi>(workerUrl, { idleMs: 0 });
    return await pool.call('findNonce', { token, difficulty }, { timeLimitMs: proofTimeMs });
  } catch {
    return undefined;
  }
}
