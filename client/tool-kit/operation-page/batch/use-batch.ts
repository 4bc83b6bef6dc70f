import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { DiskFolder } from '#client/lib/files/disk-folder.ts';
import { FileQueueStore, type ProcessFile, type QueueItem } from '#client/tool-kit/files/file-queue.ts';
import { useKeptFiles } from '#client/tool-kit/frame/tool-context.ts';
import { runOperation } from '#client/tool-kit/operations/runner.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import { useHasUnreadBox } from '#client/ui/fields/unread-boxes.ts';
import { type BatchResult, createResultKeeper } from './batch-results.ts';

export interface BatchWork {
  readonly toolId: string;
  /** The first files; more may be added. */
  readonly files: readonly File[];
  readonly filesAtOnce?: number | undefined;
  /** Another object is another run. */
  readonly options: object;
  /** Instead of the tool's operation, for work of several steps. Memoize it. */
  readonly runFile?: ProcessFile<OperationResult> | undefined;
}

export interface Batch {
  readonly items: readonly QueueItem<BatchResult>[];
  /** The items whose results are of the current options. */
  readonly ready: readonly QueueItem<BatchResult>[];
  readonly isBusy: boolean;
  readonly canceledCount: number;
  readonly folder: DiskFolder;
  readonly isStale: (item: QueueItem<BatchResult>) => boolean;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: number) => void;
  /** Works on unfinished files, or on all files if the options have changed or all are done. */
  readonly run: () => void;
  readonly cancel: () => void;
}

const usualFilesAtOnce = 3;

/** The files of a batch and their results. `hasStart`: once there are results, several files wait for `run`. */
export function useBatch(
  { toolId, files, filesAtOnce = usualFilesAtOnce, options, runFile }: BatchWork,
  hasStart: boolean,
): Batch {
  const [queue] = useState(() => new FileQueueStore<BatchResult>(filesAtOnce));
  const { items } = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  useKeptFiles(useMemo(() => items.map(({ file }) => file), [items]));

  useEffect(() => {
    queue.add(files);
    return queue.clear;
  }, [queue, files]);
  const [folder] = useState(() => new DiskFolder());
  const waits = hasStart && items.some(({ result }) => result);
  const [asked, ask] = useAskedOptions(options, waits, waits && items.length === 1);
  const work = useMemo(
    () => workOn(toolId, asked.options, folder, runFile),
    [toolId, asked, folder, runFile],
  );
  useEffect(() => {
    queue.restart(work);
    return folder.close;
  }, [queue, work, folder, files]);

  const hasUnread = useHasUnreadBox();
  const isStale = ({ result }: QueueItem<BatchResult>) => result?.options !== options || hasUnread;
  const isChanged = asked.options !== options;
  const canceledCount = items.filter(({ status }) => status === 'canceled').length;
  return {
    items,
    ready: items.filter((item) => item.status === 'done' && !isStale(item)),
    isBusy: items.some(({ status }) => status === 'running' || status === 'waiting'),
    canceledCount,
    folder,
    isStale,
    add(added) {
      queue.add(added);
      if (isChanged) ask();
      // A canceled batch would wait for ever.
      else if (canceledCount > 0) queue.start(work);
    },
    remove: queue.remove,
    run() {
      if (!isChanged && items.some(({ status }) => status !== 'done')) queue.start(work);
      else ask();
    },
    cancel: queue.cancel,
  };
}

/** How long an option must rest before the only file follows it. */
const restMs = 300;

/** The options to work with: the newest, or while it `waits` those that were asked for last. */
function useAskedOptions(options: object, waits: boolean, followsAtRest: boolean) {
  const [asked, setAsked] = useState({ options });
  const ask = useCallback(() => setAsked({ options }), [options]);
  const isChanged = asked.options !== options;
  if (isChanged && !waits) ask();
  useEffect(() => {
    if (!isChanged || !followsAtRest) return undefined;
    const resting = setTimeout(ask, restMs);
    return () => clearTimeout(resting);
  }, [isChanged, followsAtRest, ask]);
  return [asked, ask] as const;
}

function workOn(
  toolId: string,
  options: object,
  folder: DiskFolder,
  runFile: ProcessFile<OperationResult> = (file, { signal, reportProgress }) =>
    runOperation(toolId, file, options, { signal, onProgress: reportProgress }),
): ProcessFile<BatchResult> {
  const keep = createResultKeeper(folder);
  return async (file, scope) => ({ result: await keep(await runFile(file, scope)), options });
}

/** Calls `onEnd` when the work has come to its end. */
export function useEndOfWork(isBusy: boolean, onEnd: () => void): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) onEnd();
    wasBusy.current = isBusy;
  });
}
