import { createWorkerPool, type WorkerPool } from '#client/lib/workers/pool.ts';
import type { CsvWorkerApi } from './csv-session.ts';
import workerUrl from '../worker.ts?worker&url';

export type CsvClient = WorkerPool<CsvWorkerApi>;

/** One worker, which holds the table open for as long as the page is. */
export function createCsvClient(): CsvClient {
  return createWorkerPool<CsvWorkerApi>(workerUrl, { idleMs: Infinity });
}
