import { useCallback, useEffect, useRef, useState } from 'react';
import { createWorkerPool, type WorkerPool } from '#client/lib/workers/pool.ts';
import { isAbortError } from '#core/errors.ts';
import workerUrl from '../worker.ts?worker&url';
import type { Look, LookRequest, OpenedPicture, PickerWorkerApi } from '../worker-api.ts';

export type PickerWorker = WorkerPool<PickerWorkerApi>;

interface PictureState {
  readonly worker: PickerWorker | undefined;
  readonly opened: OpenedPicture | undefined;
  /** Why the picture could not be opened. */
  readonly error: unknown;
}

const closed: PictureState = { worker: undefined, opened: undefined, error: undefined };

/** A picture held by a worker of its own for as long as it is shown. */
export function usePicture(file: File): PictureState {
  const [state, setState] = useState(closed);
  useEffect(() => {
    const worker: PickerWorker = createWorkerPool<PickerWorkerApi>(workerUrl, { idleMs: Infinity });
    setState(closed);
    worker.call('open', { file }).then(
      (opened) => {
        setState({ worker, opened, error: undefined });
      },
      (error: unknown) => {
        if (!isAbortError(error)) setState({ ...closed, error });
      },
    );
    return () => {
      worker.dispose();
    };
  }, [file]);
  return state;
}

/** Looks at places one after the other: of those that come meanwhile, the last. */
export function useLook(worker: PickerWorker | undefined) {
  const [look, setLook] = useState<Look>();
  const queue = useRef<{ isBusy: boolean; next: LookRequest | undefined }>({
    isBusy: false,
    next: undefined,
  });
  const lookAt = useCallback(
    (request: LookRequest) => {
      const own = queue.current;
      own.next = request;
      if (own.isBusy || !worker) return;
      own.isBusy = true;
      const work = async () => {
        while (own.next) {
          const wanted = own.next;
          own.next = undefined;
          setLook(await worker.call('look', wanted));
        }
      };
      work()
        .catch((error: unknown) => {
          if (!isAbortError(error)) throw error;
        })
        .finally(() => {
          own.isBusy = false;
        });
    },
    [worker],
  );
  useEffect(() => {
    queue.current = { isBusy: false, next: undefined };
    setLook(undefined);
  }, [worker]);
  return { look, lookAt };
}
