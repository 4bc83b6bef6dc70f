import { isAbortError, ToolInputError } from '#core/errors.ts';
import type { Progress } from '#core/task.ts';
import { describeFault } from './fault.ts';

/** An output to show while the task goes on; what the task returns replaces it. */
interface EarlyOutput {
  readonly output: unknown;
  readonly isStale: false;
}

export interface TaskScope {
  readonly signal: AbortSignal;
  readonly reportProgress: (progress: Progress, early?: EarlyOutput) => void;
}

export type RunTask<Output> = (scope: TaskScope) => Output | Promise<Output>;

export interface RunState<Output> {
  readonly status: 'idle' | 'running' | 'done' | 'failed';
  /** The last good output; it stays while a later run goes on or has failed. */
  readonly output: Output | undefined;
  /** True when the output belongs to an earlier input than the one now shown. */
  readonly isStale: boolean;
  /** The person's mistake, or a fault of ours in words, when the last run failed. */
  readonly error: ToolInputError | undefined;
  readonly progress: Progress | undefined;
  readonly elapsedMs: number | undefined;
  /** When the current run began, by `performance.now()`. */
  readonly startedAtMs: number | undefined;
}

export interface ToolRunStore<Output> {
  read(): RunState<Output>;
  subscribe(onChange: () => void): () => void;
  /** Runs the task; one that still goes on is aborted first. A synchronous task is done on return. */
  start(task: RunTask<Output>): void;
  /** Aborts what runs; the last good output stays. */
  cancel(): void;
  /** Aborts what runs and forgets the output. */
  reset(): void;
}

const idle: RunState<never> = {
  status: 'idle',
  output: undefined,
  isStale: false,
  error: undefined,
  progress: undefined,
  elapsedMs: undefined,
  startedAtMs: undefined,
};

/** Runs the tasks of a tool one at a time, sync and async ones alike. It knows nothing of React. */
export function createToolRun<Output>(): ToolRunStore<Output> {
  const listeners = new Set<() => void>();
  let state: RunState<Output> = idle;
  let controller: AbortController | undefined;
  let last: RunTask<Output> | undefined;

  function change(next: Partial<RunState<Output>>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function abort(): void {
    controller?.abort();
    controller = undefined;
  }

  function rest(): void {
    change({ status: state.output === undefined ? 'idle' : 'done', progress: undefined });
  }

  function succeed(output: Output, startedAtMs: number): void {
    controller = undefined;
    const elapsedMs = performance.now() - startedAtMs;
    change({ status: 'done', output, isStale: false, error: undefined, progress: undefined, elapsedMs });
  }

  function retry(): void {
    // A newer input may be running already. The one that failed must not replace it.
    if (last) start(last);
  }

  function fail(error: unknown): void {
    controller = undefined;
    if (isAbortError(error)) rest();
    else {
      const told = error instanceof ToolInputError ? error : describeFault(error, retry);
      change({ status: 'failed', error: told, isStale: state.output !== undefined, progress: undefined });
    }
  }

  function start(task: RunTask<Output>): void {
    abort();
    last = task;
    const own = new AbortController();
    controller = own;
    const isCurrent = () => controller === own;
    const startedAtMs = performance.now();
    const reportProgress = (progress: Progress, early?: EarlyOutput) => {
      if (isCurrent()) change({ progress, ...(early as Partial<RunState<Output>>) });
    };
    let result: Output | Promise<Output>;
    try {
      result = task({ signal: own.signal, reportProgress });
    } catch (error) {
      fail(error);
      return;
    }
    if (!(result instanceof Promise)) {
      succeed(result, startedAtMs);
      return;
    }
    change({ status: 'running', isStale: state.output !== undefined, progress: undefined, startedAtMs });
    result.then(
      (output) => {
        if (isCurrent()) succeed(output, startedAtMs);
      },
      (error: unknown) => {
        if (isCurrent()) fail(error);
      },
    );
  }

  return {
    read: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    start,
    cancel() {
      abort();
      if (state.status === 'running') rest();
    },
    reset() {
      abort();
      change(idle);
    },
  };
}
