import { createWorkerPool } from '#client/lib/workers/pool.ts';
import type { PasswordWorkerApi, TypedPasswordReport } from './typed-password.ts';
import workerUrl from './worker.ts?worker&url';

/** The dictionaries take a moment to load; anything beyond is hostile. */
const timeLimitMs = 20_000;

const pool = createWorkerPool<PasswordWorkerApi>(workerUrl);

/** Estimates a typed password off the main thread. */
export function checkTyped(password: string, signal: AbortSignal): Promise<TypedPasswordReport> {
  return pool.call('reportTyped', password, { signal, timeLimitMs });
}
