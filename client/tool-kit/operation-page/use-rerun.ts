import { useEffect, useState } from 'react';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import type { RunWords } from '#client/tool-kit/operations/page-words.ts';
import { notify } from '#client/ui/toast-store.ts';
import type { OperationRun } from './use-operation.ts';

/** Runs the work again, and says so once it is done. */
export function useRerun(
  run: OperationRun<OperationResult>,
  words: RunWords | undefined,
  onDone?: () => void,
): () => void {
  const [isAsked, setIsAsked] = useState(false);
  const { status, restart } = run;
  const done = words?.done;
  useEffect(() => {
    if (!isAsked || status === 'running') return;
    setIsAsked(false);
    if (status !== 'done') return;
    if (done !== undefined) notify({ title: done });
    onDone?.();
  }, [isAsked, status, done, onDone]);
  return () => {
    setIsAsked(true);
    restart();
  };
}
