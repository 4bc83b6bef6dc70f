import { Worker as Thread } from 'node:worker_threads';
import { createWorkerPool } from '#client/lib/workers/pool.ts';
import { ToolInputError } from '#core/errors.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import type { ThreadApi, ThreadRequest, ThreadResult } from './thread-api.ts';

/** V8's own limit on a large machine; a hostile input would take any amount. */
const maxHeapMegabytes = 4096;

const pool = createWorkerPool<ThreadApi>('', { createWorker: (_url, name) => startThread(name) });

/**
 * Does an operation's work in a thread, under the time limit that the page sets it and a limit of memory. Rejects with
 * a ToolInputError for the person's mistake and for an input that takes too much of either.
 */
export async function runInThread(
  request: ThreadRequest,
  { timeLimitMs, timeHint }: Pick<AnyOperation, 'timeLimitMs' | 'timeHint'>,
): Promise<ThreadResult> {
  try {
    return await pool.call('run', request, {
      ...(timeLimitMs === undefined ? {} : { timeLimitMs, timedFromBegin: true }),
      ...(timeHint === undefined ? {} : { timeHint }),
    });
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('memory limit')) throw error;
    throw new ToolInputError(`Stopped: this input takes more than ${maxHeapMegabytes / 1024} GB of memory.`, {
      hint: 'Split it, and work on the parts.',
    });
  }
}

/** Starts a thread with the interface of a browser's worker, as the pool expects it. */
function startThread(name: string): Worker {
  const thread = new Thread(new URL('./operation-thread.ts', import.meta.url), {
    workerData: { name },
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  });
  const worker: Partial<Worker> = {
    postMessage: (message: unknown) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
  };
  thread.on('message', (data: unknown) => {
    worker.onmessage?.call(worker as Worker, { data } as MessageEvent);
  });
  thread.on('error', ({ message }: Error) => {
    worker.onerror?.call(worker as Worker, { message, preventDefault: () => undefined } as ErrorEvent);
  });
  return worker as Worker;
}
