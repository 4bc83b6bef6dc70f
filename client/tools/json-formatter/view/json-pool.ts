import { createWorkerPool, type WorkerPool } from '#client/lib/workers/pool.ts';
import type { JsonWorkerApi } from '../worker-api.ts';
import workerUrl from '../worker.ts?worker&url';

/** One worker, which keeps the text it has read for as long as the page is open. */
export function createJsonPool(): WorkerPool<JsonWorkerApi> {
  return createWorkerPool<JsonWorkerApi>(workerUrl, { idleMs: Infinity });
}
