import type { WorkerApi } from '#core/task.ts';
import { abortError, type CallOptions, type Job, WorkerSlot } from './slot.ts';
import { trustedScriptUrl } from './trusted-script-url.ts';

export type { CallOptions } from './slot.ts';

export interface PoolOptions {
  /** How many workers may run at once. Each runs one call at a time; further calls wait their turn. */
  readonly size?: number;
  /** An idle worker is stopped after this long. `Infinity` keeps a worker that holds state. */
  readonly idleMs?: number;
  /** Replaces the Worker constructor in tests. */
  readonly createWorker?: (url: string, name: string) => Worker;
}

export interface WorkerPool<Api extends WorkerApi<Api>> {
  call<Method extends keyof Api & string>(
    method: Method,
    input: Parameters<Api[Method]>[0],
    options?: CallOptions,
  ): Promise<Awaited<ReturnType<Api[Method]>>>;
  /** Stops every worker; waiting and running calls reject with an AbortError. */
  dispose(): void;
}

/**
 * Runs calls in module workers. Aborting a running call stops its worker at once; the next call gets a new one. `url`
 * comes from `import url from './worker.ts?worker&url'`.
 */
export function createWorkerPool<Api extends WorkerApi<Api>>(
  url: string,
  { size = 1, idleMs = 30_000, createWorker = startModuleWorker }: PoolOptions = {},
): WorkerPool<Api> {
  const queue: Job[] = [];
  const slots = Array.from(
    { length: size },
    () => new WorkerSlot(url, (name) => createWorker(url, name), idleMs, pump),
  );

  function pump(): void {
    for (const slot of slots) {
      const job = slot.isFree ? queue.shift() : undefined;
      if (job) slot.start(job);
    }
  }

  function abort(job: Job): void {
    if (job.isSettled) return;
    const slot = slots.find((candidate) => candidate.isRunning(job));
    if (slot) {
      slot.fail(abortError());
      return;
    }
    queue.splice(queue.indexOf(job), 1);
    job.isSettled = true;
    job.reject(abortError());
  }

  function call(method: string, input: unknown, options: CallOptions = {}): Promise<unknown> {
    if (options.signal?.aborted) return Promise.reject(abortError());
    const result = new Promise((resolve, reject) => {
      const job: Job = { method, input, options, resolve, reject, isSettled: false };
      options.signal?.addEventListener('abort', () => abort(job), { once: true });
      queue.push(job);
      pump();
    });
    // What nobody waits for can be done later (client/app/beside-page.ts). The terminal has no window.
    if ('dispatchEvent' in globalThis) dispatchEvent(new CustomEvent('worker-call', { detail: result }));
    return result;
  }

  return {
    call: call as WorkerPool<Api>['call'],
    dispose() {
      for (const job of [...queue]) abort(job);
      for (const slot of slots) slot.stop();
    },
  };
}

function startModuleWorker(url: string, name: string): Worker {
  return new Worker(trustedScriptUrl(url), { type: 'module', name });
}
