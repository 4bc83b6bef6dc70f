import { useCallback, useEffect, useRef, useState } from 'react';
import { openSession, type Session } from '#client/tool-kit/operations/session.ts';
import { describeFault } from '#client/tool-kit/running/fault.ts';
import { isAbortError, ToolInputError } from '#core/errors.ts';
import type { Look, LookRequest, OpenedPicture, PickerSession } from '../session-api.ts';

export type PickerWorker = Session<PickerSession>;

interface PictureState {
  readonly worker: PickerWorker | undefined;
  readonly opened: OpenedPicture | undefined;
  /** The reason why the picture cannot be shown. */
  readonly error: ToolInputError | undefined;
}

interface ShownPicture extends PictureState {
  /** Handles an error while reading a color; the picture can be opened again. */
  readonly fail: (error: unknown) => void;
}

const closed: PictureState = { worker: undefined, opened: undefined, error: undefined };

/** A worker that has loaded its code, for the next picture. */
let waiting: PickerWorker | undefined;

function openPicker(): PickerWorker {
  return openSession<PickerSession>('image-color-picker', { idleMs: Infinity });
}

/** Starts the worker for a picture that is about to come. */
export function warmUpPicker(): void {
  if (waiting) return;
  waiting = openPicker();
  waiting.call('warmUp', undefined).catch(() => undefined);
}

/** Opens a picture in a worker of its own for as long as it is shown. */
export function usePicture(file: File): ShownPicture {
  const [state, setState] = useState(closed);
  const [attempt, setAttempt] = useState(0);
  const fail = useCallback((error: unknown) => {
    if (isAbortError(error)) return;
    const openAgain = () => setAttempt((count) => count + 1);
    setState({ ...closed, error: error instanceof ToolInputError ? error : describeFault(error, openAgain) });
  }, []);
  useEffect(() => {
    const worker = waiting ?? openPicker();
    waiting = undefined;
    setState(closed);
    worker.call('open', { file }).then((opened) => {
      setState({ worker, opened, error: undefined });
    }, fail);
    return () => {
      worker.dispose();
    };
  }, [file, attempt, fail]);
  return { ...state, fail };
}

/** Reads positions one at a time; of those requested meanwhile, only the last is read. */
export function useLook(worker: PickerWorker, onFail: (error: unknown) => void) {
  const [look, setLook] = useState<Look>();
  const queue = useRef<{ isBusy: boolean; next: LookRequest | undefined }>({
    isBusy: false,
    next: undefined,
  });
  const lookAt = useCallback(
    (request: LookRequest) => {
      const own = queue.current;
      own.next = request;
      if (own.isBusy) return;
      own.isBusy = true;
      const work = async () => {
        while (own.next) {
          const wanted = own.next;
          own.next = undefined;
          setLook(await worker.call('look', wanted));
        }
      };
      work()
        .catch(onFail)
        .finally(() => {
          own.isBusy = false;
        });
    },
    [worker, onFail],
  );
  useEffect(() => {
    queue.current = { isBusy: false, next: undefined };
    setLook(undefined);
  }, [worker]);
  return { look, lookAt };
}
