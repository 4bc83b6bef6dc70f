import type { Progress } from '#core/task.ts';

/** What a long piece of work has come to after a while: its result, or how far it is. */
export type Step<Result> =
  | { readonly isDone: true; readonly result: Result }
  | { readonly isDone: false; readonly progress: Progress };

/** Work that pauses now and then to tell how far it is. */
export type Work<Result> = AsyncGenerator<Progress, Result, undefined>;

const sliceMs = 120;

/** Goes on with a work for a moment, so that whoever asked can look after other things in between. */
export async function advance<Result>(work: Work<Result>): Promise<Step<Result>> {
  const endMs = performance.now() + sliceMs;
  for (;;) {
    const { done, value } = await work.next();
    if (done) return { isDone: true, result: value };
    if (performance.now() > endMs) return { isDone: false, progress: value };
  }
}

/** Does a work to its end. */
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

/** Asks for one step after the other until the work is done or no longer wanted. */
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
