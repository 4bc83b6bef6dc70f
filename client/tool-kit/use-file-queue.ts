import { useEffect, useState, useSyncExternalStore } from 'react';
import { FileQueueStore, type QueueItem } from './file-queue.ts';

type Actions<Result> = Pick<
  FileQueueStore<Result>,
  'add' | 'start' | 'restart' | 'cancel' | 'remove' | 'clear'
>;

export interface FileQueue<Result> extends Actions<Result> {
  readonly items: readonly QueueItem<Result>[];
  readonly isBusy: boolean;
}

/** A file queue that lives as long as the component. Faults of ours go to the tool's error panel. */
export function useFileQueue<Result>(concurrency: number): FileQueue<Result> {
  const [store] = useState(() => new FileQueueStore<Result>(concurrency));
  const { items, bug } = useSyncExternalStore(store.subscribe, store.read, store.read);
  useEffect(() => store.cancel, [store]);
  if (bug) throw bug;
  const { add, start, restart, cancel, remove, clear } = store;
  const isBusy = items.some((item) => item.status === 'running' || item.status === 'waiting');
  return { items, isBusy, add, start, restart, cancel, remove, clear };
}
