/**
 * Work that may be asked for at any time and runs once at a time. Whoever asks while it runs may have changed what it
 * reads, and gets the next run; all who ask meanwhile share that one, so that slow work never piles up.
 */
export function shareRuns(work: () => Promise<void>): {
  readonly isRunning: () => boolean;
  readonly run: () => Promise<void>;
} {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function start(): Promise<void> {
    const run = work().finally(() => {
      if (running === run) running = undefined;
    });
    running = run;
    return run;
  }

  function startNext(): Promise<void> {
    next = undefined;
    return start();
  }

  return {
    isRunning: () => running !== undefined,
    run: () => next ?? (running === undefined ? start() : (next = running.then(startNext, startNext))),
  };
}
