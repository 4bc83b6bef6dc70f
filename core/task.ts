/** How far a long task has come. `fraction` is 0 to 1 and absent while the extent is unknown. */
export interface Progress {
  readonly fraction?: number;
  /** What is being done now, in a few words. */
  readonly label?: string;
  readonly doneBytes?: number;
  readonly totalBytes?: number;
  /** What has been written so far, by work whose result grows before people's eyes. */
  readonly text?: string;
}

/** What a long task is handed beside its input. */
export interface TaskContext {
  reportProgress(progress: Progress): void;
}

/** What a worker's method is handed beside its input. */
export interface WorkerContext extends TaskContext {
  /** Says that everything is loaded and the work begins: a call that is `timedFromBegin` is timed from here. */
  begin(): void;
}

/** The methods a worker offers: one input, a context, an answer now or later. */
export type WorkerApi<Api> = {
  [Method in keyof Api]: (input: never, context: WorkerContext) => unknown;
};
