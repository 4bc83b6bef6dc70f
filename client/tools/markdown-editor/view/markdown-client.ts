import { createWorkerPool, type WorkerPool } from '#client/lib/workers/pool.ts';
import workerUrl from '../worker.ts?worker&url';
import type { MarkdownWorkerApi } from '../worker-api.ts';

export type MarkdownClient = WorkerPool<MarkdownWorkerApi>;

/** One worker, which remembers what the preview shows. */
export function createMarkdownClient(): MarkdownClient {
  return createWorkerPool<MarkdownWorkerApi>(workerUrl, { idleMs: Infinity });
}

/** Runs one job in a worker of its own, so that it does not wait for the preview. */
export async function runAside<Result>(job: (client: MarkdownClient) => Promise<Result>): Promise<Result> {
  const client = createMarkdownClient();
  try {
    return await job(client);
  } finally {
    client.dispose();
  }
}
