import { createWorkerPool, type WorkerPool } from '#client/lib/workers/pool.ts';
import type { CallList } from './exec-calls.ts';
import type { CallTask, RegexResult, RegexTask, RegexWorkerApi } from './logic.ts';
import type { Slowness } from './slowness.ts';
import workerUrl from './worker.ts?worker&url';

const pool = createWorkerPool<RegexWorkerApi>(workerUrl);
/** A worker of its own: measuring must not stand in the way of matching. */
const measurePool = createWorkerPool<RegexWorkerApi>(workerUrl);
const exampleLimitMs = 1000;
const measureLimitMs = 8000;

/** Runs the pattern in the worker, which is stopped at the limit. */
export async function runInWorker(
  task: RegexTask,
  timeLimitMs: number,
  signal: AbortSignal,
): Promise<RegexResult> {
  await started(pool, signal);
  return pool.call('run', task, { signal, timeLimitMs });
}

/** Calls `exec` in the worker, which is stopped at the limit. */
export async function callsInWorker(
  task: CallTask,
  timeLimitMs: number,
  signal: AbortSignal,
): Promise<CallList> {
  await started(pool, signal);
  return pool.call('calls', task, { signal, timeLimitMs });
}

/** Looks for a text that matches; it is stopped as a search is, since trying it can take for ever, too. */
export async function exampleInWorker(
  pattern: string,
  flags: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  await started(pool, signal);
  return pool.call('example', { pattern, flags }, { signal, timeLimitMs: exampleLimitMs });
}

/** Looks for a text that makes the pattern slow. */
export async function measureInWorker(
  pattern: string,
  flags: string,
  signal: AbortSignal,
): Promise<Slowness | undefined> {
  await started(measurePool, signal);
  return measurePool.call('measure', { pattern, flags }, { signal, timeLimitMs: measureLimitMs });
}

/** A busy machine may take seconds to start a worker: that must not be taken for a slow pattern. */
function started(workers: WorkerPool<RegexWorkerApi>, signal: AbortSignal): Promise<void> {
  return workers.call('begin', undefined, { signal });
}
