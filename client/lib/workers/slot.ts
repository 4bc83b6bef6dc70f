import { ToolInputError } from '#core/errors.ts';
import { isLoadFailure } from '#client/lib/loading/load-failures.ts';
import type { Progress } from '#core/task.ts';
import { lifelineEnd, type LifelineMessage, newLifelineName } from './lifeline.ts';
import type { ReplyMessage, RequestMessage, SerializedError } from './messages.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Buffers to move into the worker instead of copying them. */
  readonly transfer?: Transferable[];
  /**
   * The time limit in milliseconds, counted from the worker's start. The worker is then stopped and the call fails with
   * a ToolInputError. For hostile input.
   */
  readonly timeLimitMs?: number;
  /** The hint in the error for an exceeded time limit. */
  readonly timeHint?: string;
  /** True if the method first loads something and reports when it begins. */
  readonly timedFromBegin?: boolean;
}

export interface Job {
  readonly method: string;
  readonly input: unknown;
  readonly options: CallOptions;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
  isSettled: boolean;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** A worker may start slowly on a busy machine or connection; after this time it never will. */
const startLimitMs = 60_000;

/** One slot in a pool: at most one worker and one job. The worker starts with the first job. */
export class WorkerSlot {
  readonly #address: string;
  readonly #createWorker: (name: string) => Worker;
  readonly #idleMs: number;
  readonly #onFree: () => void;
  #worker: Worker | undefined;
  #isReady = false;
  #job: Job | undefined;
  #jobId = 0;
  #idleTimer: Timer;
  #limitTimer: Timer;

  constructor(address: string, createWorker: (name: string) => Worker, idleMs: number, onFree: () => void) {
    this.#address = address;
    this.#createWorker = createWorker;
    this.#idleMs = idleMs;
    this.#onFree = onFree;
  }

  get isFree(): boolean {
    return this.#job === undefined;
  }

  isRunning(job: Job): boolean {
    return this.#job === job;
  }

  start(job: Job): void {
    clearTimeout(this.#idleTimer);
    this.#job = job;
    this.#jobId += 1;
    const { transfer = [] } = job.options;
    const message: RequestMessage = { id: this.#jobId, method: job.method, input: job.input };
    try {
      this.#worker ??= this.#connect();
      this.#worker.postMessage(message, transfer);
      if (this.#isReady) this.#startLimitAtOnce();
      else this.#limitStart(job);
    } catch (error) {
      this.#settle(() => job.reject(error));
    }
  }

  /** Stops the worker and rejects the job. */
  fail(error: unknown): void {
    this.#stopWorker();
    this.#settle((job) => job.reject(error));
  }

  stop(): void {
    if (this.#job) this.fail(abortError());
    this.#stopWorker();
  }

  #connect(): Worker {
    const name = newLifelineName();
    const worker = this.#createWorker(name);
    worker.onmessage = ({ data }: MessageEvent<ReplyMessage>) => {
      if (worker !== this.#worker) return;
      if (data.type !== 'ready') this.#receive(data);
      else {
        this.#beReady();
        if (data.isHeld) void this.#watch(worker, name);
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.fail(new Error(event.message || `The worker ${this.#address} could not be loaded.`));
    };
    worker.onmessageerror = () => this.fail(new Error('The worker sent a message that could not be read.'));
    return worker;
  }

  #beReady(): void {
    clearTimeout(this.#limitTimer);
    this.#isReady = true;
    this.#startLimitAtOnce();
  }

  /** A worker that was closed or killed sends no event. */
  async #watch(worker: Worker, name: string): Promise<void> {
    await lifelineEnd(name);
    if (worker === this.#worker) this.fail(new Error('The worker ended before its work was done.'));
  }

  #receive(message: Exclude<ReplyMessage, LifelineMessage>): void {
    if (message.id !== this.#jobId) return;
    if (message.type === 'begun') this.#startLimit();
    else if (message.type === 'progress') this.#job?.options.onProgress?.(message.progress);
    else if (message.type === 'result') this.#settle((job) => job.resolve(message.value));
    else this.#reject(reviveError(message.error));
  }

  #reject(error: Error): void {
    // Some browsers never retry a module that failed to load, but a new worker does.
    if (isLoadFailure(error)) this.fail(error);
    else this.#settle((job) => job.reject(error));
  }

  /** Limits the time from posting a job, in case the worker ends before it holds its lifeline. */
  #limitStart({ options: { timeLimitMs = 0 } }: Job): void {
    this.#limitTimer = setTimeout(() => {
      this.fail(new Error(`The worker did not start within ${startLimitMs / 1000} s.`));
    }, startLimitMs + timeLimitMs);
  }

  /** Starts the time limit once the worker runs, because its startup time does not depend on the input. */
  #startLimitAtOnce(): void {
    if (this.#job?.options.timedFromBegin !== true) this.#startLimit();
  }

  #startLimit(): void {
    const timeLimitMs = this.#job?.options.timeLimitMs;
    if (timeLimitMs !== undefined)
      this.#limitTimer = setTimeout(() => this.#expire(timeLimitMs), timeLimitMs);
  }

  #expire(timeLimitMs: number): void {
    const seconds = timeLimitMs / 1000;
    const hint = this.#job?.options.timeHint;
    const message = `Stopped after ${seconds} s: this input takes too long to work through.`;
    this.fail(new ToolInputError(message, hint === undefined ? {} : { hint }));
  }

  #settle(act: (job: Job) => void): void {
    clearTimeout(this.#limitTimer);
    const job = this.#job;
    this.#job = undefined;
    if (this.#worker && Number.isFinite(this.#idleMs)) {
      this.#idleTimer = setTimeout(() => this.#stopWorker(), this.#idleMs);
    }
    if (job) {
      job.isSettled = true;
      act(job);
    }
    this.#onFree();
  }

  #stopWorker(): void {
    clearTimeout(this.#idleTimer);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
  }
}

export function abortError(): DOMException {
  return new DOMException('The task was canceled.', 'AbortError');
}

function reviveError({ name, message, stack, details }: SerializedError): Error {
  if (name === 'ToolInputError') return new ToolInputError(message, details);
  const error = new Error(message);
  error.name = name;
  if (stack) error.stack = stack;
  return error;
}
