import { FileQueueStore } from '#client/tool-kit/files/file-queue.ts';
import { describeFault } from '#client/tool-kit/running/fault.ts';
import { notify } from '#client/ui/toast-store.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import { isAbortError, ToolInputError } from '#core/errors.ts';
import { describeLeftOut, describeRefusal, sortFiles } from './accepted-files.ts';
import { type BenchState, type CompressItem, emptyBench } from './bench-state.ts';
import type { Engine } from '../compressing/engine.ts';
import type { CompressedFile } from '../compressing/compressed-file.ts';
import { describeCompletion } from './completion.ts';
import type { CompressOptions } from '../compressing/options.ts';
import { fingerprint } from '../state.ts';

/** The page's batch and its methods. */
export interface Bench extends Pick<Engine, 'compare'> {
  read(): BenchState;
  subscribe(onChange: () => void): () => void;
  /** Adds the pictures among the files; a note names the others. */
  addFiles(files: readonly File[]): Promise<void>;
  /** Compresses the remaining pictures, or all of them if the options have changed. */
  compress(options: CompressOptions): void;
  cancel(): void;
  remove(id: number): void;
  clear(): void;
  dispose(): void;
}

/** Creates the batch; `readKind` detects a file's kind from its content. */
export function createBench(engine: Engine, readKind: (file: File) => Promise<DataKind | undefined>): Bench {
  const queue = new FileQueueStore<CompressedFile>(engine.maxAtOnce);
  const listeners = new Set<() => void>();
  let state = emptyBench;

  function publish(change: Partial<BenchState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  queue.subscribe(() => {
    const { items } = queue.read();
    const wasBusy = state.isBusy;
    const isBusy = items.some(({ status }) => status === 'running');
    publish({ items, isBusy });
    if (wasBusy && !isBusy) announceEnd(items);
  });

  async function inspect(file: File): Promise<void> {
    const known = await engine.inspect(file).catch((error: unknown) => {
      if (isAbortError(error)) return undefined;
      return error instanceof ToolInputError ? error : describeFault(error);
    });
    if (known) publish({ facts: new Map(state.facts).set(file, known) });
  }

  return {
    compare: engine.compare,
    read: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    async addFiles(files) {
      const known = await Promise.all(files.map(async (file) => ({ file, kind: await readKind(file) })));
      const { images, others } = sortFiles(known);
      if (others.length > 0) {
        const text = describeRefusal(others, images.length === 0);
        notify({ title: 'Invalid File', text, tone: 'destructive' });
        publish({ leftOut: [...state.leftOut, ...others.map(describeLeftOut)] });
      }
      // After a run, the queue would start new files automatically with that run's options.
      const isWaiting = state.items.some(({ status }) => status === 'waiting');
      if (!state.isBusy && !isWaiting) queue.cancel();
      queue.add(images);
      for (const image of images) void inspect(image);
    },
    compress(options) {
      const isSame = state.lastRun === fingerprint(options);
      const hasLeft = state.items.some(({ status }) => status !== 'done');
      const run = isSame && hasLeft ? queue.start : queue.restart;
      publish({ lastRun: fingerprint(options) });
      run((file, scope) => engine.compress(file, options, scope));
    },
    cancel: queue.cancel,
    remove: queue.remove,
    clear() {
      queue.clear();
      publish({ lastRun: undefined, facts: new Map(), leftOut: [] });
    },
    dispose() {
      queue.clear();
      engine.dispose();
    },
  };
}

/** Shows one message at the end of a run, unless it was canceled. */
function announceEnd(items: readonly CompressItem[]): void {
  if (items.some(({ status }) => status === 'canceled')) return;
  const done = items.flatMap(({ file, result, status }) =>
    result && status === 'done'
      ? [{ originalBytes: file.size, compressedBytes: result.blob.size, isOriginal: result.isOriginal }]
      : [],
  );
  if (done.length > 0) notify({ title: describeCompletion(done) });
}
