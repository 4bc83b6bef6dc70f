import { createWorkerPool } from '#client/lib/workers/pool.ts';
import { ToolInputError } from '#core/errors.ts';
import type { PasswordWorkerApi, TypedPasswordReport } from './typed-password.ts';
import workerUrl from '../worker.ts?worker&url';

/** The dictionaries take a moment to load; anything beyond is hostile. */
const timeLimitMs = 20_000;

const pool = createWorkerPool<PasswordWorkerApi>(workerUrl);

/**
 * Estimates a typed password off the main thread. Rejects with a ToolInputError where the dictionaries are out of reach.
 */
export async function checkTyped(password: string, signal: AbortSignal): Promise<TypedPasswordReport> {
  try {
    return await pool.call('reportTyped', password, { signal, timeLimitMs });
  } catch (error) {
    // Some browsers do not ask again for a module that has failed to load, but a new worker does.
    if (error instanceof ToolInputError) pool.dispose();
    throw error;
  }
}
