import type { Progress } from '#core/task.ts';

/** The state of a long task after a time slice: its result or its progress. */
export type Step<Result> =
  | { readonly isDone: true; readonly result: Result }
  | { readonly isDone: false; readonly progress: Progress };

/** A task that pauses now and then to report its progress. */
export type Work<Result> = AsyncGenerator<Progress, Result, undefined>;

const sliceMs = 120;

/** Continues a task for a short time slice, so that the caller can do other things in between. */
export async function advance<Result>(work: Work<Result>): Promise<Step<Result>> {
  const endMs = performance.now() + sliceMs;
  for (;;) {
    const { done, value } = await work.next();
    if (done) return { isDone: true, result: value };
    if (performance.now() > endMs) return { isDone: false, progress: value };
  }
}

/** Runs a task to its end. */
export async function complete<Result>(
  work: Work<Result>,
  onProgress: (progress: Progress) => void,
): Promise<Result> {
  for (;;) {
    const { done, value } = await work.next();
    if (done) return value;
    onProgress(value);
  }
}

/** Requests one step after another until the task is done or canceled. */
export async function allSteps<Result>(
  next: () => Promise<Step<Result>>,
  { signal, reportProgress }: { signal: AbortSignal; reportProgress: (progress: Progress) => void },
): Promise<Result> {
  for (;;) {
    signal.throwIfAborted();
    const step = await next();
    if (step.isDone) return step.result;
    reportProgress(step.progress);
  }
}
