import { createWorkerPool } from '#client/lib/workers/pool.ts';
import type { Progress } from '#core/task.ts';
import { defaultQuickSize, executeOperation } from './execution.ts';
import { sizeOfSource } from './input.ts';
import { loadOperation } from './loading.ts';
import type { AnyOperation, OperationSource } from './operation.ts';
import type { OperationResult } from './operation-result.ts';
import { explainUnreachable } from '#client/lib/loading/unreachable-code.ts';
import type { OperationWorkerApi } from './worker-api.ts';
import workerUrl from './worker.ts?worker&url';

export interface RunOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Instead of the operation's own, where the person chose another. */
  readonly timeLimitMs?: number | undefined;
  /** Longer texts come as blobs, which the page need not copy: for work whose texts are not shown at once. */
  readonly maxTextLength?: number | undefined;
}

const pool = createWorkerPool<OperationWorkerApi>(workerUrl, {
  size: Math.min(8, Math.max(2, navigator.hardwareConcurrency - 1)),
});

/**
 * Runs a tool's operation: small and quick input on the page, without the way to a worker and back; everything else
 * in a worker, which is stopped when `signal` aborts or the operation's time is up. Mistakes keep their place.
 */
export async function runOperation(
  toolId: string,
  source: OperationSource,
  options: object,
  scope: RunOptions = {},
): Promise<OperationResult> {
  const operation = await loadOperation(toolId).catch(explainUnreachable);
  const run = (own: object) =>
    runHereOrThere(operation, { id: toolId, source, options: own }, scope).catch(explainUnreachable);
  const result = await run(options);
  if (!operation.confirm) return result;
  scope.onProgress?.({ early: result });
  return operation.confirm({ source, options, result, run });
}

/** Starts a worker that loads a tool's operation, for a run that is about to come. */
export async function warmUpOperation(toolId: string): Promise<void> {
  await loadOperation(toolId);
  await pool.call('warmUp', toolId);
}

interface Request {
  readonly id: string;
  readonly source: OperationSource;
  readonly options: object;
}

function runHereOrThere(
  operation: AnyOperation,
  request: Request,
  { signal, onProgress, timeLimitMs, maxTextLength }: RunOptions,
): Promise<OperationResult> {
  if (isQuick(operation, request)) {
    return executeOperation(operation, request.source, request.options, {
      ...(signal ? { signal } : {}),
      ...(onProgress ? { reportProgress: onProgress } : {}),
    });
  }
  const limitMs = timeLimitMs ?? operation.timeLimitMs;
  return pool.call(
    'run',
    { ...request, maxTextLength },
    {
      ...(signal ? { signal } : {}),
      ...(onProgress ? { onProgress } : {}),
      ...(limitMs === undefined ? {} : { timeLimitMs: limitMs, timedFromBegin: true }),
      ...(operation.timeHint === undefined ? {} : { timeHint: operation.timeHint }),
    },
  );
}

function isQuick(
  { quickSize = defaultQuickSize, takes }: AnyOperation,
  { source, options }: Request,
): boolean {
  // Without an input, its size says nothing about the work; an empty one may come with options that take long.
  const size = takes === 'nothing' ? sizeOfTexts(options) : sizeOfSource(source);
  return quickSize > 0 && size <= quickSize;
}

/** Returns the size of texts typed or pasted into options. */
function sizeOfTexts(options: object): number {
  return Object.values(options).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 0),
    0,
  );
}
