/** The progress of a long task. `fraction` is 0 to 1, and absent if the total is unknown. */
export interface Progress {
  readonly fraction?: number;
  /** The current activity in a few words. */
  readonly label?: string;
  readonly doneBytes?: number;
  readonly totalBytes?: number;
  /** The text so far, for tasks that show their result while it grows. */
  readonly text?: string;
  /** A result to show while the rest of the task runs: what the task returns replaces it. */
  readonly early?: unknown;
}

/** The arguments of a long task beside its input. */
export interface TaskContext {
  reportProgress(progress: Progress): void;
}

/** The arguments of a worker's method beside its input. */
export interface WorkerContext extends TaskContext {
  /** Signals that loading is complete and the work begins. A call that is `timedFromBegin` is timed from here. */
  begin(): void;
}

/** The methods of a worker. Each takes one input and a context, and returns a value or a promise. */
export type WorkerApi<Api> = {
  [Method in keyof Api]: (input: never, context: WorkerContext) => unknown;
};
