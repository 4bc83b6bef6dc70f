import { useMemo } from 'react';
import type {
  AnyOperation,
  OperationNote,
  OperationSource,
  OptionsOf,
  ResultOf,
} from '#client/tool-kit/operations/operation.ts';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { type ToolRun, useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import type { CodeMark } from '#client/ui/code/code-marks.ts';
import { marksOf } from './marks.ts';

interface OperationOptions {
  /** How long the input must rest before the work begins. */
  readonly quietMs?: number;
}

export interface OperationRun<Result> extends Omit<ToolRun<Result>, 'start' | 'reset'> {
  /** True from the moment the input or an option differs from what the output was made of. */
  readonly isStale: boolean;
  /** What the output comes with; none while it is stale. */
  readonly notes: readonly OperationNote[];
  /** The places of notes and of the mistake, for the input's editor. */
  readonly marks: readonly CodeMark[];
}

interface Finished<Result> {
  readonly task: object;
  readonly result: Result;
}

const typingMs = 60;
const noNotes: readonly OperationNote[] = [];

/**
 * A tool's operation on `source`, run anew whenever the source or an option changes: `useOperation<typeof operation>(
 * 'url-encoder', source, state)` with `import type operation`. The last good output stays. Undefined and the empty
 * text are nothing to work on. Sources and options are compared by identity.
 */
export function useOperation<Op extends AnyOperation>(
  toolId: string,
  source: OperationSource,
  options: Partial<OptionsOf<Op>>,
  { quietMs = typingMs }: OperationOptions = {},
): OperationRun<ResultOf<Op>> {
  const isIdle = source === undefined || source === '';
  const task = useMemo(() => {
    if (isIdle) return undefined;
    const own = async ({ signal, reportProgress }: TaskScope): Promise<Finished<ResultOf<Op>>> => {
      const { runOperation } = await import('#client/tool-kit/operations/runner.ts');
      const result = await runOperation(toolId, source, options, { signal, onProgress: reportProgress });
      return { task: own, result: result as ResultOf<Op> };
    };
    return own;
  }, [isIdle, toolId, source, options]);
  const {
    output: finished,
    error,
    isStale: isBehind,
    status,
    progress,
    elapsedMs,
    bug,
    cancel,
  } = useLiveRun(task, quietMs);
  const isStale = finished !== undefined && (isBehind || finished.task !== task);
  const notes = isStale ? noNotes : (finished?.result.notes ?? noNotes);
  const marks = useMemo(() => marksOf(notes, error), [notes, error]);
  return { output: finished?.result, isStale, notes, marks, error, status, progress, elapsedMs, bug, cancel };
}
