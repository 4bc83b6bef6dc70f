import { useMemo } from 'react';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { type ToolRun, useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import type { CallList } from '../matching/exec-calls.ts';
import { flagText } from '../matching/flags.ts';
import { callsInWorker } from '../matching/running.ts';
import type { RegexState } from '../state.ts';

/** Calls of `exec`, and what they were made with. */
export interface ListedCalls extends CallList {
  readonly flags: string;
  /** Undefined where the text is a file. */
  readonly text: string | undefined;
}

const quietMs = 30;

/** Calls `exec` on every change; undefined as `lastIndex` for one that makes no sense. */
export function useCallsRun(
  content: string | Blob,
  state: RegexState,
  lastIndex: number | undefined,
): ToolRun<ListedCalls> {
  const { pattern, isMovingOn, timeLimitMs } = state;
  const flags = flagText(state);
  const task = useMemo(() => {
    if (lastIndex === undefined) return undefined;
    return async ({ signal }: TaskScope) => {
      const call = { pattern, flags, content, lastIndex, isMovingOn };
      const list = await callsInWorker(call, timeLimitMs, signal);
      return { ...list, flags, text: typeof content === 'string' ? content : undefined };
    };
  }, [content, pattern, flags, lastIndex, isMovingOn, timeLimitMs]);
  return useLiveRun<ListedCalls>(task, quietMs);
}
