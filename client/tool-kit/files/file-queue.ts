import { isAbortError, ToolInputError } from '#core/errors.ts';
import type { Progress } from '#core/task.ts';
import { describeFault } from '#client/tool-kit/running/fault.ts';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';

export interface QueueItem<Result> {
  readonly id: number;
  readonly file: File;
  readonly status: 'waiting' | 'running' | 'done' | 'failed' | 'canceled';
  readonly progress: Progress | undefined;
  readonly result: Result | undefined;
  readonly error: ToolInputError | undefined;
}

export interface QueueState<Result> {
  readonly items: readonly QueueItem<Result>[];
}

export type ProcessFile<Result> = (file: File, scope: TaskScope) => Promise<Result>;

/** A batch of files worked through `concurrency` at a time. One bad file never stops the others. */
export class FileQueueStore<Result> {
  readonly #concurrency: number;
  readonly #listeners = new Set<() => void>();
  readonly #controllers = new Map<number, AbortController>();
  #state: QueueState<Result> = { items: [] };
  #process: ProcessFile<Result> | undefined;
  #lastId = 0;

  constructor(concurrency: number) {
    this.#concurrency = concurrency;
  }

  readonly read = (): QueueState<Result> => this.#state;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** Adds files; they start at once if a processor is set. */
  readonly add = (files: readonly File[]): void => {
    const added = files.map((file): QueueItem<Result> => {
      this.#lastId += 1;
      return {
        id: this.#lastId,
        file,
        status: 'waiting',
        progress: undefined,
        result: undefined,
        error: undefined,
      };
    });
    this.#publish({ items: [...this.#state.items, ...added] });
    this.#pump();
  };

  /** Works through every item that is not running or done, with this processor from now on. */
  readonly start = (process: ProcessFile<Result>): void => {
    this.#process = process;
    this.#requeue((item) => item.status !== 'running' && item.status !== 'done');
  };

  /** Works through all files again, as after a change of options; earlier results stay until new ones come. */
  readonly restart = (process: ProcessFile<Result>): void => {
    this.#abortAll();
    this.#process = process;
    this.#requeue(() => true);
  };

  /** Stops what runs and waits; files added later wait for `start`. */
  readonly cancel = (): void => {
    this.#abortAll();
    this.#process = undefined;
    const isOpen = (item: QueueItem<Result>) => item.status === 'running' || item.status === 'waiting';
    this.#change(isOpen, { status: 'canceled', progress: undefined });
  };

  readonly remove = (id: number): void => {
    this.#abort(id);
    this.#publish({ items: this.#state.items.filter((item) => item.id !== id) });
    this.#pump();
  };

  readonly clear = (): void => {
    this.#abortAll();
    this.#process = undefined;
    this.#publish({ items: [] });
  };

  #publish(next: Partial<QueueState<Result>>): void {
    this.#state = { ...this.#state, ...next };
    for (const listener of this.#listeners) listener();
  }

  #change(isMeant: (item: QueueItem<Result>) => boolean, change: Partial<QueueItem<Result>>): void {
    this.#publish({
      items: this.#state.items.map((item) => (isMeant(item) ? { ...item, ...change } : item)),
    });
  }

  #requeue(isMeant: (item: QueueItem<Result>) => boolean): void {
    this.#change(isMeant, { status: 'waiting', progress: undefined, error: undefined });
    this.#pump();
  }

  #pump(): void {
    if (!this.#process) return;
    for (const item of this.#state.items) {
      if (this.#controllers.size >= this.#concurrency) return;
      if (item.status === 'waiting') this.#run(item, this.#process);
    }
  }

  #run({ id, file }: QueueItem<Result>, work: ProcessFile<Result>): void {
    const controller = new AbortController();
    const isCurrent = () => this.#controllers.get(id) === controller;
    const isThis = (item: QueueItem<Result>) => item.id === id;
    const finish = (change: Partial<QueueItem<Result>>) => {
      if (!isCurrent()) return;
      this.#controllers.delete(id);
      this.#change(isThis, { progress: undefined, ...change });
      this.#pump();
    };
    this.#controllers.set(id, controller);
    this.#change(isThis, { status: 'running', progress: undefined, error: undefined });
    const reportProgress = (progress: Progress) => {
      if (isCurrent()) this.#change(isThis, { progress });
    };
    work(file, { signal: controller.signal, reportProgress }).then(
      (result) => finish({ status: 'done', result }),
      (error: unknown) => {
        if (isAbortError(error)) finish({ status: 'canceled' });
        else if (error instanceof ToolInputError) finish({ status: 'failed', error });
        else if (isCurrent()) {
          finish({ status: 'failed', error: describeFault(error, () => this.#requeue(isThis)) });
        }
      },
    );
  }

  #abort(id: number): void {
    this.#controllers.get(id)?.abort();
    this.#controllers.delete(id);
  }

  #abortAll(): void {
    for (const id of [...this.#controllers.keys()]) this.#abort(id);
  }
}
