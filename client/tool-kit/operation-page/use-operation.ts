import type { Note, ToolInputError } from '#core/errors.ts';
import type { Progress } from '#core/task.ts';
import { useMemo, useState } from 'react';
import type {
  AnyOperation,
  OperationSource,
  OptionsOf,
  ResultOf,
} from '#client/tool-kit/operations/operation.ts';
import type { TaskScope } from '#client/tool-kit/running/tool-run.ts';
import { type ToolRun, useLiveRun, useQuietTime } from '#client/tool-kit/running/use-tool-run.ts';
import type { CodeMark } from '#client/ui/code/code-marks.ts';
import { useHasUnreadBox } from '#client/ui/fields/unread-boxes.ts';

/** An operation's options by name, as the standard page holds them. */
export type Options = Readonly<Record<string, unknown>>;

interface OperationOptions {
  /** How long to wait after the last key before the work begins; by default it depends on the size. */
  readonly quietMs?: number;
  /** Instead of the operation's own, where the person chose another. */
  readonly timeLimitMs?: number;
}

export interface OperationRun<Result> extends Omit<ToolRun<Result>, 'start' | 'reset'> {
  /** The source of the output. */
  readonly outputSource: OperationSource;
  /** True once the work on the current input was canceled. */
  readonly isCanceled: boolean;
  /** Runs at once, without waiting for a pause in typing. */
  readonly restart: () => void;
  /** True as soon as the input or an option differs from the source of the output. */
  readonly isStale: boolean;
  /** The output's notes; none while it is stale. */
  readonly notes: readonly Note[];
  /** The places of notes and of the mistake, for the input's editor. */
  readonly marks: readonly CodeMark[];
}

interface Finished<Result> {
  readonly task: object;
  readonly source: OperationSource;
  readonly result: Result;
}

/** Replaces the input of an operation that works from its options only. */
export const noInput = new Blob();

const typingMs = 60;
/** Above this size, stopping a worker and starting another at each key would be felt. */
const largeSize = 100_000;
const typingLargeMs = 250;
const noNotes: readonly Note[] = [];

/**
 * Runs a tool's operation on `source`, again whenever the source or an option changes: `useOperation<typeof
 * operation>( 'url-encoder', source, state)` with `import type operation`. Keeps the last good output. Does not run
 * for undefined and the empty text. Compares sources and options by identity.
 */
export function useOperation<Op extends AnyOperation>(
  toolId: string,
  source: OperationSource,
  options: Partial<OptionsOf<Op>>,
  { quietMs = quietMsFor(source), timeLimitMs }: OperationOptions = {},
): OperationRun<ResultOf<Op>> {
  const isIdle = source === undefined || source === '';
  const task = useMemo(() => {
    if (isIdle) return undefined;
    const own = async ({ signal, reportProgress }: TaskScope): Promise<Finished<ResultOf<Op>>> => {
      const { runOperation } = await import('#client/tool-kit/operations/runner.ts');
      const finish = (result: unknown) => ({ task: own, source, result: result as ResultOf<Op> });
      const onProgress = ({ early, ...progress }: Progress) =>
        reportProgress(progress, early ? { output: finish(early), isStale: false } : undefined);
      return finish(await runOperation(toolId, source, options, { signal, onProgress, timeLimitMs }));
    };
    return own;
  }, [isIdle, toolId, source, options, timeLimitMs]);
  const {
    output: finished,
    error,
    isStale: isBehind,
    status,
    progress,
    elapsedMs,
    startedAtMs,
    cancel: stop,
    start,
  } = useLiveRun(task, useQuietTime(source, quietMs));
  const [canceled, setCanceled] = useState<object>();
  const hasUnread = useHasUnreadBox();
  const isStale = finished !== undefined && (isBehind || finished.task !== task || hasUnread);
  const notes = isStale ? noNotes : (finished?.result.notes ?? noNotes);
  const marks = useMemo(() => marksOf(notes, error), [notes, error]);
  return {
    output: finished?.result,
    outputSource: finished?.source,
    isStale,
    notes,
    marks,
    error,
    status,
    progress,
    elapsedMs,
    startedAtMs,
    isCanceled: task !== undefined && canceled === task,
    cancel: () => {
      stop();
      setCanceled(() => task);
    },
    restart: () => {
      setCanceled(undefined);
      if (task) start(task);
    },
  };
}

function quietMsFor(source: OperationSource): number {
  const size = typeof source === 'string' ? source.length : source instanceof Blob ? source.size : 0;
  return size > largeSize ? typingLargeMs : typingMs;
}

const noMarks: readonly CodeMark[] = [];

/** The places of notes and of a mistake as marks of the editor; those without an offset have none. */
function marksOf(notes: readonly Note[], error: ToolInputError | undefined): readonly CodeMark[] {
  const marks = notes.flatMap(({ severity, sentence, place }) =>
    place?.offset === undefined
      ? []
      : [{ from: place.offset, to: place.offset + (place.length ?? 1), message: sentence, severity }],
  );
  const { offset, field } = error?.details ?? {};
  // A mistake in a field has its place there.
  if (error && offset !== undefined && field === undefined) {
    marks.push({ from: offset, to: offset + 1, message: error.message, severity: 'error' });
  }
  // Always the same empty list, because the editor redraws for a new one.
  return marks.length === 0 ? noMarks : marks;
}
