import { expect, test, vi } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import type { TaskContext } from '#core/task.ts';
import { holdLifeline } from './lifeline.ts';
import type { ReplyMessage, RequestMessage } from './messages.ts';
import { createWorkerPool } from './pool.ts';

interface EchoApi {
  echo(input: string, context: TaskContext): string;
}

/** A worker that answers when the test says so. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  onmessage: ((event: { data: ReplyMessage }) => void) | undefined;
  onerror: ((event: { message: string; preventDefault: () => void }) => void) | undefined;
  readonly requests: RequestMessage[] = [];
  readonly name: string;
  isTerminated = false;

  constructor(name: string) {
    this.name = name;
    FakeWorker.all.push(this);
  }

  postMessage(message: RequestMessage): void {
    this.requests.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  reply(message: ReplyMessage): void {
    this.onmessage?.({ data: message });
  }
}

function makePool(size = 1) {
  FakeWorker.all.length = 0;
  const pool = createWorkerPool<EchoApi>('x', {
    size,
    idleMs: Number.POSITIVE_INFINITY,
    createWorker: (_, name) => new FakeWorker(name) as unknown as Worker,
  });
  const worker = (index = 0): FakeWorker => {
    const found = FakeWorker.all[index];
    if (!found) throw new Error(`There is no worker ${index}.`);
    return found;
  };
  return { pool, worker };
}

test('a call waits for its turn, and answers go to who asked', async () => {
  const { pool, worker } = makePool();
  const first = pool.call('echo', 'a');
  const second = pool.call('echo', 'b');
  expect(worker().requests.map(({ input }) => input)).toEqual(['a']);
  worker().reply({ type: 'result', id: 1, value: 'A' });
  await expect(first).resolves.toBe('A');
  expect(worker().requests.map(({ input }) => input)).toEqual(['a', 'b']);
  worker().reply({ type: 'result', id: 1, value: 'late answer of the first call' });
  worker().reply({ type: 'result', id: 2, value: 'B' });
  await expect(second).resolves.toBe('B');
});

test('calls spread over as many workers as allowed', async () => {
  const { pool } = makePool(2);
  const calls = ['a', 'b', 'c'].map((input) => pool.call('echo', input));
  expect(FakeWorker.all.map(({ requests }) => requests.length)).toEqual([1, 1]);
  // A call that is left open fails by its limit in the middle of another file's tests.
  pool.dispose();
  await Promise.allSettled(calls);
});

test('aborting stops the worker, and the next call gets a fresh one', async () => {
  const { pool, worker } = makePool();
  const controller = new AbortController();
  const first = pool.call('echo', 'a', { signal: controller.signal });
  const second = pool.call('echo', 'b');
  controller.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect(worker(0).isTerminated).toBe(true);
  worker(1).reply({ type: 'result', id: 2, value: 'B' });
  await expect(second).resolves.toBe('B');
});

test('a waiting call can be aborted without disturbing the running one', async () => {
  const { pool, worker } = makePool();
  const controller = new AbortController();
  const first = pool.call('echo', 'a');
  const second = pool.call('echo', 'b', { signal: controller.signal });
  controller.abort();
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  expect(worker().isTerminated).toBe(false);
  worker().reply({ type: 'result', id: 1, value: 'A' });
  await expect(first).resolves.toBe('A');
});

test('errors keep their name and place across the boundary', async () => {
  const { pool, worker } = makePool();
  const call = pool.call('echo', 'a');
  worker().reply({
    type: 'error',
    id: 1,
    error: { name: 'ToolInputError', message: 'Bad', details: { line: 3, column: 7 } },
  });
  const error = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ToolInputError);
  expect((error as ToolInputError).details).toEqual({ line: 3, column: 7 });
});

test('after a module that could not be loaded the next call gets a fresh worker', async () => {
  const { pool, worker } = makePool();
  const call = pool.call('echo', 'a');
  const error = { name: 'TypeError', message: 'Failed to fetch dynamically imported module: /assets/x.js' };
  worker().reply({ type: 'error', id: 1, error });
  await expect(call).rejects.toThrow('dynamically imported module');
  expect(worker().isTerminated).toBe(true);
  const again = pool.call('echo', 'b');
  worker(1).reply({ type: 'result', id: 2, value: 'B' });
  await expect(again).resolves.toBe('B');
});

test('a worker that cannot be loaded rejects the call', async () => {
  const { pool, worker } = makePool();
  const call = pool.call('echo', 'a');
  worker().onerror?.({ message: '', preventDefault: () => {} });
  await expect(call).rejects.toThrow('could not be loaded');
});

test('a call over its time limit is stopped as the input’s fault', async () => {
  const { pool, worker } = makePool();
  const call = pool.call('echo', 'a', { timeLimitMs: 5 });
  worker().reply({ type: 'ready', isHeld: false });
  await expect(call).rejects.toBeInstanceOf(ToolInputError);
  expect(worker().isTerminated).toBe(true);
});

test('the time a worker takes to start does not count, for a later worker neither', async () => {
  const { pool, worker } = makePool();
  const slowStart = pool.call('echo', 'a', { timeLimitMs: 5 });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(worker().isTerminated).toBe(false);
  worker().reply({ type: 'ready', isHeld: false });
  worker().reply({ type: 'result', id: 1, value: 'A' });
  await expect(slowStart).resolves.toBe('A');

  await expect(pool.call('echo', 'b', { timeLimitMs: 5 })).rejects.toBeInstanceOf(ToolInputError);
  const afterwards = pool.call('echo', 'c', { timeLimitMs: 5 });
  await new Promise((resolve) => setTimeout(resolve, 30));
  worker(1).reply({ type: 'result', id: 3, value: 'C' });
  await expect(afterwards).resolves.toBe('C');
});

test('a call that loads something first is timed from when it begins', async () => {
  const { pool, worker } = makePool();
  const call = pool.call('echo', 'a', { timeLimitMs: 5, timedFromBegin: true });
  worker().reply({ type: 'ready', isHeld: false });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(worker().isTerminated).toBe(false);
  worker().reply({ type: 'begun', id: 1 });
  await expect(call).rejects.toBeInstanceOf(ToolInputError);
  expect(worker().isTerminated).toBe(true);
});

test('disposing rejects everything', async () => {
  const { pool } = makePool();
  const calls = [pool.call('echo', 'a'), pool.call('echo', 'b')];
  pool.dispose();
  for (const call of calls) await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

/** A lock that ends when the test says so, as a worker's does when it is closed. */
async function startHeld(worker: FakeWorker): Promise<() => void> {
  const { promise, resolve: end } = Promise.withResolvers<undefined>();
  await new Promise<void>((held) => {
    void navigator.locks.request(worker.name, () => {
      held();
      return promise;
    });
  });
  worker.reply({ type: 'ready', isHeld: true });
  return () => end(undefined);
}

test('a worker that ends without a word fails its call, and the next call gets a fresh one', async () => {
  const { pool, worker } = makePool();
  const first = pool.call('echo', 'a', { timeLimitMs: 60_000 });
  const second = pool.call('echo', 'b');
  const end = await startHeld(worker());
  end();
  const error = await first.catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(ToolInputError);
  expect(error).toMatchObject({ message: 'The worker ended before its work was done.' });
  worker(1).reply({ type: 'result', id: 2, value: 'B' });
  await expect(second).resolves.toBe('B');
});

test('a worker that ends while it rests is replaced before the next call', async () => {
  const { pool, worker } = makePool();
  const first = pool.call('echo', 'a');
  const end = await startHeld(worker());
  worker().reply({ type: 'result', id: 1, value: 'A' });
  await first;
  end();
  await vi.waitFor(() => expect(worker().isTerminated).toBe(true));
  const second = pool.call('echo', 'b');
  worker(1).reply({ type: 'result', id: 2, value: 'B' });
  await expect(second).resolves.toBe('B');
});

test('a worker that is busy is not taken for one that ended', async () => {
  const { pool, worker } = makePool();
  const call = pool.call('echo', 'a');
  const end = await startHeld(worker());
  await new Promise((resolve) => setTimeout(resolve, 50));
  worker().reply({ type: 'result', id: 1, value: 'A' });
  await expect(call).resolves.toBe('A');
  end();
});

test('a worker that ends before it has started fails its call in the end, as no fault of the input', async () => {
  vi.useFakeTimers();
  try {
    const { pool, worker } = makePool();
    const waiting = pool.call('echo', 'a', { timeLimitMs: 1000 }).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(60_999);
    expect(worker().isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(worker().isTerminated).toBe(true);
    expect(await waiting).not.toBeInstanceOf(ToolInputError);
  } finally {
    vi.useRealTimers();
  }
});

test('the time a call waits for others does not count', async () => {
  vi.useFakeTimers();
  try {
    const { pool, worker } = makePool();
    void pool.call('echo', 'a');
    const second = pool.call('echo', 'b', { timeLimitMs: 1000 });
    worker().reply({ type: 'ready', isHeld: false });
    await vi.advanceTimersByTimeAsync(600_000);
    worker().reply({ type: 'result', id: 1, value: 'A' });
    await vi.advanceTimersByTimeAsync(999);
    worker().reply({ type: 'result', id: 2, value: 'B' });
    await expect(second).resolves.toBe('B');
  } finally {
    vi.useRealTimers();
  }
});

test('a lifeline is not held where there are no Web Locks', async () => {
  vi.stubGlobal('navigator', {});
  try {
    await expect(holdLifeline('any')).resolves.toBe(false);
  } finally {
    vi.unstubAllGlobals();
  }
});
