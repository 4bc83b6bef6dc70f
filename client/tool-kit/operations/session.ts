import { createWorkerPool, type PoolOptions, type WorkerPool } from '#client/lib/workers/pool.ts';
import type { WorkerApi } from '#core/task.ts';
import { explainUnreachable } from '#client/lib/loading/unreachable-code.ts';
import type { OperationWorkerApi } from './worker-api.ts';
import workerUrl from './worker.ts?worker&url';

/** The methods of a tool's session, in a worker that keeps their shared state. */
export type Session<Api extends WorkerApi<Api>> = WorkerPool<Api>;

/**
 * Opens the session that a tool's operation declares. Its worker starts with the first call and loads that tool's code
 * alone; a time limit counts from when it is loaded. Dispose it with the component that opened it.
 */
export function openSession<Api extends WorkerApi<Api>>(
  toolId: string,
  options: Omit<PoolOptions, 'createWorker'> = {},
): Session<Api> {
  const workers = createWorkerPool<OperationWorkerApi>(workerUrl, options);
  return {
    call: (method, input, callOptions = {}) =>
      workers
        .call('callSession', { id: toolId, method, input }, { ...callOptions, timedFromBegin: true })
        .catch(explainUnreachable) as never,
    dispose: () => workers.dispose(),
  };
}
