import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { createToolRun, type RunState, type RunTask, type ToolRunStore } from './tool-run.ts';

export interface ToolRun<Output>
  extends RunState<Output>, Pick<ToolRunStore<Output>, 'start' | 'cancel' | 'reset'> {}

/**
 * Runs a tool's work. A mistake or a fault of ours becomes `error`; an abort is silent. The run ends with the
 * component.
 */
export function useToolRun<Output>(): ToolRun<Output> {
  const [store] = useState(() => createToolRun<Output>());
  const [state, setState] = useState(store.read);
  useEffect(() => {
    let hasOutput = false;
    const stopListening = store.subscribe(() => {
      const next = store.read();
      // The first output draws everything around it, much more than any later one changes. It is drawn in pieces,
      // so that the page stays responsive.
      const isFirst = !hasOutput && next.output !== undefined;
      hasOutput = next.output !== undefined;
      if (isFirst) startTransition(() => setState(next));
      else setState(next);
    });
    setState(store.read());
    return () => {
      stopListening();
      store.cancel();
    };
  }, [store]);
  return { ...state, start: store.start, cancel: store.cancel, reset: store.reset };
}

/**
 * Runs `task` whenever it is another function (so memoize it by its dependencies), `delayMs` after the last change.
 * Undefined means that there is nothing to do. A run started by hand replaces a waiting one. Instead of a time, a
 * function of stable identity may return it when it is needed.
 */
export function useLiveRun<Output>(
  task: RunTask<Output> | undefined,
  delayMs: number | (() => number) = 0,
): ToolRun<Output> {
  const run = useToolRun<Output>();
  const { start, reset } = run;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!task) {
      reset();
      return;
    }
    const quietMs = typeof delayMs === 'number' ? delayMs : delayMs();
    if (quietMs === 0) {
      start(task);
      return;
    }
    waiting.current = setTimeout(() => {
      start(task);
    }, quietMs);
    return () => {
      clearTimeout(waiting.current);
    };
  }, [task, delayMs, start, reset]);

  const startNow = useCallback(
    (own: RunTask<Output>) => {
      clearTimeout(waiting.current);
      start(own);
    },
    [start],
  );
  return { ...run, start: startNow };
}

/** For `useLiveRun`: typed text must rest for `quietMs`; a file that was just chosen need not. */
export function useQuietTime(source: unknown, quietMs: number): () => number {
  const last = useRef<unknown>(undefined);
  return useCallback(() => {
    const isTyped = typeof source === 'string' || last.current === source;
    last.current = source;
    return isTyped ? quietMs : 0;
  }, [source, quietMs]);
}
